import { GONE_KEPT_MS } from '../../delivery/rules/live-item.ts'
import type { LiveSource } from '../../delivery/rules/live-source.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import type { TwitchApi } from '../../twitch/twitch-api.ts'
import type { ChannelEvent } from '../collections/channel-events.ts'
import { hasJustBegun, applyEvents } from '../rules/apply-events.ts'
import { endStreams, listRosterChannels, nextStreams } from '../rules/next-streams.ts'
import type { ProStream } from '../rules/pro-stream.ts'
import { createEventReader } from './event-reader.ts'
import { toLegacyStreams } from './legacy-live-streams.ts'
import { createStreamsStore, type StoredStreams } from './streams-store.ts'
import { createTwitchChannels } from './twitch-channels.ts'

/** Interval of the requests for live channels, and for the logins of all channels. */
export const STREAMS_INTERVAL_MS = 45_000

/** Polling interval while Twitch reports the start and end of every broadcast: polls then only correct missed reports. */
export const CALM_INTERVAL_MS = 120_000

/** Time after the report of a new broadcast until its title and viewers are requested. */
const DETAILS_AFTER_MS = 10_000

/** Minimum time before a retry after Twitch could not be asked. */
const SHORTEST_RETRY_MS = 5000

/** Pause after an unexpected error. */
const REST_AFTER_FAILURE_MS = 15_000

export interface StreamsStatus {
  readonly source: LiveSource
  readonly channels: number
  readonly live: number
  /** Number of channels whose login Twitch does not know. */
  readonly unknown: number
  /** Number of pinned channels that exist no more. */
  readonly unavailable: number
  /** Number of streams that do not fit into the documents for older programs. */
  readonly leftOut: number
}

/**
 * Keeps `streams`, and the documents for older programs, up to date with Twitch and the rosters. Twitch's last answer stays
 * while Twitch can't be asked; the state of the source contains its age. The worker continues from the store, so it can
 * be stopped at any time, and a second one does no harm.
 */
export interface StreamsJob extends BackgroundJob {
  /** Returns the ids of the pinned channels; null before the first round. */
  listPinned(): readonly string[] | null
  status(): StreamsStatus
}

interface StreamEvents {
  readonly watches: StoreWatches
  /** True while Twitch reports the start and end of every channel's broadcasts. */
  readonly isHealthy: () => boolean
}

interface Dependencies {
  readonly twitch: TwitchApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly proScene: Pick<ProScene, 'look'>
  /** Null without EventSub. */
  readonly events: StreamEvents | null
  readonly report: (error: unknown) => void
}

