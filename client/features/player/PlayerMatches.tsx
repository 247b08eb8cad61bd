import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/FilterChips.tsx'
import { KeepFocus } from '../../components/keep-focus.ts'
import { Notice } from '../../components/Notice.tsx'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { graphql } from '../../gql/gql.ts'
import { usePlayerMatchesQuery } from '../../gql/PlayerMatches.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { PlayerParams } from '../../paths.ts'
import { GamesAnswer } from '../../pro-matches/GamesAnswer.tsx'
import { playerVariables } from '../../pro-scene/player-variables.ts'
import { sectionHeadStyle, sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { playerMatchesVariables } from './load-player-page.ts'
import { GAME_QUEUES } from './player-view.ts'
import { usePlayerView } from './usePlayerView.ts'
import { useProAccountWords } from './useProAccountWords.ts'

graphql(/* GraphQL */ `
  query PlayerMatches(
    $team: String
    $name: String!
    $queue: QueueFilter
    $first: Int!
    $after: String
    $locale: Locale!
  ) {
    proPlayer(by: { name: { name: $name, team: $team } }) {
      id
      matches(queue: $queue, first: $first, after: $after) {
        ...LoadedGames_games
      }
    }
  }
`)

interface PlayerMatchesProps {
  /** The address at which the player was found. */
  readonly asked: PlayerParams
}

const useStyles = makeStyles({
  head: sectionHeadStyle,
  title: { ...sectionTitleStyle, margin: 0 },
  waiting: { opacity: 0.6 },
})

/** The known games over all accounts of a player, the newest first. */
export function PlayerMatches({ asked }: PlayerMatchesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useProAccountWords()
  const titleId = useId()
  const keepFocus = use(KeepFocus)
  const [{ queue }, change] = usePlayerView()
  const { name: player, team } = playerVariables(asked)
  const { data, previousData, loading, refetch, fetchMore } = usePlayerMatchesQuery({
    variables: playerMatchesVariables(asked, queue, useLocale()),
    notifyOnNetworkStatusChange: true,
  })
  // The previous games stay visible while others are fetched.
  const games = (data ?? (loading ? previousData : undefined))?.proPlayer?.matches

  function retry() {
    void refetch()
    // The button is removed once there is an answer.
    keepFocus()
  }

  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words('games.title')}
        </h2>
        <FilterChips
          label={t('account.matches.filter')}
          options={GAME_QUEUES.map((value) => ({ value, label: t(`account.matches.queues.${value ?? 'ALL'}`) }))}
          selected={queue}
          onSelect={(chosen) => change({ queue: chosen })}
        />
        <ExportButton
          of="player-games"
          parameters={{ player, team, queue }}
          shown={{ first: games?.edges.length || 10 }}
        />
      </div>
      <div className={mergeClasses(data === undefined && games !== undefined && styles.waiting)}>
        <GamesAnswer
          key={queue}
          games={games}
          loading={loading}
          subject="champion"
          none={
            <Notice title={words('games.noneTitle')}>
              {words(queue === null ? 'games.none' : 'games.noneInQueue')}
            </Notice>
          }
          onRetry={retry}
          onLoad={(after) => fetchMore({ variables: { after } })}
        />
      </div>
    </section>
  )
}
