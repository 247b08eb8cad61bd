import { descending } from '../../delivery/rules/sort-key.ts'
import type { ActiveGame } from './active-game.ts'

interface Ordered {
  readonly game: Pick<ActiveGame, 'startedAt' | 'matchId'>
}

/** Returns the sort key of a running game: loading ones first, then the latest start first. */
export function gameSortKey({ game: { startedAt, matchId } }: Ordered): string {
  return `${descending(startedAt ?? Number.MAX_SAFE_INTEGER)}${matchId}`
}
