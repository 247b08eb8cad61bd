import type { RiotId } from '../../accounts/rules/riot-id.ts'
import type { ProLinkKind } from '../../rosters/rules/pro-link-kind.ts'
import type { ProRole } from '../../rosters/rules/pro-role.ts'
import type { Platform } from '../../shared/region.ts'

/** Dates are a day, a month or a year in UTC, as in ISO 8601. A page is the title of a page of the wiki. */

export interface WikiTournament {
  /** Such as `LCK/2026 Season/Summer`: the first part names the league. */
  readonly page: string
  /** Null when the wiki names no league. */
  readonly league: string | null
  readonly startsOn: string
}

/** The roster of a team in a tournament. */
export interface WikiRoster {
  /** Page of the tournament. */
  readonly tournament: string
  readonly team: string
  /** Without roles that no player has, such as coach. `link` is a name or a page of the player. */
  readonly players: readonly { readonly link: string; readonly role: ProRole }[]
}

export type WikiAccount = RiotId & { readonly platform: Platform }

export interface WikiLink {
  readonly kind: ProLinkKind
  readonly url: string
  /** Null when the address names none. */
  readonly handle: string | null
}

export interface WikiPlayer {
  readonly page: string
  readonly name: string
  /** Code of ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null
  /** Name of the current team; null for none. */
  readonly team: string | null
  /** Null for another role, such as coach, and for an unknown one. */
  readonly role: ProRole | null
  readonly isSubstitute: boolean
  readonly isRetired: boolean
  readonly accounts: readonly WikiAccount[]
  readonly links: readonly WikiLink[]
}

/** A name that leads to the page of a player, such as a former one. */
export interface WikiRedirect {
  readonly name: string
  readonly page: string
}

/** A time that a player spends in a team. `player` is a name or a page. */
export interface WikiTenure {
  readonly player: string
  readonly team: string
  /** Null when unknown, like `to`. */
  readonly from: string | null
  readonly to: string | null
  readonly isCurrent: boolean
}

/** News about a player who joins or leaves a team. `player` is a name or a page. */
export interface WikiMove {
  readonly player: string
  readonly team: string
  readonly direction: 'JOIN' | 'LEAVE'
  readonly date: string
}

/** All that one round has read. */
export interface Reading {
  /** Milliseconds since 1970. */
  readonly observedAt: number
  readonly tournaments: readonly WikiTournament[]
  readonly rosters: readonly WikiRoster[]
  readonly redirects: readonly WikiRedirect[]
  readonly players: readonly WikiPlayer[]
  readonly tenures: readonly WikiTenure[]
  readonly moves: readonly WikiMove[]
}
