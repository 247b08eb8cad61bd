import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { TextField } from '../components/TextField.tsx'
import { Toggle } from '../components/Toggle.tsx'
import { useSignInWords } from './useSignInWords.ts'

const useStyles = makeStyles({
  field: { display: 'grid', justifyItems: 'stretch' },
  show: { justifySelf: 'start', marginInlineStart: '-4px' },
})

interface PasswordFieldProps {
  readonly id: string
  /** True for a new password: the browser then suggests one instead of filling in a known one. */
  readonly isNew: boolean
  readonly error: string | null
  readonly value: string
  readonly onEdit: (value: string) => void
}

/** The text can be shown. */
export function PasswordField({ isNew, ...field }: PasswordFieldProps) {
  const styles = useStyles()
  const words = useSignInWords()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        label={words('password')}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      <span className={styles.show}>
        <Toggle label={words('show')} on={shown} onToggle={setShown} />
      </span>
    </div>
  )
}
