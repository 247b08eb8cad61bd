import type { RiotApiOptions } from '../riot/create-riot-api.ts'
import { printDemoRoster, printRealRoster } from '../rosters/files/bundled-roster.ts'
import type { Clock } from '../shared/clock.ts'
import { regionOf } from '../shared/region.ts'
import type { RateLimits } from '../simulator/http/rate-limits.ts'
import { createSimulator, type Simulator } from '../simulator/simulator.ts'
import { memoryOf } from '../simulator/world/world-memory.ts'
import type { Status } from '../status/services/status.ts'
import type { TwitchApiOptions } from '../twitch/create-twitch-api.ts'
import { clientLimits } from './client-limits.ts'
import { asksTwitch, type Env, showsRiot } from './env.ts'
import { findSignIn } from './sign-in.ts'

/** Moment at which the demo world's clock shows the real time, at any speed: 1 January 2026. */
const SIMULATOR_EPOCH = Date.UTC(2026, 0, 1)

/** Roomier than those of any key: the first fill of the demo world takes seconds, and must not wait for a window. */
const DEMO_LIMITS: RateLimits = {
  application: [
    { requests: 20_000, seconds: 10 },
    { requests: 600_000, seconds: 600 },
  ],
  method: [{ requests: 20_000, seconds: 10 }],
}

/** Riot, or the demo world that replaces the network. */
export interface World extends Status {
  readonly riot: Pick<RiotApiOptions, 'fetch' | 'baseUrl' | 'apiKey'>
  /** Null when Twitch is not used. */
  readonly twitch: WorldOfTwitch | null
  /** Text of the bundled roster file; null for none. */
  readonly roster: string | null
}

export type WorldOfTwitch = Pick<TwitchApiOptions, 'fetch' | 'baseUrl' | 'authUrl' | 'clientId' | 'clientSecret'>

export function openWorld(env: Env, clock: Clock): World {
  const about = {
    contactEmail: env.CONTACT_EMAIL ?? null,
    limits: clientLimits(env),
    signIn: findSignIn(env),
  }
  const baseUrl = env.RIOT_BASE_URL ?? 'https://{routing}.api.riotgames.com'
  if (showsRiot(env)) {
    const riot = { fetch, baseUrl, apiKey: env.RIOT_API_KEY ?? null }
    const twitch = openTwitch(env, null)
    const roster = env.BUNDLED_ROSTER ? printRealRoster() : null
    return { riot, twitch, dataSource: 'RIOT', listExamples: () => [], ...about, roster }
  }
  const now = () => SIMULATOR_EPOCH + (clock.now() - SIMULATOR_EPOCH) * env.SIMULATOR_SPEED
  const simulator = createSimulator({
    seed: memoryOf(env.SIMULATOR_SEED),
    now,
    rateLimits: DEMO_LIMITS,
  })
  return {
    riot: { fetch: (request) => simulator.fetch(request), baseUrl, apiKey: 'demo' },
    twitch: openTwitch(env, simulator.twitch),
    dataSource: 'SIMULATOR',
    // Choosing them takes longer than opening the store: only the first start, which records their ranks, waits for it.
    listExamples: () =>
      simulator.demoAccounts.map(({ platform, ...example }) => ({ ...example, region: regionOf(platform) })),
    ...about,
    roster: printDemoRoster(simulator.listRoster(), now()),
  }
}

/** Connects to Twitch if the environment names it, else to the demo world's Twitch. With real Riot data nothing is simulated. */
function openTwitch(env: Env, simulated: Simulator['twitch'] | null): WorldOfTwitch | null {
  if (simulated === null && !asksTwitch(env)) return null
  return {
    fetch: asksTwitch(env) || simulated === null ? fetch : (request) => simulated.fetch(request),
    baseUrl: env.TWITCH_API_URL ?? 'https://api.twitch.tv/helix',
    authUrl: env.TWITCH_AUTH_URL ?? findAuthUrl(env),
    clientId: env.TWITCH_CLIENT_ID ?? 'demo',
    clientSecret: env.TWITCH_CLIENT_SECRET ?? 'demo',
  }
}

/** Twitch has no tokens for a stranger, so a TWITCH_API_URL without a client id means a stand-in, which has them. */
function findAuthUrl({ TWITCH_API_URL, TWITCH_CLIENT_ID }: Env): string {
  if (TWITCH_API_URL === undefined || TWITCH_CLIENT_ID !== undefined) return 'https://id.twitch.tv/oauth2'
  return new URL('oauth2', TWITCH_API_URL).href
}
