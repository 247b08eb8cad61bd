import { executeIn } from '../../gateway/composition/execute-in.ts'
import { VISITOR } from '../../gateway/identity/rules/viewer.ts'
import type { ProRole } from '../../gateway/rosters/rules/pro-role.ts'
import type { ProAccount } from '../../gateway/rosters/rules/pro-scene.ts'
import { proAccountOf, proPlayerNamed, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'
import { serveV2 } from './serve-v2.ts'

/** Names that careless programs get wrong. */
export const ODD_NAMES = [
  'Ad-Astra-2',
  'J.J. Moth',
  'Half  A Goose',
  '달빛 고래',
  'قمر الصحراء',
  'Żółw',
  '100% what?#&=+',
  '__proto__',
  'message',
] as const

/** Players without an account, without a team, or in another league. */
export const IDLE = proPlayerNamed('Idle', '100', { role: 'TOP' })
export const GONE = proPlayerNamed('Gone', 'ODD', { memberships: [{ team: 'ODD', from: null, to: 1 }] })
const MOVED = proPlayerNamed('Moved', '100', {
  role: 'SUP',
  memberships: [
    { team: 'ODD', from: null, to: 1 },
    { team: '100', from: 1, to: null },
  ],
})

const ROLES: readonly ProRole[] = ['TOP', 'JNG', 'MID', 'ADC', 'SUP']

/** Opens the /v2 layer on the real schema, with a team of odd names. Without the event no player plays at Worlds. */
export async function openProWorld({ hasEvent = true } = {}) {
  const world = openTestWorld()
  const accounts: readonly ProAccount[] = world.simulator.proPlayers.flatMap((player) =>
    player.accounts.slice(0, 1).map(proAccountOf),
  )
  const oddPlayers = ODD_NAMES.map((name, index) =>
    proPlayerNamed(name, 'ODD', {
      id: `odd-${index}`,
      role: ROLES[index % ROLES.length] ?? 'MID',
      accounts: accounts.slice(index, index + 1),
      links: index === 0 ? LINKS : [],
    }),
  )
  await writeRosters(world.store, {
    leagues: ['LGE', 'OTH', 'NIL'].map((code, position) => ({ code, name: `League ${code}`, position })),
    teams: [
      { code: 'ODD', name: 'The Odd Ones', league: 'LGE', position: 0 },
      { code: 'NONE', name: 'Nobody', league: 'LGE', position: 1 },
      { code: '100', name: 'The Hundred', league: 'OTH', position: 0 },
    ],
    players: [...oddPlayers, IDLE, GONE, MOVED],
    events: hasEvent ? [{ slug: 'worlds-24', name: 'Worlds', platform: 'KR', teams: ['ODD'], position: 0 }] : [],
  })
  const restCompat = serveV2({
    execute: executeIn({ ...world.context, viewer: VISITOR }),
    clock: world.clock,
    reportError: (error) => {
      throw error
    },
  })

  return {
    ...world,
    oddPlayers,
    /** Returns the status and the JSON of an answer. */
    async get(target: string): Promise<{ readonly status: number; readonly body: unknown }> {
      const response = await restCompat(new Request(new URL(target, 'http://lanewatch.test')))
      return { status: response.status, body: await response.json() }
    },
  }
}

const LINKS = [
  { kind: 'TWITCH', url: 'https://www.twitch.tv/astra', handle: 'astra' },
  { kind: 'TWITCH', url: 'https://www.twitch.tv/astra_2', handle: 'astra_2' },
  { kind: 'WEBSITE', url: 'https://astra.example/', handle: null },
] as const
