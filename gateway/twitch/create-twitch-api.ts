import type { Clock } from '../shared/clock.ts'
import type { Fetch } from '../upstream/fetch.ts'
import type { OnUpstreamEvent } from '../upstream/upstream-event.ts'
import { parseStreams, parseUsers } from './answers.ts'
import { AppToken } from './app-token.ts'
import { Channels } from './channels.ts'
import { summariseHealth, type TwitchHealth } from './health.ts'
import { Helix } from './helix.ts'
import { openSubscriptions, type SubscriptionsApi } from './subscriptions.ts'
import type { TwitchApi, TwitchUser } from './twitch-api.ts'

export interface TwitchApiOptions {
  /** The network, or the simulator. */
  readonly fetch: Fetch
  readonly clock: Clock
  /** Base URL of the API: `https://api.twitch.tv/helix`. */
  readonly baseUrl: string
  /** Base URL of the token endpoint: `https://id.twitch.tv/oauth2`. */
  readonly authUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** From 0 to below 1; for the jitter of pauses. */
  readonly random: () => number
  /** Called once for each request that was sent. Its part is `api` or `token`. */
  readonly onEvent?: OnUpstreamEvent
}

export interface TwitchClient extends TwitchApi {
  /** Subscriptions of EventSub. */
  readonly subscriptions: SubscriptionsApi
  health(): TwitchHealth
}

/** A failing endpoint is tried again by the next request after its pause. Throws when `clientId` can't be sent in a header. */
export function createTwitchApi(options: TwitchApiOptions): TwitchClient {
  const { fetch, clock, random, clientId, clientSecret, onEvent = () => {} } = options
  if (!/^[\x21-\x7e]+$/.test(clientId)) {
    throw new Error(
      'The Twitch client id is empty or contains a character that is not allowed in an HTTP header. Copy it again.',
    )
  }
  const shared = { fetch, clock, random, clientId, onEvent }
  const token = new AppToken({ ...shared, clientSecret, authUrl: withoutSlash(options.authUrl) })
  const helix = new Helix({ ...shared, token, baseUrl: withoutSlash(options.baseUrl) })

  const streams = new Channels(
    {
      toPath: (ids, cursor) =>
        `/streams?${toQuery('user_id', ids, { first: '100', ...(cursor !== null && { after: cursor }) })}`,
      toKey: toId,
      read: parseStreams,
      idOf: ({ userId }) => userId,
      keyOf: ({ userId }) => userId,
    },
    helix,
    clock,
  )
  const users = new Channels(
    { toPath: (ids) => `/users?${toQuery('id', ids, {})}`, toKey: toId, read: parseUsers, idOf, keyOf: idOf },
    helix,
    clock,
  )
  const logins = new Channels(
    {
      toPath: (asked) => `/users?${toQuery('login', asked, {})}`,
      toKey: toLogin,
      read: parseUsers,
      idOf,
      keyOf: ({ login }) => login,
    },
    helix,
    clock,
  )

  return {
    streams: (ids) => streams.ask(ids),
    users: (ids) => users.ask(ids),
    usersByLogin: (asked) => logins.ask(asked),
    subscriptions: openSubscriptions(helix, clock),
    health: () => summariseHealth(token, helix, clock.now()),
  }
}

function idOf({ id }: TwitchUser): string {
  return id
}

function toId(id: string): string | null {
  return /^[\w-]{1,64}$/.test(id) ? id : null
}

function toLogin(asked: string): string | null {
  const login = asked.toLowerCase()
  return /^[a-z0-9_]{1,25}$/.test(login) ? login : null
}

function toQuery(name: string, keys: readonly string[], rest: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams([...keys.map((key) => [name, key]), ...Object.entries(rest)])
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
