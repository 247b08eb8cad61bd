import { descending } from '../../delivery/rules/sort-key.ts'
import type { LiveBroadcast, ProStream } from './pro-stream.ts'

type Ordered = Pick<ProStream, 'lastLiveAt' | 'name'> & { readonly live: Pick<LiveBroadcast, 'viewers'> | null }

/** Returns the sort key of a stream: live ones by viewers, then the others by their last broadcast, the latest first. */
export function streamSortKey({ live, lastLiveAt, name }: Ordered): string {
  return `${descending(live === null ? 0 : live.viewers + 1)}${descending(lastLiveAt ?? 0)}${name}`
}
