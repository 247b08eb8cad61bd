import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { useFormat } from '../i18n/useFormat.ts'
import { lane } from '../theme/lane.ts'
import { useOnline } from '../useOnline.ts'
import { useConnectionState } from './useConnectionState.ts'

/** A connection that is back this soon, in milliseconds, is not worth a word. */
const BLIP_MS = 3000

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
    border: `1px solid ${lane.gold}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: lane.cardShadow,
    color: tokens.colorNeutralForeground1,
    textAlign: 'center',
    pointerEvents: 'auto',
  },
})

/**
 * Says that nothing new is told any more: at once while the device has no network, and after a moment, with since when, while
 * only the connection for updates is lost.
 */
export function ConnectionNotice() {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const online = useOnline()
  const state = useConnectionState()
  const heardAt = state.is === 'lost' ? state.heardAt : null
  /** When the server had been heard of before the loss that was told last. */
  const [told, setTold] = useState<number | null>(null)

  useEffect(() => {
    if (heardAt === null) return
    const timer = setTimeout(() => setTold(heardAt), BLIP_MS)
    return () => clearTimeout(timer)
  }, [heardAt])

  const words = !online
    ? t('habits.offline')
    : heardAt !== null && told === heardAt
      ? t('live.lost', { time: format.dateTime(heardAt) })
      : null

  return (
    <output className={styles.place}>
      {words === null ? null : <span className={styles.notice}>{words}</span>}
      {online && state.is === 'live' && told !== null ? <VisuallyHidden>{t('live.back')}</VisuallyHidden> : null}
    </output>
  )
}
