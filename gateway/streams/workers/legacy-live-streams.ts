import { sortByKey } from '../../delivery/rules/sort-key.ts'
import type { LiveStreamEntry, LiveStreams } from '../collections/legacy-live-streams.ts'
import { type ProStream, streamSortKey } from '../rules/pro-stream.ts'

/** Maximum number of entries in a document: Firestore allows 40,000 index entries per document, and an entry needs 20. */
const MAX_ENTRIES = 1500

/** Maximum size of a document as JSON in UTF-8. JSON is longer than Firestore's own measure, whose limit is 1 MiB. */
const MAX_BYTES = 1_000_000

/** Field names that a document can't have. */
const RESERVED = /^__.*__$/s

export interface LegacyStreams {
  readonly live: LiveStreams
  readonly notLive: LiveStreams
  /** Streams that did not fit, the fewest viewers and the longest offline first, or that have a reserved name. */
  readonly leftOut: number
}

export function toLegacyStreams(streams: Iterable<ProStream>): LegacyStreams {
  // The login of a channel that exists no more can belong to another person.
  const present = Array.from(streams).filter(({ goneAt, channel }) => goneAt === null && channel !== 'UNAVAILABLE')
  const ordered = sortByKey(present, streamSortKey)
  const live = toLiveStreams(ordered.filter((stream) => stream.live !== null))
  const notLive = toLiveStreams(ordered.filter((stream) => stream.live === null))
  const entries = Object.keys(live).length + Object.keys(notLive).length
  return { live, notLive, leftOut: present.length - entries }
}

function toLiveStreams(streams: readonly ProStream[]): LiveStreams {
  const entries: [string, LiveStreamEntry][] = []
  let bytes = 0
  for (const stream of streams) {
    if (RESERVED.test(stream.name)) continue
    const entry = toEntry(stream)
    bytes += Buffer.byteLength(JSON.stringify({ [stream.name]: entry }))
    if (entries.length === MAX_ENTRIES || bytes > MAX_BYTES) break
    entries.push([stream.name, entry])
  }
  return Object.fromEntries(entries)
}

function toEntry({ name, team, league, role, login, live }: ProStream): LiveStreamEntry {
  return {
    player: name,
    team: team ?? '',
    region: league ?? '',
    role,
    twitch: login,
    title: live?.title ?? '',
    game: live?.game?.name ?? '',
    viewers: live?.viewers ?? 0,
    startedAt: live?.startedAt ?? 0,
  }
}
