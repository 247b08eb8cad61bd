import { Button } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FloatingNotice } from '../../components/FloatingNotice.tsx'
import { serverTime } from '../../hydration/server-time.ts'
import { findLatestBuild, findOwnBuild } from './latest-build.ts'
import { createVersionWatch } from './version-watch.ts'

const TICK_MS = 60_000

/** Stays until the page is reloaded or the notice is dismissed. It never reloads by itself. */
export function VersionNotice() {
  const { t } = useTranslation()
  const [newer, setNewer] = useState<string | null>(null)

  useEffect(() => {
    const own = findOwnBuild()
    if (own === null) return
    const look = createVersionWatch({
      own,
      findLatest: findLatestBuild,
      now: () => serverTime.now(),
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
    <FloatingNotice
      place="second"
      words={newer && t('everyPage.newVersion')}
      buttons={
        <>
          <Button appearance="primary" size="small" onClick={() => window.location.reload()}>
            {t('everyPage.reload')}
          </Button>
          <Button appearance="subtle" size="small" onClick={() => setNewer(null)}>
            {t('everyPage.later')}
          </Button>
        </>
      }
    />
  )
}
