import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lane, PHONE } from '../theme/lane.ts'
import { useSessionNews } from './session.ts'
import { SignInButton } from './SignInButton.tsx'

/** How long what somebody has done himself is said, in milliseconds. */
const SAID_MS = 6000

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    zIndex: 20,
    insetInline: '12px',
    // Over the places of what is said of the connection and of a newer version.
    bottom: 'calc(120px + var(--consentHeight, 0px))',
    [PHONE]: { bottom: 'calc(140px + var(--consentHeight, 0px))' },
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px 12px',
    padding: '8px 8px 8px 16px',
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: lane.cardShadow,
    color: tokens.colorNeutralForeground1,
    pointerEvents: 'auto',
  },
  buttons: { display: 'flex', gap: '8px' },
})

/** Says that somebody is signed in or out now: for a moment, or until it is read where he did not do so himself. */
export function SessionNotice() {
  const styles = useStyles()
  const { t } = useTranslation()
  const news = useSessionNews()
  const [read, setRead] = useState<typeof news>(null)
  const said = news === read ? null : news

  useEffect(() => {
    if (said === null || said.is === 'ended') return
    const timer = setTimeout(() => setRead(said), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  return (
    <div className={styles.place}>
      <div className={said === null ? undefined : styles.notice}>
        <output>{said === null ? null : t(`session.news.${said.is}`)}</output>
        {said === null ? null : (
          <div className={styles.buttons}>
            {said.is === 'ended' ? <SignInButton appearance="primary" /> : null}
            <Button appearance="subtle" onClick={() => setRead(said)}>
              {t('session.dismiss')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
