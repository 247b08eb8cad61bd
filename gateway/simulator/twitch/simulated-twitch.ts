import { FaultSettings } from '../http/fault-settings.ts'
import type { Population } from '../world/population.ts'
import { openChannels } from './channels.ts'
import { ChannelDirectory } from './directory.ts'
import { SimulatedEventSub } from './event-sub.ts'
import { answerStreams, answerUsers } from './helix.ts'
import { spoil, type TwitchEndpoint, type TwitchMisbehaviour } from './misbehaviour.ts'
import { PointBuckets } from './point-buckets.ts'
import { toHelixProblem, toJson, toTokenProblem, TwitchProblem } from './problem.ts'
import { Tokens } from './tokens.ts'

export interface SimulatedTwitch {
  /**
   * Answers `POST …/oauth2/token`, `GET …/helix/streams`, `GET …/helix/users` and `…/helix/eventsub/subscriptions` under any
   * host and path. Every client id and secret is accepted. Rejects only when the request is aborted.
   */
  fetch(request: Request): Promise<Response>
  /** Makes one endpoint fail, or all of them when none is named; `null` ends it. */
  misbehave(misbehaviour: TwitchMisbehaviour | null, endpoint?: TwitchEndpoint): void
  revokeTokens(): void
  /** Gives a channel another login. Throws for an unknown login, and for a new one that is taken. */
  rename(login: string, next: string): void
  /** Hides a channel from every answer, and revokes its subscriptions. Throws for an unknown login. */
  ban(login: string): Promise<void>
  /** Subscriptions, and the messages that follow from them. */
  readonly eventSub: Pick<SimulatedEventSub, 'connect' | 'tick' | 'revoke' | 'maxTotalCost'>
  /** Opens the channel of another person under a free login. */
  open(login: string): void
  /** Starts a broadcast at a time in milliseconds since 1970, or ends it with null. Throws for an unknown login. */
  broadcast(login: string, startedAt: number | null): void
}

const ENDPOINTS: readonly (readonly [TwitchEndpoint, methods: readonly string[], path: RegExp])[] = [
  ['token', ['POST'], /\/oauth2\/token$/],
  ['streams', ['GET'], /\/helix\/streams$/],
  ['users', ['GET'], /\/helix\/users$/],
  ['subscriptions', ['GET', 'POST', 'DELETE'], /\/helix\/eventsub\/subscriptions$/],
]

/** The live channels depend only on the world's seed and the time `now`, in milliseconds since 1970. */
export function createSimulatedTwitch(population: Population, now: () => number): SimulatedTwitch {
  const directory = new ChannelDirectory(openChannels(population.key, population.proPlayers))
  const eventSub = new SimulatedEventSub(directory, now)
  const tokens = new Tokens(population.key)
  const points = new PointBuckets()
  const misbehaviours = new FaultSettings<TwitchEndpoint, TwitchMisbehaviour>()

  async function answer(endpoint: TwitchEndpoint, request: Request): Promise<Response> {
    if (endpoint === 'token') return answerToken(tokens, request, now())
    try {
      const { granted, headers } = points.charge(tokens.identify(request.headers, now()), now())
      if (!granted) return toHelixProblem(new TwitchProblem(429, 'Rate limit exceeded'), headers)
      if (endpoint === 'subscriptions') return await answerSubscriptions(eventSub, request, headers)
      return answerQuestion(directory, endpoint, new URL(request.url).searchParams, now(), headers)
    } catch (error) {
      if (error instanceof TwitchProblem) return toHelixProblem(error)
      throw error
    }
  }

  return {
    misbehave: (misbehaviour, endpoint) => misbehaviours.set(misbehaviour, endpoint),
    revokeTokens: () => tokens.revokeAll(),
    rename: (login, next) => void directory.rename(login, next),
    async ban(login) {
      const { id } = directory.get(login)
      directory.setBanned(id, true)
      await eventSub.revoke(id, 'user_removed')
    },
    eventSub,
    open: (login) => void directory.open(login),
    broadcast: (login, startedAt) => directory.force(directory.get(login).id, startedAt),

    async fetch(request) {
      request.signal.throwIfAborted()
      const { pathname } = new URL(request.url)
      const [endpoint, methods] = ENDPOINTS.find(([, , path]) => path.test(pathname)) ?? []
      if (endpoint === undefined || methods === undefined) return toHelixProblem(new TwitchProblem(404, ''))
      if (!methods.includes(request.method)) return toHelixProblem(new TwitchProblem(405, ''))
      const right = await answer(endpoint, request)
      const misbehaviour = misbehaviours.at(endpoint)
      return misbehaviour === null ? right : spoil(right, misbehaviour, endpoint, request.signal)
    },
  }
}

/** The parameters of the token endpoint may be in the body or in the URL. */
async function answerToken(tokens: Tokens, request: Request, now: number): Promise<Response> {
  const form = new URLSearchParams([...new URL(request.url).searchParams, ...new URLSearchParams(await request.text())])
  try {
    return toJson(200, tokens.issue(form, now))
  } catch (error) {
    if (error instanceof TwitchProblem) return toTokenProblem(error)
    throw error
  }
}

async function answerSubscriptions(
  eventSub: SimulatedEventSub,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  try {
    if (request.method === 'GET') return toJson(200, eventSub.list(query), headers)
    if (request.method === 'POST') return toJson(202, eventSub.create(await request.json()), headers)
    eventSub.remove(query.get('id'))
    return new Response(null, { status: 204, headers })
  } catch (error) {
    if (error instanceof TwitchProblem) return toHelixProblem(error, headers)
    throw error
  }
}

/** A rejected request costs its point too. */
function answerQuestion(
  directory: ChannelDirectory,
  endpoint: Exclude<TwitchEndpoint, 'token' | 'subscriptions'>,
  query: URLSearchParams,
  now: number,
  headers: Readonly<Record<string, string>>,
): Response {
  try {
    const body = endpoint === 'streams' ? answerStreams(directory, query, now) : answerUsers(directory, query)
    return toJson(200, body, headers)
  } catch (error) {
    if (error instanceof TwitchProblem) return toHelixProblem(error, headers)
    throw error
  }
}
