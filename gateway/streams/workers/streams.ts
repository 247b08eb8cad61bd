import { GONE_KEPT_MS } from '../../delivery/rules/live-item.ts'
import type { LiveSource } from '../../delivery/rules/live-source.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { TwitchApi } from '../../twitch/twitch-api.ts'
import { endStreams, listRosterChannels, nextStreams, type RosterChannel } from '../rules/next-streams.ts'
import type { ProStream } from '../rules/pro-stream.ts'
import { toLegacyStreams } from './streams-legacy.ts'
import { createStreamsStore, type StoredStreams } from './streams-store.ts'
import { createTwitchChannels } from './twitch-channels.ts'

/** Interval of the requests for live channels. */
export const STREAMS_INTERVAL_MS = 45_000

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
 * Keeps `streams`, and its copy for older programs, up to date with Twitch and the rosters. Twitch's last answer stays
 * while Twitch can't be asked; the state of the source contains its age. The worker continues from the store, so it can
 * be stopped at any time, and a second one does no harm.
 */
export interface StreamsJob extends BackgroundJob {
  status(): StreamsStatus
}

interface Dependencies {
  readonly twitch: TwitchApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly proScene: Pick<ProScene, 'look'>
  readonly report: (error: unknown) => void
}

export function createStreamsJob({ twitch, store, clock, proScene, report }: Dependencies): StreamsJob {
  const streamsStore = createStreamsStore(store)
  /** The last written state; null when it must be read from the store. */
  let kept: StoredStreams | null = null
  let missedSince: ReadonlyMap<string, number> = new Map()
  const twitchChannels = createTwitchChannels(twitch, clock)
  let status: StreamsStatus = {
    source: { state: 'DOWN', observedAt: null },
    channels: 0,
    live: 0,
    unknown: 0,
    unavailable: 0,
    leftOut: 0,
  }

  /** Runs until the job is closed. */
  async function run(pauses: Pauses): Promise<void> {
    for (;;) await pauses.rest(await runRoundSafely(pauses))
  }

  async function runRoundSafely(pauses: Pauses): Promise<number> {
    try {
      return await runRound(pauses)
    } catch (error) {
      if (error instanceof Closed) throw error
      report(error)
      // The progress of a failed write is unknown.
      kept = null
      return REST_AFTER_FAILURE_MS
    }
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
    status = summarise(after, channels)
    if (failure !== null) return Math.min(STREAMS_INTERVAL_MS, Math.max(SHORTEST_RETRY_MS, failure.retryAt - now))
    // The clock may have gone back in the meantime.
    return Math.min(STREAMS_INTERVAL_MS, startedAt + STREAMS_INTERVAL_MS - now)
  }

  return { ...createBackgroundJob(clock, run), status: () => status }
}

function summarise({ streams, source }: StoredStreams, channels: readonly RosterChannel[]): StreamsStatus {
  return {
    source,
    channels: channels.length,
    live: Array.from(streams.values()).filter(({ live }) => live !== null).length,
    unknown: countStanding(streams, 'NOT_FOUND'),
    unavailable: countStanding(streams, 'UNAVAILABLE'),
    leftOut: toLegacyStreams(streams.values()).leftOut,
  }
}

function countStanding(streams: ReadonlyMap<string, ProStream>, standing: ProStream['channel']): number {
  return Array.from(streams.values()).filter(({ goneAt, channel }) => goneAt === null && channel === standing).length
}

/** Replaces the worker on a server that does not poll Twitch. */
export interface StreamsOff extends BackgroundJob {
  status(): { readonly source: 'OFF' }
}

/** Streams that were stored as live become offline, because their end would not be noticed. */
export function createStreamsOff({ store, clock, report }: Omit<Dependencies, 'twitch' | 'proScene'>): StreamsOff {
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
