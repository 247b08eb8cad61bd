import { type Rate, rateOf } from '../../../gateway/shared/rate.ts'
import { type MatchupOrder, orderMatchups } from '../../../gateway/statistics/rules/order-matchups.ts'
import { championBuilds } from '../champion-builds/some-builds.ts'

/** A champion with a page. */
export const namedChampion = (key: number, slug: string, name = slug) => ({
  id: `champion-${key}`,
  key,
  slug,
  name: { text: name, locale: 'EN' },
  tags: ['Mage'],
  image: `/images/champions/icons/${slug}.png`,
})

/** Games against or with another champion. */
export const matchup = (champion: object, wins: number, games: number) => ({
  champion,
  share: rateOf(games, 1200),
  winRate: mustRate(wins, games),
})

/** A list of matchups that follows the arguments of its field. */
export const inOrder =
  (matchups: readonly ReturnType<typeof matchup>[]) =>
  ({ order, first }: { readonly order: MatchupOrder; readonly first?: number }) =>
    orderMatchups(matchups, order).slice(0, first)

function mustRate(wins: number, games: number): Rate {
  const rate = rateOf(wins, games)
  if (rate === null) throw new Error('A matchup needs games.')
  return rate
}

/** Games in a lane; null for games without a lane from Riot. */
const playedLane = (lane: string | null, wins: number, games: number) => ({
  lane,
  share: rateOf(games, 1204),
  winRate: rateOf(wins, games),
})

/** Rates of a patch; the win rate is null without games. */
export const patchRates = (patch: string, wins: number, games: number, bans: number, matches = 1000) => ({
  patch,
  matches,
  winRate: rateOf(wins, games),
  pickRate: rateOf(games, matches),
  banRate: rateOf(bans, matches),
})

const AVERAGES = {
  kills: 6.21,
  deaths: 4.8,
  assists: 7.35,
  kda: 2.825,
  creepScorePerMinute: 8.34,
  goldPerMinute: 421.7,
  damagePerMinute: 812.4,
  visionPerMinute: 0.71,
  durationSeconds: 1712,
}

/** Statistics of a champion, with overrides. */
export const championStatistics = (given: object = {}) => ({
  patches: ['16.4', '16.3'],
  matches: 10_000,
  games: 1204,
  winRate: rateOf(626, 1204),
  pickRate: rateOf(1204, 10_000),
  banRate: rateOf(830, 10_000),
  averages: AVERAGES,
  lanes: [playedLane('MIDDLE', 590, 1110), playedLane('TOP', 30, 80), playedLane(null, 6, 14)],
  matchups: inOrder([
    matchup(namedChampion(134, 'Syndra'), 61, 100),
    matchup(namedChampion(61, 'Orianna'), 3, 4),
    matchup(namedChampion(103, 'Ahri'), 30, 80),
  ]),
  partners: inOrder([]),
  items: [],
  spells: [],
  keystones: [],
  runePages: [],
  countedAt: '2026-05-01T12:00:00.000Z',
  ...given,
})

/** Statistics of a champion without games. */
export const NOTHING_COUNTED = championStatistics({
  games: 0,
  winRate: null,
  pickRate: rateOf(0, 10_000),
  banRate: rateOf(0, 10_000),
  averages: null,
  lanes: [],
  matchups: inOrder([]),
})

/** The champion Azir with statistics and builds, with overrides. */
export const azir = (given: object = {}) => ({
  ...namedChampion(268, 'Azir'),
  statistics: championStatistics(),
  builds: championBuilds(),
  patchRates: [patchRates('16.3', 50, 110, 90), patchRates('16.4', 61, 120, 80)],
  proMatches: {
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  },
  oneTricks: [],
  players: [],
  ...given,
})

/** Progress of the statistics. */
export const STATISTICS = { patches: ['16.4', '16.3', '16.2'], matches: 30_000, countedAt: '2026-05-01T12:00:00.000Z' }
