import { makeStyles } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { TextField } from '../components/TextField.tsx'
import { authErrorWords } from './auth-error-words.ts'
import { AuthTrouble } from './AuthTrouble.tsx'
import { BusyButton } from './BusyButton.tsx'
import { isEmail } from './is-email.ts'
import { isAllowed } from './password-rules.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import { useAccountAction } from './useAccountAction.ts'
import { usePasswordPolicy } from './usePasswordPolicy.ts'
import { useSignInWords } from './useSignInWords.ts'

const useStyles = makeStyles({ form: { display: 'grid', gap: '10px' } })

interface PasswordFormProps {
  readonly part: 'signIn' | 'signUp'
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onSignedIn: () => void
}

/** An error code for each invalid field. */
interface FieldTroubles {
  readonly email?: string
  readonly password?: string
}

const NONE: FieldTroubles = {}

export function PasswordForm({ part, email, onEmail, onSignedIn }: PasswordFormProps) {
  const styles = useStyles()
  const words = useSignInWords()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [troubles, setTroubles] = useState(NONE)
  const { state, carryOut } = useAccountAction()
  const isNew = part === 'signUp'
  const policy = usePasswordPolicy(isNew)

  // Moves the focus to the first invalid field.
  useEffect(() => {
    if (troubles !== NONE) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [troubles])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = findTroubles()
    setTroubles(found)
    if (found !== NONE) return
    const outcome = await carryOut((actions) => actions[part](email.trim(), password))
    if (outcome?.kind === 'done') onSignedIn()
  }

  function findTroubles(): FieldTroubles {
    if (!isEmail(email)) return { email: 'invalid-email' }
    if (password === '') return { password: 'missing-password' }
    return isNew && !isAllowed(policy, password) ? { password: 'weak-password' } : NONE
  }

  const wordsOf = (code: string | undefined) => (code === undefined ? null : authErrorWords(words, code))

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id={`${id}email`}
        label={words('email')}
        type="email"
        name="email"
        autoComplete={isNew ? 'email' : 'username'}
        inputMode="email"
        error={wordsOf(troubles.email)}
        value={email}
        onEdit={(value) => {
          setTroubles(NONE)
          onEmail(value)
        }}
      />
      <PasswordField
        id={`${id}password`}
        isNew={isNew}
        error={wordsOf(troubles.password)}
        value={password}
        onEdit={(value) => {
          setTroubles(NONE)
          setPassword(value)
        }}
      />
      {isNew ? <PasswordRules policy={policy} password={password} /> : null}
      <AuthTrouble state={state} />
      <BusyButton
        type="submit"
        appearance="primary"
        size="large"
        wide
        words={words(part)}
        busyWords={words(isNew ? 'signingUp' : 'signingIn')}
        busy={state.kind === 'busy'}
      />
    </form>
  )
}
