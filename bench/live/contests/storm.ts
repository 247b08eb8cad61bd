import { type Arena, scaled, type Side } from '../arena.ts'
import { type Contestant, OURS_DIRECT, OURS_PUBLIC, RAW, STOCK } from '../contestants.ts'
import { figure, median, ratio } from '../figures.ts'
import { holdRounds, pluck, type Results } from '../rounds.ts'
import type { Outcome } from '../table.ts'

const CONTESTANTS = [OURS_PUBLIC, OURS_DIRECT, STOCK, RAW] as const
const SUBSCRIBERS = 2_000

/** State of the returning subscribers: up to date, or behind by one event of 14 kB. */
const KNOWLEDGE = ['everything', 'allButOne'] as const
const TITLES = { everything: 'with nothing missed', allButOne: 'having missed an event of 14 kB' } as const

type Turn = Readonly<Record<(typeof KNOWLEDGE)[number], Reconnect>>

interface Reconnect {
  /** CPU time per subscriber, in microseconds, including its disconnection. */
  readonly cpu: number
  /** Time until the last subscriber had its first update, in milliseconds. */
  readonly lastServed: number
}

/** Measures the reconnection of all subscribers at once, each with its last cursor. */
export async function storm(arena: Arena): Promise<Outcome> {
  const subscribers = scaled(SUBSCRIBERS, arena.settings)
  const results = await holdRounds(arena, 'Storm', CONTESTANTS, async (side): Promise<Turn> => {
    await side.gather(subscribers)
    const { cursor: earlier } = await side.read()
    await side.publish('large')
    await side.rest()
    const everything = await reconnect(side, subscribers, (await side.read()).cursor)
    const allButOne = await reconnect(side, subscribers, earlier)
    await side.drop()
    await side.rest()
    return { everything, allButOne }
  })
  const parts = KNOWLEDGE.map((known) => judge(results, subscribers, known))
  return { tables: parts.flatMap(({ tables }) => tables), claims: parts.flatMap(({ claims }) => claims) }
}

async function reconnect(side: Side, subscribers: number, after: string): Promise<Reconnect> {
  const before = await side.read()
  const { beganAt } = await side.drop()
  const { completedAt } = await side.gather(subscribers, { after })
  const { cpuMicroseconds } = await side.read()
  return {
    cpu: (cpuMicroseconds - before.cpuMicroseconds) / subscribers,
    lastServed: (completedAt - beganAt) / 1_000,
  }
}

function judge(results: Results<Turn>, subscribers: number, known: keyof Turn): Outcome {
  const values = (contestant: Contestant, of: keyof Reconnect) => pluck(results, contestant, (turn) => turn[known][of])
  const part = (contestant: Contestant, of: keyof Reconnect) =>
    median(values(contestant, of)) / median(values(STOCK, of))
  return {
    tables: [
      {
        title: `${subscribers.toLocaleString('en')} subscribers reconnect at once, ${TITLES[known]}`,
        columns: ['', 'µs a reconnect', 'to stock', 'last served, ms', 'to stock'],
        rows: CONTESTANTS.map((contestant) => [
          contestant.name,
          figure(values(contestant, 'cpu')),
          ratio(part(contestant, 'cpu')),
          figure(values(contestant, 'lastServed')),
          ratio(part(contestant, 'lastServed')),
        ]),
      },
    ],
    claims: [OURS_PUBLIC, OURS_DIRECT].map((contestant) => ({
      what: `Storm, ${TITLES[known]}: CPU a reconnect of ${contestant.name} to stock`,
      reached: part(contestant, 'cpu'),
      most: 1 / 3,
      show: ratio,
    })),
  }
}
