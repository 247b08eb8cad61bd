import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState, type SubmitEvent } from 'react'
import { TextField } from '../components/TextField.tsx'
import { ownTokens } from '../theme/tokens.ts'
import { authErrorWords } from './auth-error-words.ts'
import { AuthTrouble } from './AuthTrouble.tsx'
import { BusyButton } from './BusyButton.tsx'
import { isEmail } from './is-email.ts'
import { useAccountAction } from './useAccountAction.ts'
import { useSignInWords } from './useSignInWords.ts'

const useStyles = makeStyles({
  form: { display: 'grid', gap: '10px' },
  sent: {
    display: 'block',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: ownTokens.brandTint,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    ':empty': { display: 'none' },
  },
})

interface ResetFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
}

/** Sends a mail to reset the password. It does not reveal whether an account with the address exists. */
export function ResetForm({ email, onEmail }: ResetFormProps) {
  const styles = useStyles()
  const words = useSignInWords()
  const id = useId()
  const { state, carryOut, forget } = useAccountAction()
  const [wrong, setWrong] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isEmail(email)) {
      void carryOut((actions) => actions.sendReset(email.trim()))
    } else {
      setWrong(true)
      document.getElementById(id)?.focus()
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        id={id}
        label={words('email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        error={wrong ? authErrorWords(words, 'invalid-email') : null}
        value={email}
        onEdit={(value) => {
          setWrong(false)
          forget()
          onEmail(value)
        }}
      />
      <AuthTrouble state={state} />
      <output className={styles.sent}>
        {state.kind === 'done' ? words('resetSent', { email: email.trim() }) : null}
      </output>
      <BusyButton
        type="submit"
        appearance="primary"
        size="large"
        wide
        words={words('reset')}
        busyWords={words('resetting')}
        busy={state.kind === 'busy'}
      />
    </form>
  )
}
