import type { AccountKey } from './account.ts'
import type { Platform } from './region.ts'

/** A running game, as Riot tells of it. Its result will be the match `{platform}_{gameId}`. */
export type ActiveGame = {
  /** What its match will be called, such as `EUW1_7651547328`. */
  readonly matchId: string
  readonly platform: Platform
  readonly queueId: number
  readonly gameMode: string
  readonly gameType: string
  readonly mapId: number
  /** Milliseconds since 1970; null while the game loads. */
  readonly startedAt: number | null
  readonly bans: readonly ActiveBan[]
  /** In Riot's order; fewer than will play while the game loads. */
  readonly participants: readonly ActiveParticipant[]
}

export type ActiveBan = {
  /** -1 when the turn passed without a ban. */
  readonly championId: number
  /** 100 is blue, 200 is red. */
  readonly teamId: number
  readonly pickTurn: number
}

/** Who plays a seat: an account with a name, somebody who hides his name, or the game itself. */
export const SEAT_KINDS = ['ACCOUNT', 'HIDDEN', 'BOT'] as const

export type SeatKind = (typeof SEAT_KINDS)[number]

/** One seat of a running game. Nothing here says who a hidden player is, and nothing may be concluded about him. */
export type ActiveParticipant = {
  readonly kind: SeatKind
  /** Null unless the seat is an account's. */
  readonly puuid: string | null
  /** Empty unless the seat is an account's. */
  readonly gameName: string
  /** Empty unless the seat is an account's. */
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

/** Whether a game shows an account. It never shows one that hides its name, also when Riot tells of the game through it. */
export function isSeenIn({ platform, participants }: ActiveGame, account: AccountKey): boolean {
  return (
    platform === account.platform &&
    participants.some(({ kind, puuid }) => kind === 'ACCOUNT' && puuid === account.puuid)
  )
}

/** What Riot says when it is asked what an account is playing. */
export type ActiveGameAnswer =
  | { readonly kind: 'in-game'; readonly game: ActiveGame }
  | { readonly kind: 'not-in-game' }
  /** The account hides its games: it may be in one. */
  | { readonly kind: 'hidden' }

/** The longest that a running game is believed, in milliseconds: Riot lists some that never end. */
export const LONGEST_GAME_MS = 100 * 60_000
