import { type Arena, scaled, Side } from '../arena.ts'
import { type Contestant, OURS_DIRECT, OURS_PUBLIC, RAW, STOCK } from '../contestants.ts'
import { figure, median, rounded } from '../figures.ts'
import type { Outcome } from '../table.ts'

const CONTESTANTS = [OURS_PUBLIC, OURS_DIRECT, STOCK, RAW] as const
const SUBSCRIBERS = 10_000

/** So many come and go first, so that what a server loads and compiles for the first of them is not counted. */
const FORERUNNERS = 500

/** Each round takes new processes and as many connections as a machine has ports for: two show whether they agree. */
const MOST_ROUNDS = 2

interface Growth {
  /** What the process grew by for each subscriber, in bytes. */
  readonly rss: number
  /** What its objects and buffers grew by, in bytes. */
  readonly heap: number
}

/** How much memory a subscriber takes who has got an event and waits for the next. */
export async function memory(arena: Arena): Promise<Outcome> {
  const subscribers = scaled(SUBSCRIBERS, arena.settings)
  const rounds = Math.min(MOST_ROUNDS, arena.settings.rounds)
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
        title: `${subscribers.toLocaleString('en')} subscribers who have got an event of 1.5 kB`,
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
  await side.gather(scaled(FORERUNNERS, arena.settings))
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
