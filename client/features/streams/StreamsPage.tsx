import { NetworkStatus } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { graphql } from '../../gql/gql.ts'
import { useStreamsPageQuery } from '../../gql/StreamsPage.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { gameList } from '../../live/game-list.ts'
import { streamList } from '../../live/stream-list.ts'
import { useLiveList } from '../../live/useLiveList.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { KnownStreams } from './KnownStreams.tsx'
import { EVERY, streamsPageVariables } from './load-streams-page.ts'
import { StreamsHead } from './StreamsHead.tsx'
import { StreamsSkeleton } from './StreamsSkeleton.tsx'

graphql(/* GraphQL */ `
  query StreamsPage($streams: StreamFilter!, $games: ActiveGameFilter!, $locale: Locale!) {
    streams(filter: $streams) {
      ...StreamUpdates_list
      streams {
        id
        ...LiveStream_stream
        ...KnownStreams_stream
      }
    }
    activeGames(filter: $games) {
      ...GameUpdates_list
      games {
        id
        ...LiveGame_game
        ...StreamedGame_game
      }
    }
  }
`)

export function StreamsPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data, previousData, loading, networkStatus, refetch } = useStreamsPageQuery({
    variables: streamsPageVariables(locale),
    notifyOnNetworkStatusChange: true,
  })
  const busy = networkStatus === NetworkStatus.refetch
  // The watched streams continue while the page is fetched in another language.
  const known = data ?? (loading ? previousData : undefined)
  const skip = data === undefined
  const news = useLiveList(streamList, { filter: EVERY, skip })
  useLiveList(gameList, { filter: EVERY, skip })

  return (
    <>
      <PageBand
        title={t('streams.title')}
        action={known === undefined ? undefined : <StreamsHead {...known.streams} news={news} />}
      />
      <KeptFocus>
        {known !== undefined ? (
          <KnownStreams {...known.streams} games={known.activeGames.games} news={news} />
        ) : loading && !busy ? (
          <StreamsSkeleton />
        ) : (
          <NoAnswer busy={busy} onRetry={() => void refetch()} />
        )}
      </KeptFocus>
    </>
  )
}
