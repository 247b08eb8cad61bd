import type { QueueKind } from '../../gql/graphql.ts'
import { creepScoreAMinute } from '../../match/creep-score.ts'
import { kdaOf } from '../../match/kda.ts'
import { winInterval, type Interval } from './win-interval.ts'

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

/** Totals of games: of the whole list, or of one champion. */
interface Totals {
  readonly games: number
  readonly wins: number
  readonly losses: number
  /** 0 to 1; null without games. */
  readonly winShare: number | null
  /** (Kills + assists) / deaths; null without a death. */
  readonly kda: number | null
  /** Lane minions and monsters over the total time; null for a total of zero. ARAM counts only when no other mode was played. */
  readonly creepScorePerMinute: number | null
}

export interface ChampionTotals<Champion> extends Totals {
  readonly champion: Champion
}

/** The queues in which one of two sides of players wins. Elsewhere, a win means something else or does not exist. */
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
  /** Includes games that are not counted. */
  readonly loaded: number
  /** Queues of the games that are not counted, without duplicates, in alphabetical order. */
  readonly leftOut: readonly LeftOutQueue[]
  /** Ranked queues first. */
  readonly counted: readonly CountedGames[]
  /** True when `creepScorePerMinute` leaves out ARAM games. */
  readonly creepScoreWithoutAram: boolean
  /** Confidence interval of the win rate. */
  readonly interval: Interval
  /** Most played first; among equals, the one played last is first. */
  readonly champions: readonly ChampionTotals<Champion>[]
}

/** Games are given newest first. Games without two sides count only in `loaded`. */
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

/** Returns the games with comparable creep scores: all but ARAM, or ARAM alone. */
function creepScoreGames(games: readonly SummaryGame<unknown>[]): readonly SummaryGame<unknown>[] {
  const elsewhere = games.filter(({ queue }) => queue !== 'ARAM')
  return elsewhere.length === 0 ? games : elsewhere
}

function sum(games: readonly SummaryGame<unknown>[], number: (game: SummaryGame<unknown>) => number): number {
  return games.reduce((total, game) => total + number(game), 0)
}
