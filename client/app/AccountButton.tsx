import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { BarButton } from '../components/BarButton.tsx'
import { Glyph } from '../components/Glyph.tsx'
import { useLateComponent } from '../components/useLateComponent.ts'
import { useSession, useSessionNews } from '../sign-in/session.ts'
import { useSignInOffer } from '../sign-in/useSignInOffer.ts'
import { SCREEN_READER_ONLY } from '../theme/screen-reader-only.ts'
import { ownTokens } from '../theme/tokens.ts'

interface OpenedDialogProps {
  readonly onClose: () => void
}

const useStyles = makeStyles({
  glyph: { display: 'flex' },
  signedIn: { color: tokens.colorBrandForeground1 },
  said: SCREEN_READER_ONLY,
  failure: { alignSelf: 'center', color: ownTokens.loss, fontSize: tokens.fontSizeBase200 },
})

/** Opens the sign-in, or the account of a signed-in person. Renders nothing where signing in is not possible. */
export function AccountButton() {
  const styles = useStyles()
  const { t } = useTranslation()
  const { kind } = useSession()
  const offered = useSignInOffer()
  const news = useSessionNews()
  const { Component: Dialog, failed, show, hide } = useLateComponent<OpenedDialogProps>()

  if (kind === 'out' && offered !== true) return null

  return (
    <>
      {failed ? (
        <span role="alert" className={styles.failure}>
          {t('session.failed')}
        </span>
      ) : null}
      <output className={styles.said}>{news?.kind === 'signed-in' ? t('session.news.signed-in') : null}</output>
      <BarButton
        label={t(kind === 'out' ? 'session.signIn' : 'session.account')}
        expanded={Dialog !== null}
        onClick={() => void show(kind === 'out' ? importSignIn : importAccount)}
      >
        <span className={mergeClasses(styles.glyph, kind === 'in' && styles.signedIn)}>
          <Glyph name="account" />
        </span>
      </BarButton>
      {Dialog === null ? null : <Dialog onClose={hide} />}
    </>
  )
}

async function importSignIn(): Promise<ComponentType<OpenedDialogProps>> {
  const { SignInDialog } = await import('../sign-in/SignInDialog.tsx')
  return ({ onClose }) => <SignInDialog onClose={onClose} onSignedIn={onClose} />
}

async function importAccount(): Promise<ComponentType<OpenedDialogProps>> {
  return (await import('./AccountDialog.tsx')).AccountDialog
}
