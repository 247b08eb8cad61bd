import { type Region, regionOf } from '../../shared/region.ts'
import { utcDayOf } from '../../shared/utc-day.ts'
import { Random, hashText } from '../random.ts'
import { careerOf } from './pro-careers.ts'
import type { ProRole, SimulatedProPlayer } from './pro-players.ts'

export interface RosterPlayer {
  readonly name: string
  readonly role: ProRole
  /** Oldest first; days such as `2026-01-31`, and no `to` for the current team. */
  readonly memberships: readonly { readonly team: string; readonly from: string; readonly to?: string }[]
  readonly accounts: readonly { readonly region: Region; readonly gameName: string; readonly tagLine: string }[]
  readonly links: readonly RosterLink[]
}

interface RosterLink {
  readonly kind: 'TWITCH' | 'YOUTUBE' | 'X'
  readonly url: string
  readonly handle: string
}

const LINKS = hashText('links')

/** Generated channels and handles. Their prefixes keep them apart from those of real players. */
const KINDS: readonly { readonly kind: RosterLink['kind']; readonly share: number; readonly of: Address }[] = [
  { kind: 'TWITCH', share: 0.6, of: (name) => [`lanewatch_${name}`, 'https://www.twitch.tv/'] },
  { kind: 'YOUTUBE', share: 0.2, of: (name) => [`lanewatch-${name}`, 'https://www.youtube.com/@'] },
  { kind: 'X', share: 0.3, of: (name) => [`lw_${name}`, 'https://x.com/'] },
]

/** Returns the handle for a name, and the base of its URL. */
type Address = (name: string) => readonly [handle: string, address: string]

/** The pros at the time `now`, with their teams until then. */
export function listRoster(
  worldKey: number,
  proPlayers: readonly SimulatedProPlayer[],
  now: number,
): readonly RosterPlayer[] {
  return proPlayers.map((pro) => ({
    name: pro.name,
    role: pro.role,
    memberships: careerOf(worldKey, pro, now).map(({ team, from, to }) => ({
      team,
      from: utcDayOf(from),
      ...(to !== null && { to: utcDayOf(to) }),
    })),
    accounts: pro.accounts.map(({ platform, gameName, tagLine }) => ({
      region: regionOf(platform),
      gameName,
      tagLine,
    })),
    links: linksOf(worldKey, pro.name),
  }))
}

/** The handle of a pro's Twitch channel, or null without one. */
export function findTwitchHandle(worldKey: number, name: string): string | null {
  return linksOf(worldKey, name).find(({ kind }) => kind === 'TWITCH')?.handle ?? null
}

function linksOf(worldKey: number, name: string): readonly RosterLink[] {
  const random = new Random(worldKey, LINKS, hashText(name))
  return KINDS.flatMap(({ kind, share, of }) => {
    const [handle, address] = of(name.toLowerCase())
    return random.chance(share) ? [{ kind, url: address + handle, handle }] : []
  })
}
