import { descending } from '../../delivery/rules/sort-key.ts'
import type { ProStream } from './pro-stream.ts'

/** Returns the sort key of a stream: live ones by viewers, then the others by their last broadcast, the latest first. */
export function streamSortKey({ live, lastLiveAt, name }: Pick<ProStream, 'live' | 'lastLiveAt' | 'name'>): string {
  return `${descending(live === null ? 0 : live.viewers + 1)}${descending(lastLiveAt ?? 0)}${name}`
}
