import { nextRevision } from '../../delivery/rules/live-item.ts'
import type { ChannelEvent } from '../collections/channel-events.ts'
import type { LiveBroadcast, ProStream } from './pro-stream.ts'

/** Time for which Twitch's lists may not show a reported start or end, in milliseconds. */
const EVENT_LEAD_MS = 180_000

/**
 * Applies Twitch's messages, in the order in which Twitch sent them, and returns the changed streams, each with its own revision.
 * A message that is older than the last one about the same channel's start or end changes nothing, so a repetition is harmless.
 * Neither does a description that Twitch sent before it answered the last request, at `observedAt`; null before the first one.
 */
export function applyEvents(
  known: ReadonlyMap<string, ProStream>,
  events: readonly ChannelEvent[],
  observedAt: number | null,
  now: number,
): readonly ProStream[] {
  const after = new Map(known)
  const isDue = ({ kind, sentAt }: ChannelEvent) =>
    kind === 'ONLINE' || kind === 'OFFLINE' || observedAt === null || sentAt > observedAt
  for (const event of events.filter(isDue).toSorted((one, other) => one.sentAt - other.sentAt)) {
    for (const [id, stream] of after) {
      if (stream.goneAt === null && stream.channelId === event.channelId) after.set(id, applyEvent(stream, event))
    }
  }
  let latest = Math.max(0, ...Array.from(known.values(), ({ revision }) => revision))
  return Array.from(after.values()).flatMap((stream) => {
    if (known.get(stream.playerId) === stream) return []
    latest = nextRevision(latest, now)
    return [{ ...stream, revision: latest }]
  })
}

function applyEvent(stream: ProStream, event: ChannelEvent): ProStream {
  const { kind, sentAt, renamed, described, startedAt } = event
  const isNewer = stream.heard === null || sentAt > stream.heard.at
  if (kind === 'ONLINE' && isNewer && startedAt !== null) return begin(stream, startedAt, sentAt)
  if (kind === 'OFFLINE' && isNewer) return end(stream, sentAt)
  if (kind === 'UPDATED' && described !== null && stream.live !== null) {
    return { ...stream, live: { ...stream.live, ...described } }
  }
  return kind === 'RENAMED' && renamed !== null ? { ...stream, ...renamed } : stream
}

/** Viewers, title and game follow with the next list: the message does not contain them. */
function begin(stream: ProStream, startedAt: number, at: number): ProStream {
  const heard = { live: true, at }
  if (stream.live !== null && stream.live.startedAt >= startedAt) return { ...stream, heard }
  const live: LiveBroadcast = { title: '', game: null, viewers: 0, startedAt, language: 'other' }
  return { ...stream, channel: 'KNOWN', live, lastLiveAt: startedAt, heard }
}

function end(stream: ProStream, at: number): ProStream {
  const heard = { live: false, at }
  if (stream.live === null || stream.live.startedAt > at) return { ...stream, heard }
  return { ...stream, live: null, lastLiveAt: at, heard }
}

/** True while lists may still show a broadcast whose end an event has reported. */
export function hasEnded({ heard }: Pick<ProStream, 'heard'>, startedAt: number, now: number): boolean {
  return heard !== null && !heard.live && startedAt <= heard.at && now < heard.at + EVENT_LEAD_MS
}

/** True while lists may still lack a broadcast whose start an event has reported. */
export function hasJustBegun({ heard }: Pick<ProStream, 'heard'>, now: number): boolean {
  return heard?.live === true && now < heard.at + EVENT_LEAD_MS
}
