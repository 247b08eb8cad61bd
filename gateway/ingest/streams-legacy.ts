import type { LiveStreamEntry, LiveStreams } from '../collections/live-streams.ts'
import { compareStreams, type ProStream } from '../domain/pro-stream.ts'

/** So many entries are in one document at most: Firestore keeps 40,000 index entries of one, and an entry needs 20. */
const MOST_ENTRIES = 1500

/** So long is one document at most, as JSON in UTF-8, which is longer than Firestore counts: it refuses 1 MiB. */
const MOST_BYTES = 1_000_000

/** A name that no field of a document can have. */
const RESERVED = /^__.*__$/s

/** The streams as older programs read them. */
export interface LegacyStreams {
  readonly live: LiveStreams
  readonly notLive: LiveStreams
  /** How many had no room, or have a name that can't stand there: those with the fewest viewers, and live longest ago. */
  readonly leftOut: number
}

/** Puts the streams that stand into the shape that older programs read. */
export function toLegacyStreams(streams: Iterable<ProStream>): LegacyStreams {
  const standing = Array.from(streams).filter(({ goneAt }) => goneAt === null)
  const ordered = standing.toSorted(compareStreams)
  const live = toLiveStreams(ordered.filter((stream) => stream.live !== null))
  const notLive = toLiveStreams(ordered.filter((stream) => stream.live === null))
  const entries = Object.keys(live).length + Object.keys(notLive).length
  return { live, notLive, leftOut: standing.length - entries }
}

function toLiveStreams(streams: readonly ProStream[]): LiveStreams {
  const entries: [string, LiveStreamEntry][] = []
  let bytes = 0
  for (const stream of streams) {
    if (RESERVED.test(stream.name)) continue
    const entry = toEntry(stream)
    bytes += Buffer.byteLength(JSON.stringify({ [stream.name]: entry }))
    if (entries.length === MOST_ENTRIES || bytes > MOST_BYTES) break
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
