import type { Platform } from '../../shared/region.ts'

/** Roles of pro players, in the order of a roster. */
export const PRO_ROLES = ['TOP', 'JNG', 'MID', 'ADC', 'SUP'] as const

export type ProRole = (typeof PRO_ROLES)[number]

/** Kinds of links of a pro player. */
export const PRO_LINK_KINDS = ['TWITCH', 'YOUTUBE', 'X', 'INSTAGRAM', 'WEBSITE'] as const

export type ProLinkKind = (typeof PRO_LINK_KINDS)[number]

/** A league of pro teams. */
export type League = {
  /** Short name in capitals, such as `LEC`. */
  readonly code: string
  readonly name: string
  /** Position among the leagues, from 0. */
  readonly position: number
}

/** An organisation that plays in a league. */
export type ProTeam = {
  /** Unique short name in capitals, such as `G2`. */
  readonly code: string
  readonly name: string
  /** The code of the league. */
  readonly league: string
  /** Position within the league, from 0. */
  readonly position: number
}

/** A pro player's time in a team. */
export type Membership = {
  /** The code of the team. */
  readonly team: string
  /** Milliseconds since 1970; null when unknown. */
  readonly from: number | null
  /** Milliseconds since 1970; null while the membership lasts. */
  readonly to: number | null
}

/** A link to a pro player's page on another site. */
export type ProLink = {
  readonly kind: ProLinkKind
  readonly url: string
  /** The player's handle there, such as a Twitch channel; null for a website. */
  readonly handle: string | null
}

/**
 * An account of a pro player. The Riot ID is stored with the PUUID, because a PUUID is meaningless under another API
 * key.
 */
export type ProAccount = {
  readonly platform: Platform
  readonly gameName: string
  readonly tagLine: string
  /** Null until it was fetched under the current key. */
  readonly puuid: string | null
  /** Id of the key that the PUUID is encrypted for; null without a PUUID. */
  readonly keyId: string | null
}

/** A person who plays, or has played, in a league. */
export type ProPlayer = {
  /** Never changes. */
  readonly id: string
  readonly name: string
  /** {@link proSlugOf} of the name: unique. */
  readonly slug: string
  readonly role: ProRole
  /** Oldest first. At most one is current, and it is the last. */
  readonly memberships: readonly Membership[]
  readonly accounts: readonly ProAccount[]
  readonly links: readonly ProLink[]
  /** Grows with each change. */
  readonly revision: number
}

/** An event that pro teams travel to. */
export type ProEvent = {
  readonly slug: string
  readonly name: string
  /** Platform on which the teams practise. */
  readonly platform: Platform
  /** The codes of the teams. */
  readonly teams: readonly string[]
  /** Position among the events, newest first, from 0. */
  readonly position: number
}

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
