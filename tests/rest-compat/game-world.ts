import { z } from 'zod'
import { executeIn } from '../../gateway/execute-in.ts'
import type { GraphQLContext } from '../../gateway/schema/context.ts'
import { createRestCompat } from '../../rest-compat/rest-compat.ts'
import { openTestWorld } from '../support/test-world.ts'

const account = z.object({ account: z.object({ puuid: z.string() }) })

/** What a request to /v2 got. */
interface Got {
  readonly status: number
  readonly body: unknown
  /** The header that says how many seconds to wait; null where there is none. */
  readonly retryAfter: string | null
}

/** The /v2 layer before the real schema, over the demo world, or over other services where it has no such thing. */
export function openGameWorld(services: Partial<GraphQLContext> = {}) {
  const world = openTestWorld()
  const restCompat = createRestCompat({
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
    /** Asks while Riot fails, at one endpoint or at all, and as long as the gateway tries. */
    async getWhileDown(target: string, endpoint?: Parameters<typeof world.simulator.misbehave>[1]): Promise<Got> {
      world.simulator.misbehave({ kind: 'fail', status: 503 }, endpoint)
      const got = get(target)
      await world.clock.advance(180_000)
      return got
    },
    /** The PUUID of the demo account on a region. */
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
