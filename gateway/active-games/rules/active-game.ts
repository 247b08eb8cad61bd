import type { AccountKey } from '../../accounts/rules/account.ts'
import type { Platform } from '../../shared/region.ts'

/** A running game, as Riot reports it. Its result will be the match `{platform}_{gameId}`. */
export type ActiveGame = {
  /** Id of its later match, such as `EUW1_7651547328`. */
  readonly matchId: string
  readonly platform: Platform
  readonly queueId: number
  readonly gameMode: string
  readonly gameType: string
  readonly mapId: number
  /** Milliseconds since 1970; null while the game loads. */
  readonly startedAt: number | null
  readonly bans: readonly ActiveBan[]
  /** In Riot's order; incomplete while the game loads. */
  readonly participants: readonly ActiveParticipant[]
}

export type ActiveBan = {
  /** -1 when the turn passed without a ban. */
  readonly championId: number
  /** 100 is blue, 200 is red. */
  readonly teamId: number
  readonly pickTurn: number
}

/** Kinds of seats: a named account, a player who hides their name, or a bot. */
export const SEAT_KINDS = ['ACCOUNT', 'HIDDEN', 'BOT'] as const

export type SeatKind = (typeof SEAT_KINDS)[number]

/** One seat of a running game. Nothing here identifies a hidden player, and nothing may be inferred about them. */
export type ActiveParticipant = {
  readonly kind: SeatKind
  /** Null unless the seat's kind is `ACCOUNT`. */
  readonly puuid: string | null
  /** Empty unless the seat's kind is `ACCOUNT`. */
  readonly gameName: string
  /** Empty unless the seat's kind is `ACCOUNT`. */
  readonly tagLine: string
  /** 100 is blue, 200 is red; 0 in modes without sides. */
  readonly teamId: number
  readonly championId: number
  readonly spell1Id: number
  readonly spell2Id: number
  /** Null when Riot names none. */
  readonly keystoneId: number | null
  /** The rune style of the keystone; null when Riot names none. */
  readonly primaryStyleId: number | null
  readonly subStyleId: number | null
  readonly profileIconId: number
}

/**
 * Returns true when a game shows an account. It never shows an account that hides its name, even when Riot reports the
 * game for that account.
 */
export function isSeenIn({ platform, participants }: ActiveGame, account: AccountKey): boolean {
  return (
    platform === account.platform &&
    participants.some(({ kind, puuid }) => kind === 'ACCOUNT' && puuid === account.puuid)
  )
}

/** Riot's answer to a request for an account's running game. */
export type ActiveGameAnswer =
  | { readonly kind: 'in-game'; readonly game: ActiveGame }
  | { readonly kind: 'not-in-game' }
  /** The account hides its games: it may be in one. */
  | { readonly kind: 'hidden' }

/** Maximum age of a running game, in milliseconds. Riot lists some games that never end. */
export const LONGEST_GAME_MS = 100 * 60_000
