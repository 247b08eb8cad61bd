import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { truth } from '../active-games/games-world.ts'
import { proPlayerNamed, type Rosters, rostersOf, completed } from '../support/rosters.ts'
import { ODD_NAMES } from './pro-world.ts'

/** Teams of the demo world that are in the golden world. */
const TEAMS: ReadonlySet<string> = new Set(['FNC', 'G2', 'T1'])

const LINKS = [
  { kind: 'TWITCH', url: 'https://www.twitch.tv/astra', handle: 'astra' },
  { kind: 'WEBSITE', url: 'https://astra.example/', handle: null },
] as const

/** Makes a few teams with their pros and accounts, under PUUIDs of the given key, and a team of odd names. */
export function makeGoldenRosters(keyId: string): Rosters {
  const { leagues, teams } = rostersOf(truth.population)
  const kept = teams.filter(({ code }) => TEAMS.has(code))
  const ofKept = new Set(kept.map(({ league }) => league))
  return completed({
    leagues: [
      ...leagues.filter(({ code }) => ofKept.has(code)),
      { code: 'ODD', name: 'The League of Odd Names', position: 99 },
    ],
    teams: [...kept, { code: '100', name: 'A Hundred Oddities', league: 'ODD', position: 0 }],
    players: [...listPros(keyId), ...listOddPlayers()],
    events: [{ slug: 'worlds-24', name: 'Worlds', platform: 'KR', teams: ['G2', 'T1'], position: 0 }],
  })
}

function listPros(keyId: string): readonly ProPlayer[] {
  return truth.population.proPlayers
    .filter(({ team }) => TEAMS.has(team))
    .map(({ name, role, team, accounts }) =>
      proPlayerNamed(name, team, {
        role,
        accounts: accounts.map(({ platform, gameName, tagLine, puuid }) => {
          return { platform, gameName, tagLine, puuid, keyId }
        }),
      }),
    )
}

function listOddPlayers(): readonly ProPlayer[] {
  return ODD_NAMES.map((name, index) =>
    proPlayerNamed(name, '100', { id: `odd-${index}`, role: 'SUP', links: index === 0 ? LINKS : [] }),
  )
}
