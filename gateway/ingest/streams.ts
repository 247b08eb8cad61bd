import { GONE_KEPT_MS } from '../domain/live-item.ts'
import type { LiveSource } from '../domain/live-source.ts'
import {
  endStreams,
  type KnownChannel,
  listRosterChannels,
  nextStreams,
  type RosterChannel,
  type StreamsAnswer,
} from '../domain/next-streams.ts'
import type { ProStream } from '../domain/pro-stream.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { TwitchApi } from '../ports/twitch-api.ts'
import { UpstreamUnavailable } from '../ports/upstream.ts'
import type { ProScene } from '../services/pro-scene.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from './background-job.ts'
import { toLegacyStreams } from './streams-legacy.ts'
import { createStreamsStore, type KeptStreams } from './streams-store.ts'

/** How often Twitch is asked who is live, in milliseconds. */
export const STREAMS_INTERVAL = 45_000

/** How soon Twitch is asked again at the earliest after it could not be asked, in milliseconds. */
const SHORTEST_RETRY = 5000

/** When the worker tries again after something that nobody foresaw, in milliseconds. */
const REST_AFTER_FAILURE = 15_000

/** How often Twitch is asked what a channel is called, in milliseconds. */
const TOLD_LIFETIME = 24 * 60 * 60_000

/** How often Twitch is asked after a channel that it does not know, in milliseconds. */
const UNKNOWN_LIFETIME = 60 * 60_000

/** How the worker is doing. */
export interface StreamsStatus {
  readonly source: LiveSource
  /** How many pro players have a channel. */
  readonly channels: number
  /** How many of the channels are live. */
  readonly live: number
  /** How many channels Twitch does not know. */
  readonly unknown: number
  /** How many have no room in the documents that older programs read. */
  readonly leftOut: number
}

/**
 * Keeps `streams`, and what older programs read of them, as Twitch and the rosters have them. What Twitch said last
 * stays while it can't be asked; the state of the source says how old that is. The worker goes on from what the store
 * has, so it can be stopped at any moment, and a second one does no harm.
 */
export interface StreamsJob extends BackgroundJob {
  status(): StreamsStatus
}

interface Dependencies {
  readonly twitch: TwitchApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly proScene: Pick<ProScene, 'look'>
  /** Is told what nobody foresaw. The worker goes on. */
  readonly report: (error: unknown) => void
}

/** What Twitch said of a login, and when it was asked, in milliseconds since 1970. */
interface Telling {
  readonly channel: KnownChannel | null
  readonly askedAt: number
}

export function createStreamsJob({ twitch, store, clock, proScene, report }: Dependencies): StreamsJob {
  const streamsStore = createStreamsStore(store)
  /** Null when only the store knows. */
  let kept: KeptStreams | null = null
  let missedSince: ReadonlyMap<string, number> = new Map()
  const tellings = new Map<string, Telling>()
  let status: StreamsStatus = {
    source: { state: 'DOWN', observedAt: null },
    channels: 0,
    live: 0,
    unknown: 0,
    leftOut: 0,
  }

  /** Goes on until it is closed. */
  async function run(pauses: Pauses): Promise<void> {
    for (;;) await pauses.rest(await goRoundSafely(pauses))
  }

  async function goRoundSafely(pauses: Pauses): Promise<number> {
    try {
      return await goRound(pauses)
    } catch (error) {
      if (error instanceof Closed) throw error
      report(error)
      // Nobody knows how far a write has come that failed.
      kept = null
      return REST_AFTER_FAILURE
    }
  }

  /** Asks once and writes what is new. Answers when to ask again, in milliseconds. */
  async function goRound(pauses: Pauses): Promise<number> {
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
      told: listTold(),
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
      return Math.min(STREAMS_INTERVAL, Math.max(SHORTEST_RETRY, asked.retryAt - now))
    }
    // The clock may have gone back meanwhile.
    return Math.min(STREAMS_INTERVAL, startedAt + STREAMS_INTERVAL - now)
  }

  /** Who is live; and first what channels are called that Twitch was not asked about for long. */
  async function ask(channels: readonly RosterChannel[], pauses: Pauses): Promise<StreamsAnswer | UpstreamUnavailable> {
    try {
      const logins = new Set(channels.map(({ login }) => login))
      // Who comes back into the rosters is asked after anew.
      for (const login of tellings.keys()) if (!logins.has(login)) tellings.delete(login)
      const due = [...logins].filter((login) => isDue(tellings.get(login)))
      if (due.length > 0) await learn(due, pauses)
      const { value, fetchedAt } = await pauses.wait(() => twitch.streams([...logins]))
      const live = value.map(({ login, userId, ...stream }) => [login, { ...stream, channelId: userId }] as const)
      return { observedAt: fetchedAt, live: new Map(live) }
    } catch (error) {
      if (error instanceof UpstreamUnavailable) return error
      throw error
    }
  }

  function isDue(telling: Telling | undefined): boolean {
    if (telling === undefined) return true
    return clock.now() >= telling.askedAt + (telling.channel === null ? UNKNOWN_LIFETIME : TOLD_LIFETIME)
  }

  /** What Twitch does not tell now it is asked in the next round; who is live can be told without it. */
  async function learn(logins: readonly string[], pauses: Pauses): Promise<void> {
    try {
      const { value, fetchedAt } = await pauses.wait(() => twitch.users(logins))
      const users = new Map(value.map(({ id, login, displayName }) => [login, { channelId: id, displayName }]))
      for (const login of logins) tellings.set(login, { channel: users.get(login) ?? null, askedAt: fetchedAt })
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable)) throw error
    }
  }

  function listTold(): ReadonlyMap<string, KnownChannel> {
    const told = Array.from(tellings, ([login, { channel }]) => (channel === null ? [] : [[login, channel] as const]))
    return new Map(told.flat())
  }

  function summarise({ streams, source }: KeptStreams, channels: readonly RosterChannel[]): StreamsStatus {
    return {
      source,
      channels: channels.length,
      live: Array.from(streams.values()).filter(({ live }) => live !== null).length,
      unknown: channels.filter(({ login }) => tellings.get(login)?.channel === null).length,
      leftOut: toLegacyStreams(streams.values()).leftOut,
    }
  }

  return { ...createBackgroundJob(clock, run), status: () => status }
}

/** What stands in the place of the worker where Twitch is not asked. */
export interface StreamsOff extends BackgroundJob {
  status(): { readonly source: 'OFF' }
}

/** Says once that Twitch is not asked. What was kept as live is not live any more: nobody would notice its end. */
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
      await pauses.rest(REST_AFTER_FAILURE)
    }
  }

  return { ...createBackgroundJob(clock, run), status: () => ({ source: 'OFF' }) }
}

/** The streams that went so long ago that nobody is told any more. */
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
