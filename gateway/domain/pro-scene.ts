import type { Platform } from './region.ts'

/** What a pro plays, in the order of a roster. */
export const PRO_ROLES = ['TOP', 'JNG', 'MID', 'ADC', 'SUP'] as const

export type ProRole = (typeof PRO_ROLES)[number]

/** What a link of a pro player leads to. */
export const PRO_LINK_KINDS = ['TWITCH', 'YOUTUBE', 'X', 'INSTAGRAM', 'WEBSITE'] as const

export type ProLinkKind = (typeof PRO_LINK_KINDS)[number]

/** A league of pro teams. */
export type League = {
  /** What it is called in short, such as `LEC`; in capitals. */
  readonly code: string
  readonly name: string
  /** Its place among the leagues, from 0. */
  readonly position: number
}

/** An organisation that plays in a league. */
export type ProTeam = {
  /** What it is called in short, such as `G2`; unique, and in capitals. */
  readonly code: string
  readonly name: string
  /** The code of the league. */
  readonly league: string
  /** Its place within the league, from 0. */
  readonly position: number
}

/** A pro player's time in a team. */
export type Membership = {
  /** The code of the team. */
  readonly team: string
  /** Milliseconds since 1970; null when nobody knows. */
  readonly from: number | null
  /** Milliseconds since 1970; null while it goes on. */
  readonly to: number | null
}

/** Where else a pro player can be found. */
export type ProLink = {
  readonly kind: ProLinkKind
  readonly url: string
  /** What he is called there, such as a Twitch channel; null for a website. */
  readonly handle: string | null
}

/** An account of a pro player: the Riot ID stands beside the PUUID, which means nothing under another API key. */
export type ProAccount = {
  readonly platform: Platform
  readonly gameName: string
  readonly tagLine: string
  /** Null until Riot was asked for it under the present key. */
  readonly puuid: string | null
  /** The key that the PUUID is encrypted for; null without one. */
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
  /** Oldest first; at most one goes on, and it is the last. */
  readonly memberships: readonly Membership[]
  readonly accounts: readonly ProAccount[]
  readonly links: readonly ProLink[]
  /** Grows with each change. */
  readonly revision: number
}

/** Something that pro teams travel to. */
export type ProEvent = {
  readonly slug: string
  readonly name: string
  /** Where the teams practise. */
  readonly platform: Platform
  /** The codes of the teams. */
  readonly teams: readonly string[]
  /** Its place among the events, the newest first, from 0. */
  readonly position: number
}

/** The name in lower case with `_` for each space: what stands in addresses and names of pictures. */
export function proSlugOf(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/gu, '_').normalize('NFC')
}

/** The code of the team that a player is in; null when he has none. */
export function currentTeamOf({ memberships }: Pick<ProPlayer, 'memberships'>): string | null {
  const last = memberships.at(-1)
  return last === undefined || last.to !== null ? null : last.team
}

/** When a player last came to a team or left one, in milliseconds since 1970; null when nobody knows. */
export function lastMoveOf({ memberships }: Pick<ProPlayer, 'memberships'>): number | null {
  const last = memberships.at(-1)
  return last?.to ?? last?.from ?? null
}

/** The codes of the teams that a player was in at a moment, as far as it is known. */
export function teamsAt({ memberships }: Pick<ProPlayer, 'memberships'>, at: number): readonly string[] {
  return memberships
    .filter(({ from, to }) => (from === null || from <= at) && (to === null || at < to))
    .map(({ team }) => team)
}
