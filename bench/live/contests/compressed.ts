import { type Arena, scaled, type Side } from '../arena.ts'
import { OURS_DIRECT } from '../contestants.ts'
import { deliver, type Delivery } from '../deliver.ts'
import { figure, median, ratio } from '../figures.ts'
import { holdRounds, pluck } from '../rounds.ts'
import type { Outcome } from '../table.ts'

const SUBSCRIBERS = 1_000

/** Measures the bytes that compression saves, and its cost. */
export async function compressed(arena: Arena): Promise<Outcome> {
  const subscribers = scaled(SUBSCRIBERS, arena.settings)
  const measure = async (side: Side, deflate: boolean) => {
    await side.gather(subscribers, { deflate })
    const delivery = await deliver(side, 'large', subscribers)
    await side.drop()
    await side.rest()
    return delivery
  }
  const results = await holdRounds(arena, 'Compressed', [OURS_DIRECT], async (side) => {
    const before = await measure(side, false)
    const deflated = await measure(side, true)
    const after = await measure(side, false)
    // Uncompressed before and after, because a server may simply become faster with time.
    return { plain: meanOf(before, after), deflated }
  })

  const values = (how: 'plain' | 'deflated', of: 'cpu' | 'bytes' | 'clientCpu') =>
    pluck(results, OURS_DIRECT, (turn) => turn[how][of])
  const part = (of: 'cpu' | 'bytes') => median(values('deflated', of)) / median(values('plain', of))
  const row = (name: string, how: 'plain' | 'deflated') => [
    name,
    figure(values(how, 'bytes')),
    figure(values(how, 'cpu')),
    figure(values(how, 'clientCpu')),
  ]
  return {
    tables: [
      {
        title: `An event of 14 kB to ${subscribers.toLocaleString('en')} subscribers with compression, direct writer`,
        columns: ['', 'bytes a delivery', 'µs a delivery', 'client, µs'],
        rows: [
          row('as it is', 'plain'),
          row('compressed', 'deflated'),
          ['ratio', ratio(part('bytes')), ratio(part('cpu')), ''],
        ],
      },
    ],
    claims: [
      { what: 'Compressed: bytes to uncompressed', reached: part('bytes'), most: 1 / 8, show: ratio },
      { what: 'Compressed: CPU to uncompressed', reached: part('cpu'), most: 1.25, show: ratio },
    ],
  }
}

function meanOf(one: Delivery, other: Delivery): Delivery {
  const mean = (of: keyof Delivery) => (one[of] + other[of]) / 2
  return { cpu: mean('cpu'), clientCpu: mean('clientCpu'), lastServed: mean('lastServed'), bytes: mean('bytes') }
}
