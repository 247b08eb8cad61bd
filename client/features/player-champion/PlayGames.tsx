import { makeStyles } from '@fluentui/react-components'
import { use, useId } from 'react'
import { KeepFocus } from '../../components/keep-focus.ts'
import { Notice } from '../../components/Notice.tsx'
import { ExportHead } from '../../exports/ExportHead.tsx'
import { graphql } from '../../gql/gql.ts'
import { usePlayerChampionGamesQuery } from '../../gql/PlayerChampionGames.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { PlayerParams } from '../../paths.ts'
import { GamesAnswer } from '../../pro-matches/GamesAnswer.tsx'
import { playerVariables } from '../../pro-scene/player-variables.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { playerChampionGamesVariables } from './load-player-champion-page.ts'
import { usePlayerChampionWords } from './usePlayerChampionWords.ts'

graphql(/* GraphQL */ `
  query PlayerChampionGames(
    $team: String
    $name: String!
    $champion: Int!
    $first: Int!
    $after: String
    $locale: Locale!
  ) {
    proPlayer(by: { name: { name: $name, team: $team } }) {
      id
      matches(withChampion: { key: $champion }, first: $first, after: $after) {
        ...LoadedGames_games
      }
    }
  }
`)

interface PlayGamesProps {
  /** The address at which the player was found. */
  readonly asked: PlayerParams
  /** Riot's number of the champion. */
  readonly champion: number
}

const useStyles = makeStyles({ title: sectionTitleStyle })

/** The newest first. */
export function PlayGames({ asked, champion }: PlayGamesProps) {
  const styles = useStyles()
  const words = usePlayerChampionWords()
  const titleId = useId()
  const keepFocus = use(KeepFocus)
  const { name: player, team } = playerVariables(asked)
  const { data, loading, refetch, fetchMore } = usePlayerChampionGamesQuery({
    variables: playerChampionGamesVariables(asked, champion, useLocale()),
    notifyOnNetworkStatusChange: true,
  })

  function retry() {
    void refetch()
    // The button is removed once there is an answer.
    keepFocus()
  }

  return (
    <section aria-labelledby={titleId}>
      <ExportHead
        of="player-games"
        parameters={{ player, team, champion }}
        shown={{ first: data?.proPlayer?.matches.edges.length || 10 }}
      >
        <h2 id={titleId} className={styles.title}>
          {words('games.title')}
        </h2>
      </ExportHead>
      <GamesAnswer
        games={data?.proPlayer?.matches}
        loading={loading}
        subject="player"
        none={<Notice title={words('games.title')}>{words('games.none')}</Notice>}
        onRetry={retry}
        onLoad={(after) => fetchMore({ variables: { after } })}
      />
    </section>
  )
}
