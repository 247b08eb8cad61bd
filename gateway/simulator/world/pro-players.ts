import type { Lane } from '../../game-data/rules/lane.ts'
import teams from '../../rosters/facts/teams.json' with { type: 'json' }
import type { Platform } from '../../shared/region.ts'
import type { Random } from '../random.ts'
import type { AccountMaker, WorldAccount } from './accounts.ts'
import { inventHandles } from './handles.ts'
import { inventPolishName } from './names.ts'

/** A pro's role, in the order of a roster. */
export type ProRole = 'TOP' | 'JNG' | 'MID' | 'ADC' | 'SUP'

export interface SimulatedProPlayer {
  /** Unique in the world, regardless of case. */
  readonly name: string
  readonly role: ProRole
  /** Code of the team, such as `T1`. */
  readonly team: string
  /** The league of the team, such as `LCK`. */
  readonly league: string
  /** The main account first, then those abroad. */
  readonly accounts: readonly WorldAccount[]
}

const ROLES: readonly (readonly [ProRole, Lane])[] = [
  ['TOP', 'TOP'],
  ['JNG', 'JUNGLE'],
  ['MID', 'MIDDLE'],
  ['ADC', 'BOTTOM'],
  ['SUP', 'UTILITY'],
]

interface Home {
  readonly platform: Platform
  readonly skill: number
  readonly showpiece: Showpiece | null
}

/** A pro of a league's first team, who plays all day under a name that demonstrates a special case. */
interface Showpiece {
  readonly role: ProRole
  readonly nameOf: (team: string, handle: string, random: Random) => string
}

/** The LPL plays on the Korean ladder, as China has no open platform. */
const LEAGUES: Readonly<Record<string, Home>> = {
  LCK: { platform: 'KR', skill: 3850, showpiece: { role: 'MID', nameOf: (_team, handle) => handle } },
  LPL: { platform: 'KR', skill: 3800, showpiece: null },
  LEC: {
    platform: 'EUW1',
    skill: 3700,
    showpiece: { role: 'JNG', nameOf: (_team, _handle, random) => inventPolishName(random) },
  },
  LCS: { platform: 'NA1', skill: 3600, showpiece: { role: 'ADC', nameOf: (team, handle) => `${team} ${handle}` } },
}

const SHOWPIECE_GAMES = 11.5

const SHOWPIECE_LEAD = 300

/** Teams that had a bootcamp in Korea. Each of their players has a second account there. */
const BOOTCAMP_TEAMS = new Set(['G2', 'FNC', 'MKOI', 'FLY', 'TL', '100'])

/** Creates five pros for every team, with their accounts. */
export function makeProPlayers(maker: AccountMaker, random: Random): SimulatedProPlayer[] {
  const handles = inventHandles(teams.length * ROLES.length, random).values()

  return teams.flatMap(({ league, code }) => {
    const home = LEAGUES[league]
    if (home === undefined) return []

    return ROLES.flatMap(([role, lane]) => {
      const name = handles.next().value
      if (name === undefined) return []
      const open = (platform: Platform, skill: number) =>
        maker.make({
          platform,
          lane,
          skill: Math.max(3050, random.around(skill, 240)),
          gamesPerDay: random.within(5, 8.5),
          ...accountName(code, name, random),
        })
      const showpiece = code === firstTeamOf(league) && home.showpiece?.role === role ? home.showpiece : null
      const main =
        showpiece === null
          ? open(home.platform, home.skill)
          : maker.make({
              platform: home.platform,
              lane,
              skill: home.skill + SHOWPIECE_LEAD,
              gamesPerDay: SHOWPIECE_GAMES,
              gameName: showpiece.nameOf(code, name, random),
            })
      const accounts = [main]
      if (BOOTCAMP_TEAMS.has(code)) accounts.push(open('KR', home.skill - 150))
      return [{ name, role, team: code, league, accounts }]
    })
  })
}

function firstTeamOf(league: string): string | undefined {
  return teams.find((team) => team.league === league)?.code
}

/** Pros play under team and handle, under the handle alone, or under a random name. */
export function accountName(team: string, handle: string, random: Random): { gameName?: string } {
  const style = random.fraction()
  if (style < 0.35) return { gameName: `${team} ${handle}` }
  return style < 0.6 ? { gameName: handle } : {}
}
