import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { useMomentFormat } from '../i18n/useFormat.ts'
import { ownTokens } from '../theme/tokens.ts'
import { useConnectionState } from './useConnectionState.ts'
import { useOnline } from './useOnline.ts'

/** Shorter interruptions are not reported. With the time of a rendering, a loss is on the page within 3 seconds. */
const BLIP_MS = 2000

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    zIndex: 20,
    insetInline: '12px',
    bottom: 'calc(12px + var(--consentHeight, 0px))',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  notice: {
    maxWidth: '60ch',
    padding: '8px 16px',
    border: `1px solid ${ownTokens.gold}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: ownTokens.cardShadow,
    color: tokens.colorNeutralForeground1,
    textAlign: 'center',
    pointerEvents: 'auto',
  },
})

/** Appears at once while offline; otherwise after a short delay, with the time of the last message. */
export function ConnectionNotice() {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useMomentFormat()
  const online = useOnline()
  const state = useConnectionState()
  const heardAt = state.kind === 'lost' ? state.heardAt : null
  /** `heardAt` of the loss that was reported last. */
  const [reported, setReported] = useState<number | null>(null)

  useEffect(() => {
    if (heardAt === null) return
    const timer = setTimeout(() => setReported(heardAt), BLIP_MS)
    return () => clearTimeout(timer)
  }, [heardAt])

  const words = !online
    ? t('everyPage.offline')
    : heardAt !== null && reported === heardAt
      ? t('live.lost', { time: format.dateTime(heardAt) })
      : null

  return (
    <output className={styles.place}>
      {words === null ? null : <span className={styles.notice}>{words}</span>}
      {online && state.kind === 'live' && reported !== null ? <VisuallyHidden>{t('live.back')}</VisuallyHidden> : null}
    </output>
  )
}
