import type { AccountKey } from '../../accounts/rules/account.ts'
import type { ActiveGameDocument } from '../collections/active-games.ts'

/** A running game, as Riot reports it. Its result will be the match `{platform}_{gameId}`. */
export type ActiveGame = ActiveGameDocument['game']

export type ActiveBan = ActiveGame['bans'][number]

/** Nothing here identifies a hidden player, and nothing may be inferred about them. */
export type ActiveParticipant = ActiveGame['participants'][number]

export type SeatKind = ActiveParticipant['kind']

/** False for an account that hides its name, even when Riot reports the game for that account. */
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

/** Maximum age of a running game. Riot lists some games that never end. */
export const LONGEST_GAME_MS = 100 * 60_000
