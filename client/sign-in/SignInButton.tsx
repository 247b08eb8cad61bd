import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { use, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../components/keep-focus.ts'
import { LeavesFocus } from '../components/LeavesFocus.tsx'
import { ownTokens } from '../theme/tokens.ts'
import type { SignInDialogProps } from './SignInDialog.tsx'
import { useSignInOffer } from './useSignInOffer.ts'

const useStyles = makeStyles({
  failure: { margin: '6px 0 0', color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

interface SignInButtonProps {
  /** `primary` where signing in is the main action. */
  readonly appearance?: 'primary' | 'secondary'
}

/** Renders nothing when signing in is not available or already done. A sign-in moves the focus to the surrounding place. */
export function SignInButton({ appearance = 'secondary' }: SignInButtonProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const offered = useSignInOffer() === true
  const keepFocus = use(KeepFocus)
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const [signIns, setSignIns] = useState(0)
  const handFocusOver = useEffectEvent(keepFocus)

  // The surroundings can receive the focus only after the dialog is closed.
  useEffect(() => {
    if (signIns > 0) handFocusOver()
  }, [signIns])

  const open = async () => {
    try {
      const { SignInDialog } = await import('./SignInDialog.tsx')
      setFailed(false)
      setDialog(() => SignInDialog)
    } catch {
      setFailed(true)
    }
  }

  const close = () => setDialog(null)

  return (
    <>
      {offered ? (
        <LeavesFocus>
          <Button appearance={appearance} onClick={() => void open()}>
            {t('session.signIn')}
          </Button>
          {failed ? (
            <p role="alert" className={styles.failure}>
              {t('session.failed')}
            </p>
          ) : null}
        </LeavesFocus>
      ) : null}
      {Dialog === null ? null : (
        <Dialog
          onClose={close}
          onSignedIn={() => {
            close()
            setSignIns(signIns + 1)
          }}
        />
      )}
    </>
  )
}
