import { descending } from '../../delivery/rules/sort-key.ts'
import type { ProGame } from './pro-game.ts'

/** Returns the sort key of a running game: loading ones first, then the latest start first. */
export function gameSortKey({ game: { startedAt, matchId } }: Pick<ProGame, 'game'>): string {
  return `${descending(startedAt ?? Number.MAX_SAFE_INTEGER)}${matchId}`
}
