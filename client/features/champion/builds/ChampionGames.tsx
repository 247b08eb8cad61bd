import { useApolloClient } from '@apollo/client/react'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isBadInput } from '../../../apollo/is-bad-input.ts'
import { ExportHead } from '../../../exports/ExportHead.tsx'
import { useChampionGamesQuery } from '../../../gql/ChampionGames.ts'
import { graphql } from '../../../gql/gql.ts'
import type { ChampionGamesQueryVariables } from '../../../gql/graphql.ts'
import { toContractLocale } from '../../../i18n/contract-locale.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { useChosenChampion } from '../../../match/useChosenChampion.ts'
import { GamesAnswer } from '../../../pro-matches/GamesAnswer.tsx'
import { sectionTitleStyle } from '../../../pro-scene/section-title-style.ts'
import { useView } from '../../../routing/useView.ts'
import { writeChampionView } from '../champion-view.ts'
import { readGamesView, writeGamesView, type GamesView } from './games-view.ts'
import { GamesFilters } from './GamesFilters.tsx'
import { championGamesVariables, PAGE_SIZE } from './loaded-games.ts'
import { NoGames } from './NoGames.tsx'

graphql(/* GraphQL */ `
  query ChampionGames(
    $key: Int!
    $lane: Lane
    $against: ChampionBy
    $player: ProPlayerBy
    $first: Int!
    $after: String
    $locale: Locale!
  ) {
    champion(by: { key: $key }) {
      id
      key
      proMatches(lane: $lane, againstChampion: $against, proPlayer: $player, first: $first, after: $after) {
        edges {
          opponent {
            ...OpponentMark_participant
          }
          proPlayer {
            id
            name
            slug
          }
        }
        ...LoadedGames_games
      }
    }
  }
`)

interface ChampionGamesProps {
  /** Riot's number of the champion. */
  readonly championKey: number
}

const useStyles = makeStyles({
  section: { outlineStyle: 'none' },
  title: { ...sectionTitleStyle, marginBottom: '2px' },
  note: {
    maxWidth: '60ch',
    textWrap: 'pretty',
    margin: '0 0 10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  content: { marginTop: '12px' },
  waiting: { opacity: 0.6 },
})

/** The newest first. */
export function ChampionGames({ championKey }: ChampionGamesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const [view, change] = useView(readGamesView, writeGames)
  const chosen = useChosenChampion(view.against)
  const against = chosen.kind === 'known' ? chosen.champion : null
  const { data, error, previousData, loading, refetch, fetchMore } = useChampionGamesQuery({
    variables: useGamesVariables(championKey, view, against?.key ?? null),
    skip: chosen.kind !== 'known',
    // Pros play all the time: cached games are shown and refetched.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const arriving = chosen.kind === 'asked' || (loading && data === undefined)
  // The previous games stay visible while others are fetched.
  const { champion } = data ?? (arriving ? previousData : undefined) ?? {}
  const games = champion?.key === championKey ? champion.proMatches : undefined
  const opponents = games?.edges.flatMap(({ opponent }) => (opponent === null ? [] : [opponent.champion])) ?? []
  const players = games?.edges.flatMap(({ proPlayer }) => proPlayer ?? []) ?? []

  function retry() {
    if (chosen.kind === 'failed') chosen.onRetry()
    else void refetch()
    keepFocus()
  }

  // A removed button must not take the focus with it.
  const keepFocus = () => section.current?.focus({ preventScroll: true })

  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <ExportHead
        of="champion-games"
        parameters={{
          champion: championKey,
          lane: view.lane,
          againstChampion: against?.key ?? null,
          player: view.player,
        }}
        shown={{ first: games?.edges.length || PAGE_SIZE }}
      >
        <h2 id={titleId} className={styles.title}>
          {t('championGames.title')}
        </h2>
      </ExportHead>
      <p className={styles.note}>{t('championGames.note')}</p>
      <GamesFilters view={view} against={against} opponents={opponents} players={players} onChange={change} />
      <div
        className={mergeClasses(styles.content, arriving && games !== undefined && styles.waiting)}
        aria-busy={arriving || undefined}
      >
        <GamesAnswer
          // The address can name a player whom the server does not know, or no longer.
          isNone={isBadInput(error)}
          key={JSON.stringify([championKey, view])}
          games={games}
          loading={arriving}
          subject="player"
          none={
            <NoGames
              lane={view.lane}
              player={view.player}
              against={against}
              onWiden={(part) => {
                change(part)
                keepFocus()
              }}
            />
          }
          onRetry={retry}
          onLoad={(after) => fetchMore({ variables: { after, first: PAGE_SIZE } })}
        />
      </div>
    </section>
  )
}

/** Requests all loaded pages of the list. */
function useGamesVariables(
  key: number,
  { lane, player: playerSlug }: GamesView,
  versus: number | null,
): ChampionGamesQueryVariables {
  const { cache } = useApolloClient()
  const locale = toContractLocale(useLocale())
  // Computed when the query changes, not when the list grows: growth is no reason for a new request.
  return useMemo(
    () => championGamesVariables(cache, { key, lane, versus, playerSlug }, locale),
    [cache, key, lane, versus, playerSlug, locale],
  )
}

/** Every change of the filters, even their removal, keeps the tab with the games. */
const writeGames = (search: URLSearchParams, view: GamesView) =>
  writeChampionView(writeGamesView(search, view), { tab: 'games' })
