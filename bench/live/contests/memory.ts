import { type Arena, scaled, Side } from '../arena.ts'
import { type Contestant, OURS_DIRECT, OURS_PUBLIC, RAW, STOCK } from '../contestants.ts'
import { figure, median, rounded } from '../figures.ts'
import type { Outcome } from '../table.ts'

const CONTESTANTS = [OURS_PUBLIC, OURS_DIRECT, STOCK, RAW] as const
const SUBSCRIBERS = 10_000

/** Subscribers that connect and leave first, so that code that a server loads for them is not counted. */
const WARM_UP_SUBSCRIBERS = 500

/** Each round needs new processes, and as many connections as the machine has ports. Two rounds show if they agree. */
const MAX_ROUNDS = 2

interface Growth {
  /** Growth of the process per subscriber, in bytes. */
  readonly rss: number
  /** Growth of its objects and buffers per subscriber, in bytes. */
  readonly heap: number
}

/** Measures the memory of a subscriber that has an event and waits for the next one. */
export async function memory(arena: Arena): Promise<Outcome> {
  const subscribers = scaled(SUBSCRIBERS, arena.settings)
  const rounds = Math.min(MAX_ROUNDS, arena.settings.rounds)
  const results = new Map<Contestant, Growth[]>(CONTESTANTS.map((contestant) => [contestant, []]))
  for (let round = 1; round <= rounds; round += 1) {
    arena.tell(`Memory, round ${round} of ${rounds}`)
    for (const contestant of CONTESTANTS) results.get(contestant)?.push(await grow(arena, contestant, subscribers))
  }

  const kilobytes = (contestant: Contestant, of: keyof Growth) =>
    (results.get(contestant) ?? []).map((growth) => growth[of] / 1_000)
  return {
    tables: [
      {
        title: `Memory of ${subscribers.toLocaleString('en')} subscribers after an event of 1.5 kB`,
        columns: ['', 'process, kB each', 'objects and buffers, kB each'],
        rows: CONTESTANTS.map((contestant) => [
          contestant.name,
          figure(kilobytes(contestant, 'rss')),
          figure(kilobytes(contestant, 'heap')),
        ]),
      },
    ],
    claims: [OURS_PUBLIC, OURS_DIRECT].map((contestant) => ({
      what: `Memory of a subscriber of ${contestant.name}`,
      reached: median(kilobytes(contestant, 'rss')),
      most: 20,
      show: (value) => `${rounded(value)} kB`,
    })),
  }
}

async function grow(arena: Arena, contestant: Contestant, subscribers: number): Promise<Growth> {
  using side = await Side.start(arena, contestant, 'small')
  await side.gather(scaled(WARM_UP_SUBSCRIBERS, arena.settings))
  await side.publish('small')
  await side.drop()
  await side.rest()
  const before = await side.readCollected()
  await side.gather(subscribers)
  await side.publish('small')
  await side.rest()
  const after = await side.readCollected()
  await side.drop()
  return { rss: (after.rss - before.rss) / subscribers, heap: (after.heap - before.heap) / subscribers }
}
