import type { QueueKind } from '../../gql/graphql.ts'
import { creepScoreAMinute } from '../../match/creep-score.ts'
import { kdaOf } from '../../match/kda.ts'
import { winInterval, type Interval } from './win-interval.ts'

/** What the summary needs to know of one game of the account. */
export interface SummaryGame<Champion> {
  readonly queue: QueueKind
  readonly champion: Champion
  readonly win: boolean
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly creepScore: number
  readonly durationSeconds: number
}

/** Games added up: of the whole list, or of one champion in it. */
interface Totals {
  readonly games: number
  readonly wins: number
  readonly losses: number
  /** Share of games won, 0 to 1; null without games. */
  readonly winShare: number | null
  /** Kills and assists for each death; null without a death. */
  readonly kda: number | null
  /**
   * Lane minions and monsters a minute, over the time of all games together; null without any time. ARAM, where there
   * are few to take, counts only where nothing else was played.
   */
  readonly creepScorePerMinute: number | null
}

export interface ChampionTotals<Champion> extends Totals {
  readonly champion: Champion
}

/** The queues in which one of two sides of players wins. Elsewhere a win is not what it is there, or is none at all. */
const COUNTED = ['SOLO', 'FLEX', 'CLASH', 'NORMAL', 'ARAM'] as const satisfies readonly QueueKind[]

type CountedQueue = (typeof COUNTED)[number]

interface CountedGames {
  readonly queue: CountedQueue
  /** At least 1. */
  readonly games: number
}

/** A queue whose games are not counted. */
type LeftOutQueue = Exclude<QueueKind, CountedQueue>

interface MatchSummary<Champion> extends Totals {
  /** How many games there are, with those that are not counted. */
  readonly loaded: number
  /** The queues of the games that are not counted, each once, in alphabetical order. */
  readonly leftOut: readonly LeftOutQueue[]
  /** The queues of the games that are counted, each once with its number of games, ranked ones first. */
  readonly counted: readonly CountedGames[]
  /** True when there are ARAM games that `creepScorePerMinute` leaves out. */
  readonly creepScoreWithoutAram: boolean
  /** Where the true share of wins plausibly lies. */
  readonly interval: Interval
  /** Most played first; of two played as often, the one played last. */
  readonly champions: readonly ChampionTotals<Champion>[]
}

/** Adds up games, given newest first. Those without two sides to win stay out of every number but `loaded`. */
export function summarise<Champion extends { readonly key: number }>(
  loaded: readonly SummaryGame<Champion>[],
): MatchSummary<Champion> {
  const games = loaded.filter(({ queue }) => isCounted(queue))
  const leftOut = new Set(loaded.map(({ queue }) => queue).filter((queue) => !isCounted(queue)))
  const totals = totalsOf(games)
  const champions = [...Map.groupBy(games, ({ champion }) => champion.key).values()]
    .flatMap((played) => {
      const [latest] = played
      return latest === undefined ? [] : [{ champion: latest.champion, ...totalsOf(played) }]
    })
    .toSorted((a, b) => b.games - a.games)
  return {
    ...totals,
    loaded: loaded.length,
    leftOut: [...leftOut].toSorted(),
    counted: COUNTED.map((queue) => ({ queue, games: games.filter((game) => game.queue === queue).length })).filter(
      (counted) => counted.games > 0,
    ),
    creepScoreWithoutAram: creepScoreGames(games).length < games.length,
    interval: winInterval(totals.wins, totals.games),
    champions,
  }
}

function isCounted(queue: QueueKind): queue is CountedQueue {
  return COUNTED.some((counted) => counted === queue)
}

function totalsOf(games: readonly SummaryGame<unknown>[]): Totals {
  const farmed = creepScoreGames(games)
  const wins = games.filter(({ win }) => win).length
  return {
    games: games.length,
    wins,
    losses: games.length - wins,
    winShare: games.length === 0 ? null : wins / games.length,
    kda: kdaOf({
      kills: sum(games, ({ kills }) => kills),
      deaths: sum(games, ({ deaths }) => deaths),
      assists: sum(games, ({ assists }) => assists),
    }),
    creepScorePerMinute: creepScoreAMinute(
      sum(farmed, ({ creepScore }) => creepScore),
      sum(farmed, ({ durationSeconds }) => durationSeconds),
    ),
  }
}

/** The games whose creeps can be compared with one another: all but ARAM, or ARAM alone. */
function creepScoreGames(games: readonly SummaryGame<unknown>[]): readonly SummaryGame<unknown>[] {
  const elsewhere = games.filter(({ queue }) => queue !== 'ARAM')
  return elsewhere.length === 0 ? games : elsewhere
}

function sum(games: readonly SummaryGame<unknown>[], number: (game: SummaryGame<unknown>) => number): number {
  return games.reduce((total, game) => total + number(game), 0)
}
