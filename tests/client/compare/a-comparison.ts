import { rateOf } from '../../../gateway/shared/rate.ts'
import { namedChampion } from '../champion/a-champion.ts'
import { match, opponent, participant } from '../match/a-match.ts'

/** A mean whose interval reaches half a unit to both sides. */
const mean = (value: number, games: number) => ({ value, games, low: value - 0.5, high: value + 0.5 })

/** The known games of a player who averages this many kills. */
export const knownGames = (games: number, kills = 5) => ({
  games,
  since: games === 0 ? null : '2026-04-03T12:00:00.000Z',
  record: rateOf(Math.floor(games / 2), games),
  lanes: games === 0 ? [] : [{ lane: 'MIDDLE', share: rateOf(games, games) }],
  champions:
    games === 0
      ? []
      : [{ champion: namedChampion(268, 'Azir'), record: { games, winRate: rateOf(Math.floor(games / 2), games) } }],
  averages:
    games < 5
      ? { kills: null, deaths: null, assists: null, creepScorePerMinute: null }
      : {
          kills: mean(kills, games),
          deaths: mean(kills, games),
          assists: mean(6, games),
          creepScorePerMinute: mean(7, games),
        },
})

interface ComparedBy {
  readonly account?: object
}

/** Compares what each side names: the account, or the pro player; null for no pro player. */
export const compared =
  (account: object, proPlayer: object | null, given: object = {}) =>
  ({ a, b }: { readonly a: ComparedBy; readonly b: ComparedBy }) => {
    const find = (by: ComparedBy) => (by.account === undefined ? proPlayer : account)
    const isPair = find(a) !== find(b) && find(a) !== null && find(b) !== null
    return {
      a: find(a),
      b: find(b),
      samePerson: false,
      sharedRecords: isPair ? { ofGames: { a: 40, b: 30 }, against: rateOf(7, 12), together: rateOf(1, 2) } : null,
      ...given,
    }
  }

/** One game against each other, and one together. */
export const sharedGames = () => ({
  edges: [{ cursor: 'cursor-1', node: match(), a: participant(), b: opponent() }],
  pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'cursor-1', endCursor: 'cursor-1' },
})
