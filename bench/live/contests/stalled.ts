import { type Arena, scaled, type Side } from '../arena.ts'
import { type Contestant, OURS_DIRECT, OURS_PUBLIC } from '../contestants.ts'
import { deliver } from '../deliver.ts'
import { figure, median, ratio } from '../figures.ts'
import { holdRounds, pluck } from '../rounds.ts'
import type { Outcome } from '../table.ts'

const CONTESTANTS = [OURS_PUBLIC, OURS_DIRECT] as const
const SUBSCRIBERS = 1_000
const STALLED = 50

/** Enough events of 14 kB to fill the operating system's buffers for a connection: Linux takes 4 MB. */
const FILLING_EVENTS = 400

/** Measures the cost of delivery to readers beside subscribers that do not read. */
export async function stalled(arena: Arena): Promise<Outcome> {
  const stalling = scaled(STALLED, arena.settings)
  const readers = scaled(SUBSCRIBERS, arena.settings) - stalling
  const measure = async (side: Side) => {
    await side.gather(readers)
    const { cpu } = await deliver(side, 'large', readers)
    return cpu
  }
  const results = await holdRounds(arena, 'Stalled readers', CONTESTANTS, async (side) => {
    const before = await measure(side)
    await side.drop()
    await side.gather(stalling, { stalled: true })
    for (let event = 0; event < FILLING_EVENTS; event += 1) await side.publish('large')
    const beside = await measure(side)
    const updates = (await side.resume()) / stalling
    if (updates > FILLING_EVENTS)
      throw new Error('No subscriber has stalled: the buffers of the operating system took all events.')
    await side.drop()
    await side.rest()
    const after = await measure(side)
    await side.drop()
    await side.rest()
    // Without stalled readers before and after, because a server may simply become faster with time.
    return { without: (before + after) / 2, beside, updates }
  })

  const values = (contestant: Contestant, how: 'without' | 'beside' | 'updates') =>
    pluck(results, contestant, (turn) => turn[how])
  const part = (contestant: Contestant) => median(values(contestant, 'beside')) / median(values(contestant, 'without'))
  return {
    tables: [
      {
        title: `An event of 14 kB to ${readers.toLocaleString('en')} readers, beside ${stalling} that don't read`,
        columns: ['', 'without them, µs a delivery', 'beside them, µs a delivery', 'ratio', 'updates they read later'],
        rows: CONTESTANTS.map((contestant) => [
          contestant.name,
          figure(values(contestant, 'without')),
          figure(values(contestant, 'beside')),
          ratio(part(contestant)),
          figure(values(contestant, 'updates')),
        ]),
      },
    ],
    claims: CONTESTANTS.map((contestant) => ({
      what: `Stalled readers: CPU of ${contestant.name} for the others`,
      reached: part(contestant),
      most: 1.1,
      show: ratio,
    })),
  }
}
