import { winInterval } from '../../../client/features/account/win-interval.ts'
import { MOON_TEAM, proAccount, proPlayer, VEYL_TEAM } from '../pro-scene.ts'

const FRESHNESS = { fetchedAt: '2026-05-01T12:00:00.000Z', source: 'SIMULATOR', stale: false, nextRefreshAt: null }

/** A bootcamp entry of the player with this name, with overrides of the standing and the entry. */
export const bootcampEntry = (name: string, standing: object = {}, given: object = {}) => ({
  proPlayer: proPlayer(name),
  account: { ...proAccount('EUW'), gameName: `${name} in camp`, tagLine: 'EUW' },
  standing: {
    queue: 'SOLO',
    queueType: 'RANKED_SOLO_5x5',
    tier: 'CHALLENGER',
    division: 'I',
    leaguePoints: 1204,
    wins: 60,
    losses: 40,
    winRate: { value: 0.6, wins: 60, games: 100, ...winInterval(60, 100) },
    ...standing,
  },
  freshness: FRESHNESS,
  ...given,
})

/** The bootcamp of an event with two teams, with overrides of the event. */
export const bootcampOf = (entries: readonly ReturnType<typeof bootcampEntry>[], event: object = {}) => ({
  event: {
    __typename: 'ProEvent',
    id: 'event-1',
    slug: 'worlds-24',
    name: 'Worlds 2024',
    region: 'EUW',
    startsOn: '2026-10-03',
    endsOn: '2026-10-28',
    ...event,
    teams: [VEYL_TEAM, MOON_TEAM],
  },
  entries,
})
