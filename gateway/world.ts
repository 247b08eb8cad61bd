import { bundledRoster } from './bundled-roster.ts'
import { regionOf } from './domain/region.ts'
import { type Env, showsRiot } from './env.ts'
import type { RosterFile } from './ingest/roster-file.ts'
import type { Clock } from './ports/clock.ts'
import type { Status } from './services/status.ts'
import { createSimulator } from './simulator/simulator.ts'
import type { RiotApiOptions } from './sources/riot/riot-api.ts'

/** Where the clock of the demo world shows the same time as ours, whatever its speed: 1 January 2026. */
const SIMULATOR_EPOCH = Date.UTC(2026, 0, 1)

/** What the product shows: Riot's data, or the demo world that stands where the network would be. */
export interface World extends Status {
  readonly riot: Pick<RiotApiOptions, 'fetch' | 'baseUrl' | 'apiKey'>
  /** The rosters of a new store. */
  readonly roster: RosterFile
}

/** The world that the environment names. */
export function openWorld(env: Env, clock: Clock): World {
  const baseUrl = env.RIOT_BASE_URL ?? 'https://{routing}.api.riotgames.com'
  if (showsRiot(env)) {
    const riot = { fetch, baseUrl, apiKey: env.RIOT_API_KEY ?? null }
    return { riot, dataSource: 'RIOT', demoAccounts: [], roster: bundledRoster([]) }
  }
  const simulator = createSimulator({
    seed: env.SIMULATOR_SEED,
    now: () => SIMULATOR_EPOCH + (clock.now() - SIMULATOR_EPOCH) * env.SIMULATOR_SPEED,
  })
  return {
    riot: { fetch: (request) => simulator.fetch(request), baseUrl, apiKey: 'demo' },
    dataSource: 'SIMULATOR',
    demoAccounts: simulator.demoAccounts.map(({ platform, ...riotId }) => ({ ...riotId, region: regionOf(platform) })),
    roster: bundledRoster(simulator.listRoster()),
  }
}
