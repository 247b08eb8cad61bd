import { type Arena, scaled, type Side } from '../arena.ts'
import { OURS_DIRECT, STOCK } from '../contestants.ts'
import { deliver } from '../deliver.ts'
import { figure, median, ratio } from '../figures.ts'
import { holdRounds, pluck } from '../rounds.ts'
import type { Outcome } from '../table.ts'

const SUBSCRIBERS = 1_000

/** Measures the delivery of one event to subscribers with different documents. */
export async function documents(arena: Arena): Promise<Outcome> {
  const subscribers = scaled(SUBSCRIBERS, arena.settings)
  // From one document for all subscribers to one for each.
  const sweep = [1, 10, 100, 1_000].filter((count) => count <= subscribers)
  const results = await holdRounds(arena, 'Distinct documents', [OURS_DIRECT, STOCK], async (side: Side) => {
    const costs = new Map<number, number>()
    for (const count of sweep) {
      await side.gather(subscribers, { documents: count })
      costs.set(count, (await deliver(side, 'large', subscribers)).cpu)
      await side.drop()
      await side.rest()
    }
    return costs
  })
  const rows = sweep.map((count) => {
    const costsOf = (contestant: typeof STOCK) => pluck(results, contestant, (costs) => costs.get(count) ?? NaN)
    const [ours, stock] = [costsOf(OURS_DIRECT), costsOf(STOCK)]
    return [count.toLocaleString('en'), figure(ours), figure(stock), ratio(median(ours) / median(stock))]
  })
  const title = `An event of 14 kB to ${subscribers.toLocaleString('en')} subscribers, by number of distinct documents`
  return { tables: [{ title, columns: ['documents', 'ours, direct, µs', 'stock, µs', 'to stock'], rows }], claims: [] }
}
