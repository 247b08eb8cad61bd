import { getEndpoint } from './http/endpoints.ts'
import type { EndpointName, FoundEndpoint } from './http/endpoints.ts'
import { FaultSettings } from './http/fault-settings.ts'
import { lagOf, spoil } from './http/misbehaviour.ts'
import type { Misbehaviour } from './http/misbehaviour.ts'
import { RiotProblem, toAnswer, toProblemAnswer } from './http/problem.ts'
import { encryptionOf } from './http/puuid-encryption.ts'
import { PRODUCTION_LIMITS, RateLimiter } from './http/rate-limits.ts'
import type { RateLimits } from './http/rate-limits.ts'
import { parseDestination } from './http/routing.ts'
import { createSimulatedTwitch } from './twitch/simulated-twitch.ts'
import type { SimulatedTwitch } from './twitch/simulated-twitch.ts'
import { chooseDemoAccounts } from './world/demo-accounts.ts'
import type { DemoAccount } from './world/demo-accounts.ts'
import type { SimulatedProPlayer } from './world/pro-players.ts'
import { listRoster } from './world/pro-roster.ts'
import type { RosterPlayer } from './world/pro-roster.ts'
import type { WorldMemory } from './world/world-memory.ts'
import { World } from './world/world.ts'

export interface SimulatorOptions {
  /**
   * Seed of the world: the same seed gives the same people, matches and ranks, on every machine. A memory shares what simulators
   * of its seed have counted.
   */
  readonly seed: string | WorldMemory
  /** The world's own time, in milliseconds since 1970. The state of the world depends on the seed and this time only. */
  readonly now: () => number
  /** Announced and enforced rate limits. Default: those of a production key. */
  readonly rateLimits?: RateLimits
}

/** A simulated world that answers like the HTTP APIs of Riot and Twitch. */
export interface Simulator {
  /**
   * Answers a request to `https://{routing}.api.riotgames.com/...` or to `http://any.host/{routing}/...`. Every key is
   * accepted. A key such as `RGAPI-…` has its own PUUIDs; with any other key the PUUIDs are those of `proPlayers`.
   * Rejects only when the request is aborted.
   */
  fetch(request: Request): Promise<Response>
  /** One account of each kind that a visitor may try. Chosen at the first call, at the time of the world. */
  readonly demoAccounts: readonly DemoAccount[]
  /** Five simulated pros for each team. */
  readonly proPlayers: readonly SimulatedProPlayer[]
  /** The pros in the format of a roster file, with their teams until now and their links. */
  listRoster(): readonly RosterPlayer[]
  /** Changes the profile icon of an account, as its owner would. */
  wearIcon(puuid: string, profileIconId: number): void
  /** Makes one endpoint fail, or all of them when none is named; `null` ends it. */
  misbehave(misbehaviour: Misbehaviour | null, endpoint?: EndpointName): void
  /** The simulated Twitch, where the pros stream. */
  readonly twitch: SimulatedTwitch
}

/** Opens the world of a seed. Matches are created on demand. */
export function createSimulator({ seed, now, rateLimits = PRODUCTION_LIMITS }: SimulatorOptions): Simulator {
  const world = new World(seed)
  const limiter = new RateLimiter(rateLimits)
  const misbehaviours = new FaultSettings<EndpointName, Misbehaviour>()
  let demoAccounts: readonly DemoAccount[] | null = null

  return {
    get demoAccounts() {
      return (demoAccounts ??= chooseDemoAccounts(world, now()))
    },
    proPlayers: world.population.proPlayers,
    listRoster: () => listRoster(world.population.key, world.population.proPlayers, now()),
    wearIcon: (puuid, profileIconId) => void world.wornIcons.set(puuid, profileIconId),
    misbehave: (misbehaviour, endpoint) => misbehaviours.set(misbehaviour, endpoint),
    twitch: createSimulatedTwitch(world.population, now),

    async fetch(request) {
      request.signal.throwIfAborted()
      const url = new URL(request.url)
      const destination = parseDestination(url)
      try {
        const apiKey = request.headers.get('X-Riot-Token')
        if (!apiKey) throw new RiotProblem(401, 'Unauthorized')
        if (request.method !== 'GET') throw new RiotProblem(405, 'Method Not Allowed')
        const encryption = encryptionOf(apiKey)
        const endpoint = getEndpoint(encryption.open(destination))

        const { headers, refused } = limiter.charge(destination.routing, endpoint.name, now())
        if (refused !== null) {
          const details = { 'Retry-After': String(refused.retryAfterSeconds), 'X-Rate-Limit-Type': refused.scope }
          return toProblemAnswer(new RiotProblem(429, 'Rate limit exceeded'), { ...headers, ...details })
        }
        const misbehaviour = misbehaviours.at(endpoint.name)
        const at = now() - lagOf(misbehaviour)
        const answer = await encryption.close(await ask(endpoint, world, at, url.searchParams, headers))
        return misbehaviour === null ? answer : await spoil(answer, misbehaviour, request.signal)
      } catch (error) {
        if (error instanceof RiotProblem) return toProblemAnswer(error)
        throw error
      }
    },
  }
}

async function ask(
  endpoint: FoundEndpoint,
  world: World,
  now: number,
  query: URLSearchParams,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  try {
    return toAnswer(await endpoint.answer(world, now, query), headers)
  } catch (error) {
    if (error instanceof RiotProblem) return toProblemAnswer(error, headers)
    throw error
  }
}
