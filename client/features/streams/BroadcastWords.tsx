import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { useNow } from '../../components/useNow.ts'
import type { WatchedStream_streamFragment } from '../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import { useChannelWords } from './useChannelWords.ts'

interface BroadcastWordsProps {
  readonly stream: Pick<WatchedStream_streamFragment, 'live' | 'lastLiveAt' | 'unknownReason'>
}

const useStyles = makeStyles({ time: { whiteSpace: 'nowrap' } })

const MINUTE_MS = 60_000

/** `Road to 1,300 · League of Legends · live for 2 h 10 min`. */
export function BroadcastWords({ stream: { live, lastLiveAt, unknownReason } }: BroadcastWordsProps) {
  const { t } = useTranslation()
  const words = useChannelWords()
  if (live === null && unknownReason !== null) return words(`reasons.${unknownReason}`)
  if (live === null) {
    return lastLiveAt === null ? (
      t('streams.activity.never')
    ) : (
      <Age moment={lastLiveAt}>{(age) => t('streams.activity.lastLive', { age })}</Age>
    )
  }
  return (
    <>
      {[live.title, live.game?.name ?? '']
        .map((words) => words.trim())
        .filter((words) => words !== '')
        .map((words) => `${words} · `)}
      <LiveFor startedAt={live.startedAt} />
    </>
  )
}

function LiveFor({ startedAt }: { readonly startedAt: string }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const moments = useMomentFormat()
  const minutes = Math.max(0, Math.floor((useNow(MINUTE_MS) - Date.parse(startedAt)) / MINUTE_MS))
  const values = { hours: format.number(Math.floor(minutes / 60)), minutes: minutes % 60 }
  return (
    <time className={styles.time} dateTime={startedAt} title={moments.dateTime(startedAt)} suppressHydrationWarning>
      {minutes < 60 ? t('streams.liveForMinutes', values) : t('streams.liveFor', values)}
    </time>
  )
}
