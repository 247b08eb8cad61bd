import { executeIn } from '../../gateway/composition/execute-in.ts'
import { fetchProMatches, openStatisticsWorld } from '../support/statistics-world.ts'
import { serveV2 } from './serve-v2.ts'

/** Opens the /v2 layer on the real schema, with counted games of pro players. */
export async function openChampionWorld() {
  const world = await openStatisticsWorld()
  await world.count(fetchProMatches(4, 20))
  const restCompat = serveV2({
    execute: executeIn(world.context),
    clock: world.clock,
    reportError: (error) => {
      throw error
    },
  })

  return {
    ...world,
    /** Returns the status and the JSON of an answer. */
    async get(target: string): Promise<{ readonly status: number; readonly body: unknown }> {
      const response = await restCompat(new Request(new URL(target, 'http://lanewatch.test')))
      return { status: response.status, body: await response.json() }
    },
  }
}
