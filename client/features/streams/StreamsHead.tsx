import { makeStyles } from '@fluentui/react-components'
import { ExportHead } from '../../exports/ExportHead.tsx'
import type { ChannelState, StreamsPageQuery } from '../../gql/graphql.ts'
import { Announcements } from '../../live/Announcements.tsx'
import type { ListedGame } from '../../live/game-list.ts'
import { createLiveNews, type LiveNews } from '../../live/live-news.ts'
import type { ListedStream } from '../../live/stream-list.ts'
import { StreamCounts } from './StreamCounts.tsx'
import { useStreamsView } from './useStreamsView.ts'

interface StreamsHeadProps {
  readonly source: StreamsPageQuery['streams']['source']
  readonly streams: readonly { readonly live: object | null; readonly state: ChannelState }[]
  readonly news: LiveNews<ListedStream>
}

/** Games are not announced here, because most are not streamed. */
const NO_GAMES = createLiveNews<ListedGame>()

const useStyles = makeStyles({ root: { display: 'grid' } })

/** Renders nothing while Twitch is switched off. */
export function StreamsHead({ source, streams, news }: StreamsHeadProps) {
  const styles = useStyles()
  const [{ league }] = useStreamsView()
  // Before Twitch's first answer, no number is known.
  if (source.state === 'OFF' || source.observedAt === null) return null
  return (
    <div className={styles.root}>
      <ExportHead of="streams" parameters={{ leagues: league }}>
        <StreamCounts source={source} streams={streams} />
      </ExportHead>
      <Announcements streams={news} games={NO_GAMES} />
    </div>
  )
}
