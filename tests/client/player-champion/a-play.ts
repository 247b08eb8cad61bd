import { rateOf } from '../../../gateway/shared/rate.ts'
import { proGame, proGames } from '../champion-builds/a-build.ts'
import { championBuilds } from '../champion-builds/some-builds.ts'
import { namedChampion } from '../champion/a-champion.ts'
import { knownGames } from '../compare/a-comparison.ts'
import { proPlayer } from '../pro-scene.ts'

const SINCE = '2026-04-03T12:00:00.000Z'

/** A record of this many games and wins. */
const recordOf = (games: number, wins: number) => ({
  games,
  wins,
  losses: games - wins,
  kills: games * 5,
  deaths: games * 2,
  assists: games * 4,
  kda: 4.5,
  creepScorePerMinute: games === 0 ? null : 8.25,
  winRate: rateOf(wins, games),
})

/** How a player plays Azir: 30 games, with overrides. */
const play = (given: object = {}) => ({
  champion: namedChampion(268, 'Azir'),
  since: SINCE,
  lastPlayedAt: '2026-05-01T12:00:00.000Z',
  hasOlder: false,
  gamesWithOpponent: 28,
  record: recordOf(30, 18),
  matchups: [{ champion: namedChampion(134, 'Syndra'), share: rateOf(5, 28), winRate: rateOf(3, 5) }],
  builds: championBuilds({ games: 25, countedGames: 30 }),
  ...given,
})

/** How a player plays a champion of no known game. */
export const noPlay = () =>
  play({
    since: null,
    lastPlayedAt: null,
    gamesWithOpponent: 0,
    record: recordOf(0, 0),
    matchups: [],
    builds: championBuilds({ games: 0, countedGames: 0 }),
  })

/** A pro player who plays Azir, with overrides of how they play the champion. */
export const azirPlayer = (given: object = {}) =>
  proPlayer('Veyl', {
    knownGames: knownGames(30, 8),
    champion: ({ by }: { readonly by: { readonly slug?: string; readonly key?: number } }) =>
      by.slug === 'azir' || by.key === 268 ? play(given) : null,
    matches: proGames([proGame(1, { proPlayer: proPlayer('Veyl') })], true),
  })
