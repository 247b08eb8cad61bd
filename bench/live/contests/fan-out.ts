import { type Arena, scaled, type Side } from '../arena.ts'
import { type Contestant, MERCURIUS, OURS_DIRECT, OURS_PUBLIC, RAW, STOCK } from '../contestants.ts'
import { deliver, type Delivery } from '../deliver.ts'
import type { EventSize } from '../events.ts'
import { figure, median, ratio } from '../figures.ts'
import { holdRounds, pluck, type Results } from '../rounds.ts'
import type { Claim, Outcome, Table } from '../table.ts'

const CONTESTANTS = [OURS_PUBLIC, OURS_DIRECT, STOCK, MERCURIUS, RAW] as const
const SIZES = ['large', 'small'] as const
const CROWDS = ['thousand', 'fiveThousand'] as const
const SUBSCRIBERS = { thousand: 1_000, fiveThousand: 5_000 } as const

type Crowd = (typeof CROWDS)[number]

/** Measurements of one turn, by number of subscribers and size of the event. */
type Turn = Readonly<Record<Crowd, Readonly<Record<EventSize, Delivery>>>>

/** Measures the delivery of one event to all subscribers: its cost, and the time until the last one has it. */
export async function fanOut(arena: Arena): Promise<Outcome> {
  const results = await holdRounds(arena, 'Fan-out', CONTESTANTS, async (side): Promise<Turn> => ({
    thousand: await deliverToCrowd(side, scaled(SUBSCRIBERS.thousand, arena.settings)),
    fiveThousand: await deliverToCrowd(side, scaled(SUBSCRIBERS.fiveThousand, arena.settings)),
  }))
  const tables = SIZES.flatMap((size) => CROWDS.map((crowd) => toTable(arena, results, size, crowd)))
  return { tables, claims: toClaims(results) }
}

async function deliverToCrowd(side: Side, subscribers: number) {
  await side.gather(subscribers)
  const large = await deliver(side, 'large', subscribers)
  const small = await deliver(side, 'small', subscribers)
  await side.drop()
  await side.rest()
  return { large, small }
}

function toTable({ settings }: Arena, results: Results<Turn>, size: EventSize, crowd: Crowd): Table {
  const values = (contestant: Contestant, of: keyof Delivery) =>
    pluck(results, contestant, (turn) => turn[crowd][size][of])
  const cpuTo = (contestant: Contestant, rival: Contestant) =>
    ratio(median(values(contestant, 'cpu')) / median(values(rival, 'cpu')))
  const kilobytes = (median(values(STOCK, 'bytes')) / 1_000).toFixed(1)
  return {
    title: `An event of ${kilobytes} kB to ${scaled(SUBSCRIBERS[crowd], settings).toLocaleString('en')} subscribers`,
    columns: ['', 'µs a delivery', 'to stock', 'to Mercurius', 'to raw', 'last served, ms', 'to stock', 'client, µs'],
    rows: CONTESTANTS.map((contestant) => [
      contestant.name,
      figure(values(contestant, 'cpu')),
      cpuTo(contestant, STOCK),
      cpuTo(contestant, MERCURIUS),
      cpuTo(contestant, RAW),
      figure(values(contestant, 'lastServed')),
      ratio(median(values(contestant, 'lastServed')) / median(values(STOCK, 'lastServed'))),
      figure(values(contestant, 'clientCpu')),
    ]),
  }
}

function toClaims(results: Results<Turn>): readonly Claim[] {
  const cpu = (contestant: Contestant) => median(pluck(results, contestant, ({ thousand }) => thousand.large.cpu))
  const last = (contestant: Contestant) =>
    median(pluck(results, contestant, ({ fiveThousand }) => fiveThousand.large.lastServed))
  return [
    toClaim('14 kB to 1,000: CPU of the public writer to stock', cpu(OURS_PUBLIC) / cpu(STOCK), 1 / 13),
    toClaim('14 kB to 1,000: CPU of direct framing to stock', cpu(OURS_DIRECT) / cpu(STOCK), 1 / 20),
    toClaim('14 kB to 1,000: CPU of direct framing to raw', cpu(OURS_DIRECT) / cpu(RAW), 1.4),
    toClaim('14 kB to 1,000: CPU of direct framing to Mercurius', cpu(OURS_DIRECT) / cpu(MERCURIUS), 1 / 25),
    toClaim('14 kB to 5,000: last one served by the public writer to stock', last(OURS_PUBLIC) / last(STOCK), 1 / 12),
    toClaim('14 kB to 5,000: last one served by direct framing to stock', last(OURS_DIRECT) / last(STOCK), 1 / 12),
  ]
}

function toClaim(what: string, reached: number, most: number): Claim {
  return { what, reached, most, show: ratio }
}
