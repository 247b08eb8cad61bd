import type { Pauses } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { TwitchApi, TwitchUser } from '../../twitch/twitch-api.ts'
import type { RosterChannel, StreamsAnswer } from '../rules/next-streams.ts'
import { type ChannelAnswers, findPinnedId, type KnownChannel } from '../rules/pins.ts'
import type { ProStream } from '../rules/pro-stream.ts'

/** Interval of the requests for a login that no channel has. */
const UNKNOWN_LIFETIME_MS = 60 * 60_000

export interface AnsweredRound {
  readonly answers: ChannelAnswers
  /** Null when Twitch could not be asked for live channels. */
  readonly answer: StreamsAnswer | null
  /** Reason why `answer` is null. */
  readonly failure: UpstreamUnavailable | null
}

/** Asks Twitch about the channels of the rosters: by login until a channel is pinned, and by id from then on. */
export interface TwitchChannels {
  /** `known` has every stored stream by player id. Throws nothing but `Closed`. */
  ask(channels: readonly RosterChannel[], known: ReadonlyMap<string, ProStream>, pauses: Pauses): Promise<AnsweredRound>
}

interface AskedLogin {
  readonly channel: KnownChannel | null
  /** Milliseconds since 1970. */
  readonly askedAt: number
}

export function createTwitchChannels(twitch: TwitchApi, clock: Clock): TwitchChannels {
  /** Logins of channels that are not pinned. */
  const asked = new Map<string, AskedLogin>()

  async function askLogins(logins: ReadonlySet<string>, pauses: Pauses): Promise<UpstreamUnavailable | null> {
    // A link that returns to the rosters is asked for again: its login may have another owner by then.
    for (const login of asked.keys()) if (!logins.has(login)) asked.delete(login)
    const due = Array.from(logins).filter((login) => isDue(asked.get(login)))
    if (due.length === 0) return null
    const users = await orUnavailable(() => pauses.wait(() => twitch.usersByLogin(due)))
    if (users instanceof UpstreamUnavailable) return users
    const found = new Map(users.value.map((user) => [user.login, toKnownChannel(user)]))
    for (const login of due) asked.set(login, { channel: found.get(login) ?? null, askedAt: users.fetchedAt })
    return null
  }

  function isDue(login: AskedLogin | undefined): boolean {
    if (login === undefined) return true
    return login.channel === null && clock.now() >= login.askedAt + UNKNOWN_LIFETIME_MS
  }

  async function askPinned(ids: readonly string[], pauses: Pauses): Promise<ChannelAnswers['byId']> {
    if (ids.length === 0) return new Map()
    const users = await orUnavailable(() => pauses.wait(() => twitch.users(ids)))
    if (users instanceof UpstreamUnavailable) return null
    return new Map(users.value.map((user) => [user.id, toKnownChannel(user)]))
  }

  async function askLive(ids: readonly string[], pauses: Pauses): Promise<StreamsAnswer | UpstreamUnavailable> {
    const live = await orUnavailable(() => pauses.wait(() => twitch.streams(ids)))
    if (live instanceof UpstreamUnavailable) return live
    const entries = live.value.map(({ userId, ...stream }) => [userId, { ...stream, channelId: userId }] as const)
    return { observedAt: live.fetchedAt, live: new Map(entries) }
  }

  return {
    async ask(channels, known, pauses) {
      const ids = new Set<string>()
      const logins = new Set<string>()
      for (const channel of channels) {
        const id = findPinnedId(known.get(channel.playerId) ?? null, channel)
        if (id === null) logins.add(channel.rosterLogin)
        else ids.add(id)
      }
      const failure = await askLogins(logins, pauses)
      const byId = await askPinned([...ids], pauses)
      const byLogin = new Map(Array.from(asked, ([login, { channel }]) => [login, channel]))
      for (const channel of byLogin.values()) if (channel !== null) ids.add(channel.channelId)
      // Without any id nothing is asked, and that must not count as an answer.
      const live = failure !== null && ids.size === 0 ? failure : await askLive([...ids], pauses)
      const answers = { byLogin, byId }
      return live instanceof UpstreamUnavailable
        ? { answers, answer: null, failure: live }
        : { answers, answer: live, failure: null }
    },
  }
}

function toKnownChannel({ id, login, displayName }: TwitchUser): KnownChannel {
  return { channelId: id, login, displayName }
}

async function orUnavailable<T>(ask: () => Promise<T>): Promise<T | UpstreamUnavailable> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return error
    throw error
  }
}
