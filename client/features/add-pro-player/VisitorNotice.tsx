import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { BusyButton } from '../../sign-in/BusyButton.tsx'
import { useSession, useSessions } from '../../sign-in/session.ts'
import { SignInButton } from '../../sign-in/SignInButton.tsx'
import { useSignInOffer } from '../../sign-in/useSignInOffer.ts'
import { ownTokens } from '../../theme/tokens.ts'

const useStyles = makeStyles({
  notice: { display: 'grid', gap: '12px', padding: '24px' },
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
  text: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
  ways: { display: 'grid', gap: '10px', margin: 0, paddingInlineStart: '20px', maxWidth: '60ch' },
  // Not wrapped where there is room.
  code: {
    display: 'inline-block',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '1px 6px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
})

interface VisitorNoticeProps {
  /** Fetches the viewer again. */
  readonly askAgain: () => Promise<unknown>
}

/** Says why a visitor can't edit the rosters, and who can. */
export function VisitorNotice({ askAgain }: VisitorNoticeProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const isSignedIn = useSession().kind === 'in'
  const canSignIn = useSignInOffer() === true
  return (
    <Card className={styles.notice}>
      <h2 className={styles.title}>{t('addProPlayer.visitor.title')}</h2>
      <p className={styles.text}>{t('addProPlayer.visitor.why')}</p>
      <ul className={styles.ways}>
        {canSignIn ? <li>{t('addProPlayer.visitor.signIn')}</li> : null}
        {isSignedIn ? (
          <li>
            {t('addProPlayer.visitor.noRole')} <code className={styles.code}>npm run roles</code>
          </li>
        ) : null}
        {canSignIn || isSignedIn ? null : <li>{t('addProPlayer.visitor.link')}</li>}
        <li>
          {t('addProPlayer.visitor.command')} <code className={styles.code}>npm run operator</code>
        </li>
        <li>
          {t('addProPlayer.visitor.token')} <code className={styles.code}>Authorization: Bearer $OPERATOR_TOKEN</code>
        </li>
      </ul>
      <SignInButton appearance="primary" />
      {isSignedIn ? <LookAgain askAgain={askAgain} /> : null}
    </Card>
  )
}

/** Rechecks a role that was just granted: the present token, up to an hour old, may not include it. */
function LookAgain({ askAgain }: VisitorNoticeProps) {
  const { t } = useTranslation()
  const sessions = useSessions()
  const [busy, setBusy] = useState(false)

  async function lookAgain() {
    setBusy(true)
    // A failure leaves the page as it is.
    await sessions
      .authorization('renewed')
      .then(askAgain)
      .catch(() => {})
    setBusy(false)
  }

  return (
    <BusyButton
      words={t('addProPlayer.visitor.lookAgain')}
      busyWords={t('addProPlayer.visitor.looking')}
      busy={busy}
      onClick={() => void lookAgain()}
    />
  )
}
