import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Dialog } from '../components/Dialog.tsx'
import { privacyPath } from '../paths.ts'
import { AuthTrouble } from './AuthTrouble.tsx'
import { BusyButton } from './BusyButton.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ResetForm } from './ResetForm.tsx'
import { useSessions } from './session.ts'
import { TextButton } from './TextButton.tsx'
import { useAccountAction } from './useAccountAction.ts'
import { useSignInWords } from './useSignInWords.ts'

const useStyles = makeStyles({
  content: { display: 'grid', gap: '14px', paddingBottom: '10px' },
  words: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    '::before': { content: '""', flexGrow: 1, borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
    '::after': { content: '""', flexGrow: 1, borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  ways: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' },
  privacy: {
    justifySelf: 'start',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
  },
})

export interface SignInDialogProps {
  /** Called when the dialog is closed without a sign-in. */
  readonly onClose: () => void
  /** Called after a sign-in, while the dialog is still open. */
  readonly onSignedIn: () => void
}

type Part = 'signIn' | 'signUp' | 'reset'

export function SignInDialog({ onClose, onSignedIn }: SignInDialogProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useSignInWords()
  const sessions = useSessions()
  const google = useAccountAction()
  const [part, setPart] = useState<Part>('signIn')
  const [email, setEmail] = useState('')

  // Browsers allow Google's window only directly after the button press, so the code must be loaded by then.
  useEffect(() => {
    sessions.loadActions().catch(() => {})
  }, [sessions])

  async function signInWithGoogle() {
    const outcome = await google.carryOut((actions) => actions.signInWithGoogle())
    if (outcome?.kind === 'done') onSignedIn()
  }

  const switchTo = (next: Part) => {
    google.forget()
    setPart(next)
  }

  return (
    <Dialog title={words(`title.${part}`)} closeLabel={words('close')} onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.words}>{part === 'reset' ? words('resetWords') : t('session.hint')}</p>
        {part === 'reset' ? (
          <ResetForm email={email} onEmail={setEmail} />
        ) : (
          <>
            <BusyButton
              size="large"
              wide
              words={words('google')}
              busyWords={words('googleBusy')}
              busy={google.state.kind === 'busy'}
              onClick={() => void signInWithGoogle()}
            />
            <AuthTrouble state={google.state} />
            <div className={styles.or}>{words('or')}</div>
            {/* Errors of one form do not apply to the other. */}
            <PasswordForm key={part} part={part} email={email} onEmail={setEmail} onSignedIn={onSignedIn} />
          </>
        )}
        <div className={styles.ways}>
          {part === 'signIn' ? (
            <>
              <TextButton onClick={() => switchTo('signUp')}>{words('toSignUp')}</TextButton>
              <TextButton onClick={() => switchTo('reset')}>{words('toReset')}</TextButton>
            </>
          ) : (
            <TextButton onClick={() => switchTo('signIn')}>{words('toSignIn')}</TextButton>
          )}
        </div>
        <Link to={privacyPath()} className={styles.privacy} onClick={onClose}>
          {words('privacy')}
        </Link>
      </div>
    </Dialog>
  )
}
