import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lane, PHONE } from '../../theme/lane.ts'
import { findLatestBuild, findOwnBuild } from './latest-build.ts'
import { createVersionWatch } from './version-watch.ts'

/** How often it is seen whether it is time to look, in milliseconds. */
const TICK_MS = 60_000

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    zIndex: 20,
    insetInline: '12px',
    // Over the place of what is said of the connection.
    bottom: 'calc(64px + var(--consentHeight, 0px))',
    [PHONE]: { bottom: 'calc(84px + var(--consentHeight, 0px))' },
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

/** Says that the server gives out a newer version, until that is fetched or put off. It never reloads by itself. */
export function VersionNotice() {
  const styles = useStyles()
  const { t } = useTranslation()
  const [newer, setNewer] = useState<string | null>(null)

  useEffect(() => {
    const own = findOwnBuild()
    if (own === null) return
    const look = createVersionWatch({
      own,
      findLatest: findLatestBuild,
      now: () => Date.now(),
      isVisible: () => document.visibilityState === 'visible',
      tell: setNewer,
    })
    const lookAgain = () => void look()
    const timer = setInterval(lookAgain, TICK_MS)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [])

  return (
    <div className={styles.place}>
      <div className={newer === null ? undefined : styles.notice}>
        <output>{newer === null ? null : t('habits.newVersion')}</output>
        {newer === null ? null : (
          <div className={styles.buttons}>
            <Button appearance="primary" size="small" onClick={() => window.location.reload()}>
              {t('habits.reload')}
            </Button>
            <Button appearance="subtle" size="small" onClick={() => setNewer(null)}>
              {t('habits.later')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
