import { createTwitchApi, type TwitchClient } from '../../gateway/twitch/create-twitch-api.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** A request as the server received it. */
export interface Received {
  readonly at: number
  /** `token`, `streams` or `users`. */
  readonly what: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: string
  readonly signal: AbortSignal
  /** The requested logins or ids. */
  readonly keys: readonly string[]
}

/** Replaces the usual answer in a test; `null` keeps the usual answer. */
type Script = (request: Received) => Response | Promise<Response> | null

interface FakeTwitchOptions {
  readonly pointsAMinute?: number
  readonly latencyMs?: number
  readonly tokenSeconds?: number
}

export const SECRET = 'a-very-secret-word'

/** Twitch over a network: a bucket of points that refills evenly, tokens that expire, and all channels live. */
export class FakeTwitch {
  readonly received: Received[] = []
  /** Number of requests without a point left. */
  throttled = 0
  script: Script = () => null
  /** The channels that are not live. */
  readonly offline = new Set<string>()
  #tokens = 0
  #good = new Set<string>()
  readonly #clock: FakeClock
  readonly #options: Required<FakeTwitchOptions>
  #left: number
  #asOf: number

  constructor(clock: FakeClock, options: FakeTwitchOptions) {
    this.#clock = clock
    this.#options = { pointsAMinute: 800, latencyMs: 20, tokenSeconds: 5_000_000, ...options }
    this.#left = this.#options.pointsAMinute
    this.#asOf = clock.now()
  }

  list(what: string): readonly Received[] {
    return this.received.filter((request) => request.what === what)
  }

  /** Revokes every issued token. */
  revokeTokens(): void {
    this.#good = new Set()
  }

  /** Spends points as another program with the same client id. */
  strangersAsk(times: number): void {
    this.#refill()
    this.#left -= times
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const body = await request.text()
    await this.#travel()
    const { pathname, searchParams: query } = new URL(request.url)
    const what = pathname.split('/').at(-1) ?? ''
    const keys = [...query.getAll('user_id'), ...query.getAll('id'), ...query.getAll('login')]
    const received = {
      at: this.#clock.now(),
      what,
      query,
      headers: request.headers,
      body,
      signal: request.signal,
      keys,
    }
    this.received.push(received)
    const response = (await this.script(received)) ?? this.#answer(received)
    await this.#travel()
    return response
  }

  #answer({ what, headers, keys }: Received): Response {
    if (what === 'token') {
      const token = `token-${++this.#tokens}`
      this.#good.add(token)
      return Response.json({ access_token: token, expires_in: this.#options.tokenSeconds, token_type: 'bearer' })
    }
    if (!this.#good.has(headers.get('authorization')?.replace('Bearer ', '') ?? '')) return problem(401)
    this.#refill()
    const full = this.#left < 1
    if (full) this.throttled += 1
    else this.#left -= 1
    if (full) return problem(429, this.announce())
    const data = what === 'users' ? keys.map(userOf) : keys.filter((id) => !this.offline.has(id)).map(streamOf)
    return Response.json({ data, pagination: {} }, { headers: this.announce() })
  }

  announce(): Record<string, string> {
    const { pointsAMinute } = this.#options
    const fullAt = this.#clock.now() + ((pointsAMinute - this.#left) / pointsAMinute) * 60_000
    return {
      'Ratelimit-Limit': String(pointsAMinute),
      'Ratelimit-Remaining': String(Math.max(0, Math.floor(this.#left))),
      'Ratelimit-Reset': String(Math.ceil(fullAt / 1000)),
    }
  }

  #refill(): void {
    const { pointsAMinute } = this.#options
    const passed = this.#clock.now() - this.#asOf
    this.#left = Math.min(pointsAMinute, this.#left + (passed / 60_000) * pointsAMinute)
    this.#asOf = this.#clock.now()
  }

  async #travel(): Promise<void> {
    await new Promise<void>((resolve) => void this.#clock.schedule(this.#options.latencyMs, resolve))
  }
}

/** Opens a client with a fake Twitch and their clock. */
export function openTwitch(options: FakeTwitchOptions = {}): {
  clock: FakeClock
  twitch: FakeTwitch
  api: TwitchClient
} {
  const clock = new FakeClock()
  const twitch = new FakeTwitch(clock, options)
  const api = createTwitchApi({
    fetch: twitch.fetch,
    clock,
    baseUrl: 'http://twitch.test/helix',
    authUrl: 'http://id.twitch.test/oauth2/',
    clientId: 'client',
    clientSecret: SECRET,
    random: () => 0.5,
  })
  return { clock, twitch, api }
}

/** An error answer in Twitch's format. */
export function problem(status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ error: 'Error', status, message: 'on purpose' }, { status, headers })
}

/** Ids, and logins, of invented channels. */
export function manyChannels(count: number): string[] {
  return Array.from({ length: count }, (_, n) => `channel_${n}`)
}

/** A live channel in Twitch's format. Its id is its login. */
export function streamOf(login: string) {
  return {
    id: `s-${login}`,
    user_id: login,
    user_login: login,
    user_name: login.toUpperCase(),
    game_id: '21779',
    game_name: 'League of Legends',
    type: 'live',
    title: 'Soloq',
    viewer_count: 120,
    started_at: '2026-11-01T10:00:00Z',
    language: 'pl',
    thumbnail_url: 'https://pictures.test/{width}x{height}.jpg',
    tag_ids: [],
    tags: ['Polski'],
    is_mature: false,
  }
}

function userOf(login: string) {
  return {
    id: login,
    login,
    display_name: login.toUpperCase(),
    profile_image_url: `https://pictures.test/${login}.png`,
  }
}
