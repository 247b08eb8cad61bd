import { z } from 'zod'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import type { GraphQLContext } from '../../gateway/contract/context.ts'
import { openTestWorld } from '../support/test-world.ts'
import { serveV2 } from './serve-v2.ts'

const account = z.object({ account: z.object({ puuid: z.string() }) })

/** The answer to a request to /v2. */
interface Got {
  readonly status: number
  readonly body: unknown
  /** Retry-After header in seconds; null when absent. */
  readonly retryAfter: string | null
}

/** Opens the /v2 layer on the real schema and the demo world. Given services replace those of the world. */
export function openGameWorld(services: Partial<GraphQLContext> = {}) {
  const world = openTestWorld()
  const restCompat = serveV2({
    execute: executeIn({ ...world.context, ...services }),
    clock: world.clock,
    reportError: (error) => {
      throw error
    },
  })

  async function get(target: string): Promise<Got> {
    const response = await restCompat(new Request(new URL(target, 'http://lanewatch.test')))
    return { status: response.status, body: await response.json(), retryAfter: response.headers.get('Retry-After') }
  }

  return {
    ...world,
    get,
    /** Sends a request while Riot fails, at one endpoint or at all, and waits until the gateway stops its retries. */
    async getWhileDown(target: string, endpoint?: Parameters<typeof world.simulator.misbehave>[1]): Promise<Got> {
      world.simulator.misbehave({ kind: 'fail', status: 503 }, endpoint)
      const got = get(target)
      await world.clock.advance(180_000)
      return got
    },
    /** Returns the PUUID of the demo account of a region. */
    async findPuuid(region: 'EUW' | 'KR' | 'NA'): Promise<string> {
      const demo = world.simulator.demoAccounts.find(({ platform }) => platform.startsWith(region))
      const found = await world.ask(
        'query ($name: String!, $tag: String!) { account(gameName: $name, tagLine: $tag) { ... on Account { puuid } } }',
        { name: demo?.gameName, tag: demo?.tagLine },
      )
      return account.parse(found).account.puuid
    },
  }
}
