import { GONE_KEPT_MS } from '../../delivery/rules/live-item.ts'
import type { LiveSource } from '../../delivery/rules/live-source.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { TwitchApi } from '../../twitch/twitch-api.ts'
import {
  endStreams,
  type KnownChannel,
  listRosterChannels,
  nextStreams,
  type RosterChannel,
  type StreamsAnswer,
} from '../rules/next-streams.ts'
import type { ProStream } from '../rules/pro-stream.ts'
import { toLegacyStreams } from './streams-legacy.ts'
import { createStreamsStore, type StoredStreams } from './streams-store.ts'

/** Interval of the requests for live channels. */
export const STREAMS_INTERVAL_MS = 45_000

/** Minimum time before a retry after Twitch could not be asked. */
const SHORTEST_RETRY_MS = 5000

/** Pause after an unexpected error. */
const REST_AFTER_FAILURE_MS = 15_000

const KNOWN_LIFETIME_MS = 24 * 60 * 60_000

/** Lifetime of the answer that Twitch does not know a channel. */
const UNKNOWN_LIFETIME_MS = 60 * 60_000

export interface StreamsStatus {
  readonly source: LiveSource
  readonly channels: number
  readonly live: number
  /** Number of channels that Twitch does not know. */
  readonly unknown: number
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

/** Twitch's data about a login, and the time of the request in milliseconds since 1970. */
interface CachedChannel {
  readonly channel: KnownChannel | null
  readonly askedAt: number
}

export function createStreamsJob({ twitch, store, clock, proScene, report }: Dependencies): StreamsJob {
  const streamsStore = createStreamsStore(store)
  /** The last written state; null when it must be read from the store. */
  let kept: StoredStreams | null = null
  let missedSince: ReadonlyMap<string, number> = new Map()
  const cachedChannels = new Map<string, CachedChannel>()
  let status: StreamsStatus = {
    source: { state: 'DOWN', observedAt: null },
    channels: 0,
    live: 0,
    unknown: 0,
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
    const asked = await ask(channels, pauses)
    const answer = asked instanceof UpstreamUnavailable ? null : asked

    const now = clock.now()
    const next = nextStreams({
      known: before.streams,
      missedSince,
      channels,
      channelsByLogin: listKnownChannels(),
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
    if (asked instanceof UpstreamUnavailable) {
      return Math.min(STREAMS_INTERVAL_MS, Math.max(SHORTEST_RETRY_MS, asked.retryAt - now))
    }
    // The clock may have gone back in the meantime.
    return Math.min(STREAMS_INTERVAL_MS, startedAt + STREAMS_INTERVAL_MS - now)
  }

  /** Fetches the live channels, after the names of channels that are new or outdated. */
  async function ask(channels: readonly RosterChannel[], pauses: Pauses): Promise<StreamsAnswer | UpstreamUnavailable> {
    try {
      const logins = new Set(channels.map(({ login }) => login))
      // A channel that returns to the rosters is requested again.
      for (const login of cachedChannels.keys()) if (!logins.has(login)) cachedChannels.delete(login)
      const due = [...logins].filter((login) => isDue(cachedChannels.get(login)))
      if (due.length > 0) await fetchChannels(due, pauses)
      const { value, fetchedAt } = await pauses.wait(() => twitch.streams([...logins]))
      const live = value.map(({ login, userId, ...stream }) => [login, { ...stream, channelId: userId }] as const)
      return { observedAt: fetchedAt, live: new Map(live) }
    } catch (error) {
      if (error instanceof UpstreamUnavailable) return error
      throw error
    }
  }

  function isDue(cached: CachedChannel | undefined): boolean {
    if (cached === undefined) return true
    return clock.now() >= cached.askedAt + (cached.channel === null ? UNKNOWN_LIFETIME_MS : KNOWN_LIFETIME_MS)
  }

  /** After a failure the names are requested in the next round; the live channels do not depend on them. */
  async function fetchChannels(logins: readonly string[], pauses: Pauses): Promise<void> {
    try {
      const { value, fetchedAt } = await pauses.wait(() => twitch.users(logins))
      const users = new Map(value.map(({ id, login, displayName }) => [login, { channelId: id, displayName }]))
      for (const login of logins) cachedChannels.set(login, { channel: users.get(login) ?? null, askedAt: fetchedAt })
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable)) throw error
    }
  }

  function listKnownChannels(): ReadonlyMap<string, KnownChannel> {
    const known = Array.from(cachedChannels, ([login, { channel }]) =>
      channel === null ? [] : [[login, channel] as const],
    )
    return new Map(known.flat())
  }

  function summarise({ streams, source }: StoredStreams, channels: readonly RosterChannel[]): StreamsStatus {
    return {
      source,
      channels: channels.length,
      live: Array.from(streams.values()).filter(({ live }) => live !== null).length,
      unknown: channels.filter(({ login }) => cachedChannels.get(login)?.channel === null).length,
      leftOut: toLegacyStreams(streams.values()).leftOut,
    }
  }

  return { ...createBackgroundJob(clock, run), status: () => status }
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