export function createStreamsJob({ twitch, store, clock, proScene, events, report }: Dependencies): StreamsJob {
  const streamsStore = createStreamsStore(store)
  /** The last written state; null when it must be read from the store. */
  let kept: StoredStreams | null = null
  let missedSince: ReadonlyMap<string, number> = new Map()
  const twitchChannels = createTwitchChannels(twitch, clock)
  const eventReader = events === null ? null : createEventReader({ ...events, store, clock, report })
  let status: StreamsStatus = {
    source: { state: 'DOWN', observedAt: null },
    channels: 0,
    live: 0,
    unknown: 0,
    unavailable: 0,
    leftOut: 0,
  }

  async function run(pauses: Pauses): Promise<void> {
    const closing = new AbortController()
    eventReader?.follow(closing.signal)
    await keepUpToDate(pauses).finally(() => closing.abort())
  }

  async function keepUpToDate(pauses: Pauses): Promise<void> {
    let pollAt = clock.now()
    /** Events that are not written yet: a failed write is tried again. */
    let pendingEvents: ChannelEvent[] = []
    for (;;) {
      if (clock.now() >= pollAt) pollAt = clock.now() + (await doSafely(() => runRound(pauses)))
      pendingEvents.push(...(eventReader?.take() ?? []))
      if (pendingEvents.length > 0) {
        const applyPending = async () => {
          const untilPoll = await applyReported(pendingEvents, pauses)
          pendingEvents = []
          return untilPoll
        }
        pollAt = Math.min(pollAt, clock.now() + (await doSafely(applyPending)))
      }
      await pauses.rest(pollAt - clock.now(), eventReader?.arrival())
    }
  }

  async function doSafely(step: () => Promise<number>): Promise<number> {
    try {
      return await step()
    } catch (error) {
      if (error instanceof Closed) throw error
      report(error)
      // The progress of a failed write is unknown.
      kept = null
      return REST_AFTER_FAILURE_MS
    }
  }

  /** Writes what Twitch has reported. Resolves to the time until the next request, at most. */
  async function applyReported(reported: readonly ChannelEvent[], pauses: Pauses): Promise<number> {
    const before = kept ?? (await pauses.wait(() => streamsStore.read()))
    const changed = applyEvents(before.streams, reported, before.source.observedAt, clock.now())
    if (changed.length > 0) {
      kept = await streamsStore.write(before, { changed, forgotten: [], source: before.source })
      status = summarise(kept, status.channels)
    }
    const asksSoon = reported.some(({ kind }) => kind === 'ONLINE' || kind === 'REVOKED')
    return asksSoon ? DETAILS_AFTER_MS : STREAMS_INTERVAL_MS
  }

  /** Asks Twitch once and writes the changes. Resolves to the time until the next request, in milliseconds. */
  async function runRound(pauses: Pauses): Promise<number> {
    const startedAt = clock.now()
    const scene = await pauses.wait(() => proScene.look())
    const before = kept ?? (await pauses.wait(() => streamsStore.read()))
    const channels = listRosterChannels(scene.players, (team) => scene.findTeam(team))
    const { answers, answer, failure } = await twitchChannels.ask(channels, before.streams, pauses)

    const now = clock.now()
    const next = nextStreams({
      known: before.streams,
      missedSince,
      channels,
      answers,
      answer,
      answeredBefore: before.source.observedAt,
      now,
    })
    const after = await streamsStore.write(before, {
      changed: next.changed,
      forgotten: listForgotten(before.streams, next.changed, now),
      source:
        answer === null
          ? { state: 'DOWN', observedAt: before.source.observedAt }
          : { state: 'OK', observedAt: answer.observedAt },
    })
    missedSince = next.missedSince
    kept = after
    status = summarise(after, channels.length)
    await eventReader?.clear(now)
    if (failure !== null) return Math.min(STREAMS_INTERVAL_MS, Math.max(SHORTEST_RETRY_MS, failure.retryAt - now))
    // The clock may have gone back in the meantime.
    const interval = isCalm(after, now) ? CALM_INTERVAL_MS : STREAMS_INTERVAL_MS
    return Math.min(interval, startedAt + interval - now)
  }

  /** False while a broadcast is known from a report only: lists have its title and viewers later. */
  function isCalm({ streams }: StoredStreams, now: number): boolean {
    if (events === null || !events.isHealthy()) return false
    return !Array.from(streams.values()).some((stream) => stream.live?.viewers === 0 && hasJustBegun(stream, now))
  }

  return {
    ...createBackgroundJob(clock, run),
    listPinned: () => (kept === null ? null : listPinned(kept.streams)),
    status: () => status,
  }
}

function listPinned(streams: ReadonlyMap<string, ProStream>): readonly string[] {
  const ids = Array.from(streams.values(), ({ goneAt, channel, channelId }) =>
    goneAt === null && channel === 'KNOWN' ? channelId : null,
  )
  return [...new Set(ids.filter((id) => id !== null))]
}

function summarise({ streams, source }: StoredStreams, channels: number): StreamsStatus {
  return {
    source,
    channels,
    live: Array.from(streams.values()).filter(({ live }) => live !== null).length,
    unknown: countByLookup(streams, 'NOT_FOUND'),
    unavailable: countByLookup(streams, 'UNAVAILABLE'),
    leftOut: toLegacyStreams(streams.values()).leftOut,
  }
}

function countByLookup(streams: ReadonlyMap<string, ProStream>, lookup: ProStream['channel']): number {
  return Array.from(streams.values()).filter(({ goneAt, channel }) => goneAt === null && channel === lookup).length
}

/** Replaces the worker on a server that does not poll Twitch. */
export interface StreamsOff extends BackgroundJob {
  status(): { readonly source: 'OFF' }
}

/** Streams that were stored as live become offline, because their end would not be noticed. */
export function createStreamsOff({
  store,
  clock,
  report,
}: Omit<Dependencies, 'twitch' | 'proScene' | 'events'>): StreamsOff {
  const streamsStore = createStreamsStore(store)

  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      try {
        const kept = await pauses.wait(() => streamsStore.read())
        const { observedAt } = kept.source
        const changed = endStreams(kept.streams, observedAt, clock.now())
        await streamsStore.write(kept, { changed, forgotten: [], source: { state: 'OFF', observedAt } })
        return
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
      }
      await pauses.rest(REST_AFTER_FAILURE_MS)
    }
  }

  return { ...createBackgroundJob(clock, run), status: () => ({ source: 'OFF' }) }
}

/** Streams removed so long ago that no client needs their removal any more. */
function listForgotten(
  known: ReadonlyMap<string, ProStream>,
  changed: readonly ProStream[],
  now: number,
): readonly string[] {
  const isBack = new Set(changed.map(({ playerId }) => playerId))
  return Array.from(known.values())
    .filter(({ goneAt, playerId }) => goneAt !== null && now >= goneAt + GONE_KEPT_MS && !isBack.has(playerId))
    .map(({ playerId }) => playerId)
}
