import type { LeagueDocument } from '../collections/leagues.ts'
import type { ProEventDocument } from '../collections/pro-events.ts'
import type { ProPlayerDocument } from '../collections/pro-players.ts'
import type { ProTeamDocument } from '../collections/pro-teams.ts'

/** A league of pro teams. */
export type League = LeagueDocument

/** An organisation that plays in a league. */
export type ProTeam = ProTeamDocument

/** A person who plays, or has played, in a league. */
export type ProPlayer = ProPlayerDocument

/** A pro player's time in a team. */
export type Membership = ProPlayer['memberships'][number]

/** A link to a pro player's page on another site. */
export type ProLink = ProPlayer['links'][number]

/** An account of a pro player. */
export type ProAccount = ProPlayer['accounts'][number]

/** An event that pro teams travel to. */
export type ProEvent = ProEventDocument

/** Returns the name in lower case with `_` for each space, for addresses and names of pictures. */
export function proSlugOf(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/gu, '_').normalize('NFC')
}

/** Returns the code of a player's current team; null without one. */
export function currentTeamOf({ memberships }: Pick<ProPlayer, 'memberships'>): string | null {
  const last = memberships.at(-1)
  return last === undefined || last.to !== null ? null : last.team
}

/** Returns the time when a player last joined or left a team, in milliseconds since 1970; null when unknown. */
export function lastMoveOf({ memberships }: Pick<ProPlayer, 'memberships'>): number | null {
  const last = memberships.at(-1)
  return last?.to ?? last?.from ?? null
}

/** Returns the codes of a player's teams at a given time, as far as they are known. */
export function teamsAt({ memberships }: Pick<ProPlayer, 'memberships'>, at: number): readonly string[] {
  return memberships
    .filter(({ from, to }) => (from === null || from <= at) && (to === null || at < to))
    .map(({ team }) => team)
}
