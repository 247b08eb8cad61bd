import { makeStyles } from '@fluentui/react-components'
import { graphql } from '../../gql/gql.ts'
import { useHomeLiveQuery } from '../../gql/HomeLive.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Announcements } from '../../live/Announcements.tsx'
import { gameList } from '../../live/game-list.ts'
import { streamList } from '../../live/stream-list.ts'
import { useAttention } from '../../live/useAttention.ts'
import { useLiveList } from '../../live/useLiveList.ts'
import { HomeLiveSkeleton } from './HomeLiveSkeleton.tsx'
import { LiveNow } from './LiveNow.tsx'
import { EVERY_GAME, homeLiveVariables, LIVE_STREAMS } from './load-home-page.ts'
import { RunningGames } from './RunningGames.tsx'

// Cards and rows read the data of their game or stream themselves.
graphql(/* GraphQL */ `
  query HomeLive($games: ActiveGameFilter!, $streams: StreamFilter!, $locale: Locale!) {
    activeGames(filter: $games) {
      ...GameUpdates_list @nonreactive
      games {
        id
        pros {
          puuid
          proPlayer {
            id
          }
          champion {
            id
            key
            name(locale: $locale) {
              text
              locale
            }
            image
          }
        }
        ...LiveGame_game @nonreactive
      }
    }
    streams(filter: $streams) {
      ...StreamUpdates_list @nonreactive
      streams {
        id
        login
        player {
          id
        }
        ...LiveStream_stream @nonreactive
      }
    }
  }
`)

// The sections are items of the page's grid. A list that grows would move the one below it, so both are held together.
const useStyles = makeStyles({ area: { display: 'contents' } })

export function HomeLive() {
  const styles = useStyles()
  const { attended, areaProps } = useAttention()
  const variables = homeLiveVariables(useLocale())
  const { data, loading } = useHomeLiveQuery({ variables })
  const skip = data === undefined && loading
  const gameNews = useLiveList(gameList, { filter: EVERY_GAME, skip })
  const streamNews = useLiveList(streamList, { filter: LIVE_STREAMS, skip })

  if (skip) return <HomeLiveSkeleton />
  const games = data?.activeGames.games
  const streams = data?.streams.streams
  return (
    <div className={styles.area} {...areaProps}>
      <RunningGames games={games} streams={streams} news={gameNews} held={attended}>
        <Announcements games={gameNews} streams={streamNews} />
      </RunningGames>
      <LiveNow streams={streams} games={games} news={streamNews} held={attended} />
    </div>
  )
}
