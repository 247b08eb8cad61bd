import type { LeagueDocument } from '../collections/leagues.ts'
import type { ProEventDocument } from '../collections/pro-events.ts'
import type { ProPlayerDocument } from '../collections/pro-players.ts'
import type { ProTeamDocument } from '../collections/pro-teams.ts'
import { isDuring, spansOf } from './membership-spans.ts'

export type League = LeagueDocument

/** An organisation that plays in a league. */
export type ProTeam = ProTeamDocument

export type ProPlayer = ProPlayerDocument

export type Membership = ProPlayer['memberships'][number]

export type ProLink = ProPlayer['links'][number]

export type ProAccount = ProPlayer['accounts'][number]

export type ProEvent = ProEventDocument

export type StaffMember = ProTeam['staff'][number]

/** Returns the name in lower case with `_` for each space, for addresses and names of pictures. */
export function proSlugOf(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/gu, '_').normalize('NFC')
}

/** Returns the code of a player's current team; null without one. */
export function currentTeamOf({ memberships }: Pick<ProPlayer, 'memberships'>): string | null {
  const last = memberships.at(-1)
  return last === undefined || last.to !== null || last.endUnknown ? null : last.team
}

/** Returns the slug of a player. The key distinguishes players of one name. */
export function playerSlugOf({ name, key }: Pick<ProPlayer, 'name' | 'key'>): string {
  return proSlugOf(key === null ? name : `${name} ${key}`)
}

/** Returns the time when a player last joined or left a team, in milliseconds since 1970; null when unknown. */
export function lastMoveOf({ memberships }: Pick<ProPlayer, 'memberships'>): number | null {
  const last = memberships.at(-1)
  return last?.to ?? last?.from ?? null
}

export function teamsAt({ memberships }: Pick<ProPlayer, 'memberships'>, at: number): readonly string[] {
  return spansOf(memberships)
    .filter(({ span }) => isDuring(span, at))
    .map(({ team }) => team)
}
