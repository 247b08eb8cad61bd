import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNow } from '../components/useNow.ts'
import { useFormat } from '../i18n/useFormat.ts'

interface GameClockProps {
  /** In ISO 8601; null while the game loads. */
  readonly startedAt: string | null
}

const useStyles = makeStyles({ clock: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })

/** A word replaces the time while the game loads. */
export function GameClock({ startedAt }: GameClockProps) {
  const { t } = useTranslation()
  return startedAt === null ? t('liveGame.loading') : <RunningClock startedAt={startedAt} />
}

function RunningClock({ startedAt }: { readonly startedAt: string }) {
  const styles = useStyles()
  const format = useFormat()
  const seconds = (useNow(1000) - Date.parse(startedAt)) / 1000
  return (
    <time className={styles.clock} dateTime={startedAt} suppressHydrationWarning>
      {format.duration(seconds)}
    </time>
  )
}
