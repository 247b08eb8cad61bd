import { createRiotApi, type RiotClient } from '../../gateway/riot/create-riot-api.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { toServerWindows, type Counting, type ServerWindow } from './server-windows.ts'

export interface FakeRiotOptions {
  /** Limits of each host, `''` for none; generous by default. */
  readonly application?: string
  /** Limits of each method of each host. */
  readonly method?: string
  readonly counting?: Counting
  /** Shortest and longest latency in each direction, in milliseconds. */
  readonly latency?: readonly [number, number]
  readonly seed?: number
}

/** A request as the server received it. */
export interface Received {
  readonly at: number
  readonly url: URL
  /** The first segment of the path, which replaces the host name. */
  readonly host: string
  /** The other segments, decoded. */
  readonly segments: readonly string[]
  readonly headers: Headers
  readonly signal: AbortSignal
}

/** Replaces the usual answer in a test; `null` keeps the usual answer. */
type Script = (request: Received) => Response | Promise<Response> | null

const KEY = 'RGAPI-00000000-0000-4000-8000-000000000000'

/** Riot over a network: exact windows, latency, rate limit headers, and a 429 for each request over a limit. */
export class FakeRiot {
  readonly received: Received[] = []
  /** Number of requests over a limit. */
  throttled = 0
  script: Script = () => null
  /** Returns true when the requested thing exists; always true by default. */
  knows: (request: Received) => boolean = () => true
  #options: Required<FakeRiotOptions>
  readonly #clock: FakeClock
  readonly #random: () => number
  #budgets = new Map<string, ServerWindow[]>()

  constructor(clock: FakeClock, options: FakeRiotOptions) {
    this.#clock = clock
    this.#options = {
      application: '30000:600,500:10',
      method: '20000:10',
      counting: 'fixed',
      latency: [5, 5],
      seed: 1,
      ...options,
    }
    this.#random = seededRandom(this.#options.seed)
  }

  /** Changes the limits and restarts the counts. */
  changeLimits(limits: Pick<FakeRiotOptions, 'application' | 'method'>): void {
    this.#options = { ...this.#options, ...limits }
    this.#budgets = new Map()
  }

  /** Counts requests of another program with the same key on this host. */
  strangersAsk(host: string, times: number): void {
    for (const window of this.#windows(host, this.#options.application)) {
      for (let i = 0; i < times; i++) window.receive(this.#clock.now())
    }
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    await this.#travel()
    const received = this.#receive(request)
    const scripted = await this.script(received)
    const response = scripted ?? this.#answer(received)
    await this.#travel()
    return response
  }

  #receive({ url: address, headers, signal }: Request): Received {
    const url = new URL(address)
    const [, host = '', ...segments] = url.pathname.split('/')
    const received = {
      at: this.#clock.now(),
      url,
      host,
      segments: segments.map(decodeURIComponent),
      headers,
      signal,
    }
    this.received.push(received)
    return received
  }

  #answer(request: Received): Response {
    const { application, method } = this.#options
    const now = this.#clock.now()
    const ofHost = this.#windows(request.host, application)
    const ofMethod = this.#windows(`${request.host} ${methodOf(request.segments)}`, method)
    const full = [...ofHost, ...ofMethod].filter((window) => !window.hasRoom(now))
    for (const window of full.length > 0 ? [] : [...ofHost, ...ofMethod]) window.receive(now)

    const headers = new Headers()
    this.#announce(headers, 'X-App-Rate-Limit', ofHost)
    this.#announce(headers, 'X-Method-Rate-Limit', ofMethod)
    if (full.length === 0 && !this.knows(request)) return new Response(null, { status: 404, headers })
    if (full.length === 0) return Response.json(usualBody(request.segments), { headers })

    this.throttled += 1
    headers.set('X-Rate-Limit-Type', full.some((window) => ofHost.includes(window)) ? 'application' : 'method')
    const opensAt = Math.max(...full.map((window) => window.opensAt()))
    headers.set('Retry-After', String(Math.ceil((opensAt - now) / 1000)))
    return new Response('{"status":{"message":"Rate limit exceeded","status_code":429}}', { status: 429, headers })
  }

  /** Sets a header of limits and a header of counts, in two random orders. */
  #announce(headers: Headers, name: string, windows: readonly ServerWindow[]): void {
    const now = this.#clock.now()
    const inAnyOrder = () => windows.toSorted(() => this.#random() - 0.5)
    if (windows.length === 0) return
    headers.set(
      name,
      inAnyOrder()
        .map(({ limit, seconds }) => `${limit}:${seconds}`)
        .join(','),
    )
    headers.set(
      `${name}-Count`,
      inAnyOrder()
        .map((window) => `${window.count(now)}:${window.seconds}`)
        .join(','),
    )
  }

  #windows(budget: string, limits: string): ServerWindow[] {
    const known = this.#budgets.get(budget)
    if (known !== undefined) return known
    const windows = toServerWindows(limits, this.#options.counting)
    this.#budgets.set(budget, windows)
    return windows
  }

  async #travel(): Promise<void> {
    const [shortest, longest] = this.#options.latency
    const ms = Math.round(shortest + this.#random() * (longest - shortest))
    await new Promise<void>((resolve) => void this.#clock.schedule(ms, resolve))
  }
}

/** Opens a client with a fake Riot and their clock. */
export function openRiot(options: FakeRiotOptions = {}): { clock: FakeClock; riot: FakeRiot; api: RiotClient } {
  const clock = new FakeClock()
  const riot = new FakeRiot(clock, options)
  const api = createRiotApi({
    fetch: riot.fetch,
    clock,
    baseUrl: 'http://riot.test/{routing}',
    apiKey: KEY,
    random: seededRandom(options.seed ?? 1),
  })
  return { clock, riot, api }
}

/** Random numbers from 0 to below 1, the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns Riot's method of a path: the path without its player-specific end. */
function methodOf(segments: readonly string[]): string {
  return segments.slice(0, segments.includes('matches') ? 5 : 6).join('/')
}

function usualBody(segments: readonly string[]): unknown {
  const [game, api, , ...rest] = segments
  const last = rest.at(-1) ?? ''
  if (api === 'account' && rest[1] === 'by-riot-id')
    return { puuid: `p-${Buffer.from(rest[2] ?? '').toString('base64url')}`, gameName: rest[2], tagLine: rest[3] }
  if (api === 'account' && rest[0] === 'region') return { puuid: last, game: 'lol', region: 'euw1' }
  if (api === 'account') return { puuid: last, gameName: last, tagLine: 'EUW' }
  if (api === 'summoner') return { puuid: last, profileIconId: 29, revisionDate: 1_790_000_000_000, summonerLevel: 300 }
  if (api === 'league' || api === 'champion-mastery') return []
  if (api === 'spectator') return { platformId: 'EUW1', gameId: 1, gameStartTime: 1_790_000_000_000 }
  if (last === 'ids') return ['EUW1_2', 'EUW1_1']
  if (last === 'timeline') return { metadata: { matchId: rest[1] }, info: { frames: [] } }
  return { metadata: { matchId: last, participants: [] }, info: { gameMode: 'CLASSIC', queueId: 420 }, game }
}
