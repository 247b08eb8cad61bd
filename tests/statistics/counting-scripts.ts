import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { FetchedMatch } from '../../gateway/matches/rules/match.ts'
import type { MatchCounter } from '../../gateway/statistics/workers/match-counter.ts'
import { RecountUnderWay } from '../../gateway/statistics/workers/recount-mark.ts'
import { fetchMatches, otherPuuid, proAccount } from '../support/fetched-matches.ts'
import { Killed, STATISTICS, type StatisticsWorld } from './statistics-world.ts'

const DAY = 24 * 60 * 60_000

/** Includes remakes and matches of other queues. Each was fetched a day before the one in front of it. */
const POOL: readonly FetchedMatch[] = [0, 1, 2]
  .flatMap((index) => fetchMatches(15, undefined, proAccount(index)))
  .map((fetched, index) => ({ ...fetched, fetchedAt: fetched.fetchedAt - index * DAY }))

/** PUUIDs that take part in many of the matches, and some in one only. */
const PEOPLE: readonly string[] = [
  ...[0, 1, 2].map((index) => proAccount(index).puuid),
  ...POOL.slice(0, 2).flatMap(({ match }) => match.puuids.slice(0, 3)),
]

const PUUIDS = [...PEOPLE, ...PEOPLE.map(otherPuuid)]

/** Number of steps in transactions after which a process ends. One count takes several hundred. */
const steps = fc.oneof(fc.nat(12), fc.nat(1500), fc.constant(Infinity))

const matches = fc.subarray([...POOL.keys()])

/** Changes to matches, and background work. */
const counting = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('record' as const), matches }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('attach' as const),
      puuid: fc.constantFrom(...PUUIDS),
      name: fc.option(fc.constantFrom('Ana', 'Ben')),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('another key' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('count' as const), steps }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('count on' as const), which: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('count at once' as const), steps, matches }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restamp' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('prune' as const), steps, keepDays: fc.nat(POOL.length) }) },
)

/** Interrupted recounts next to counters and recorders, and damaged statistics. */
const recounting = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('recount' as const), steps, matches }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('minute' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('damage' as const),
      collection: fc.constantFrom(...Object.values(STATISTICS)),
      which: fc.nat(),
      data: fc.constantFrom(null, {}, { matches: 7, champions: {} }, { lanes: {} }, { players: [] }),
    }),
  },
)

type Event =
  | (typeof counting extends fc.Arbitrary<infer Each> ? Each : never)
  | (typeof recounting extends fc.Arbitrary<infer Each> ? Each : never)

/** Events: matches are recorded, accounts are attached, and counting processes end at any moment. */
export const countingEvents: fc.Arbitrary<readonly Event[]> = fc.array(counting, { maxLength: 12 })

/** The same events, with recounts in between. */
export const recountingEvents: fc.Arbitrary<readonly Event[]> = fc.array(fc.oneof(counting, recounting), {
  maxLength: 12,
})

/** Checks that each match is counted once, and that a recount agrees: from the stored statistics and from none. */
export async function checkCountedOnce(world: StatisticsWorld, events: readonly Event[]): Promise<void> {
  await play(world, events)
  await world.settle()
  const counted = await world.readStatistics()
  expect(counted).toEqual(await world.countIndependently())
  expect(world.complaints).toEqual([])

  expect(await world.recount()).toMatchObject({ corrected: 0, restamped: 0 })
  expect(await world.readStatistics()).toEqual(counted)
  await world.forgetStatistics()
  await world.recount()
  expect(await world.readStatistics()).toEqual(counted)
  await world.store.close()
}

/** Checks that one recount fixes everything and that the next one finds nothing to fix. */
export async function checkRecountFixesAll(world: StatisticsWorld, events: readonly Event[]): Promise<void> {
  await play(world, events)
  await world.clock.advance(60_000)
  await world.recount()
  await world.settle()
  expect(await world.readStatistics()).toEqual(await world.countIndependently())
  expect(await world.recount()).toMatchObject({ corrected: 0, restamped: 0 })
  await world.store.close()
}

/** Runs all events in order. */
async function play(world: StatisticsWorld, events: readonly Event[]): Promise<void> {
  const lasting = [world.openCounter(), world.openCounter()]
  for (const event of events) await runEvent(world, lasting, event)
}

/** `lasting` are counters that live through all events and remember what they have written. */
async function runEvent(world: StatisticsWorld, lasting: readonly MatchCounter[], event: Event): Promise<void> {
  switch (event.kind) {
    case 'record':
      return world.record(pick(event.matches))
    case 'attach':
      return world.attach(event.puuid, event.name)
    case 'another key':
      return world.changeKey()
    case 'restamp':
      await world.restamp()
      return
    case 'count':
      return untilKilled(world.openCounter(event.steps).countPending())
    case 'prune':
      return untilKilled(world.openPruner(event.keepDays, event.steps).pruneExpired())
    case 'count on':
      await lasting[event.which]?.countPending()
      return
    case 'count at once': {
      const counters = [world.openCounter(event.steps), world.openCounter(), ...lasting]
      const recording = world.record(pick(event.matches))
      await Promise.all([...counters.map((counter) => untilKilled(counter.countPending())), recording])
      return
    }
    case 'recount': {
      const recording = world.record(pick(event.matches))
      const counts = [world.openCounter(), world.openCounter(event.steps)].map((counter) => counter.countPending())
      const pruning = world.openPruner(POOL.length / 2).pruneExpired()
      await Promise.all([...[world.recount(event.steps), pruning, ...counts].map(untilKilled), recording])
      return
    }
    case 'minute':
      return world.clock.advance(60_000)
    case 'damage': {
      const documents = await world.store.query(event.collection, { limit: 1000 })
      const damaged = documents[event.which % Math.max(1, documents.length)]
      if (damaged !== undefined) await world.change(event.collection, { [damaged.id]: event.data })
    }
  }
}

function pick(indexes: readonly number[]): readonly FetchedMatch[] {
  return indexes.flatMap((index) => POOL[index] ?? [])
}

/** Ignores the end of a process and a refusal because another recount is running. */
async function untilKilled(process: Promise<unknown>): Promise<void> {
  try {
    await process
  } catch (error) {
    if (!(error instanceof Killed) && !(error instanceof RecountUnderWay)) throw error
  }
}
