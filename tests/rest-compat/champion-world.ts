import { executeIn } from '../../gateway/execute-in.ts'
import { createRestCompat } from '../../rest-compat/rest-compat.ts'
import { fetchProMatches, openStatisticsWorld } from '../support/statistics-world.ts'

/** The /v2 layer before the real schema, with games of pro players that are counted. */
export async function openChampionWorld() {
  const world = await openStatisticsWorld()
  await world.count(fetchProMatches(4, 20))
  const restCompat = createRestCompat({
    execute: executeIn(world.context),
    clock: world.clock,
    reportError: (error) => {
      throw error
    },
  })

  return {
    ...world,
    /** The status and the JSON of an answer. */
    async get(target: string): Promise<{ readonly status: number; readonly body: unknown }> {
      const response = await restCompat(new Request(new URL(target, 'http://lanewatch.test')))
      return { status: response.status, body: await response.json() }
    },
  }
}
