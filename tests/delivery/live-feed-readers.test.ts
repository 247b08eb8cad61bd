import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLiveFeed } from '../../gateway/delivery/feeds/create-live-feed.ts'
import type { LiveFeed, LiveUpdate } from '../../gateway/delivery/feeds/live-feed.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openLiveStore, type Thing, thingsCollection } from './live-store.ts'

const COLOURS = ['red', 'blue', 'green']

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const colour = fc.constantFrom(...COLOURS)
const number = fc.nat({ max: 5 })
const instance = fc.constantFrom(0, 1)

const write = fc.oneof(
  fc.record({ kind: fc.constant('upsert' as const), id, colour }),
  fc.record({ kind: fc.constant('end' as const), id }),
  fc.record({ kind: fc.constant('clean' as const) }),
  fc.record({ kind: fc.constant('poll' as const) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(0.1, 2, 9, 30) }),
)
const vanishing = fc.record({ kind: fc.constant('vanish' as const), id })
const newInstance = fc.record({ kind: fc.constant('instance' as const), instance })
const reading = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), instance, colours: fc.subarray(COLOURS, { minLength: 1 }) }),
  fc.record({ kind: fc.constant('pull' as const), reader: number }),
  fc.record({ kind: fc.constant('leave' as const), reader: number }),
  fc.record({ kind: fc.constant('resume' as const), reader: number, instance }),
)

type ValueOf<A> = A extends fc.Arbitrary<infer T> ? T : never
type Step = ValueOf<typeof write | typeof vanishing | typeof newInstance | typeof reading>

/** A reader that applies updates, like a page, and requests the next one only in `pull`. */
class Reader {
  readonly #colours: readonly string[]
  readonly held = new Map<string, Thing>()
  /** The cursor of the last update; null before the first. */
  seen: number | null = null
  /** Number of received items that were not newer than the known ones. */
  repeats = 0
  #updates: AsyncGenerator<LiveUpdate<Thing>, void> | null = null
  #isPulling = false

  constructor(colours: readonly string[]) {
    this.#colours = colours
  }

  readonly isWanted = ({ colour: each }: Thing): boolean => this.#colours.includes(each)

  get isReading(): boolean {
    return this.#updates !== null
  }

  /** Starts to read on an instance, or resumes after the last cursor. */
  begin(feed: LiveFeed<Thing>): void {
    this.#updates = feed.watch(this.isWanted, this.seen)
  }

  async leave(): Promise<void> {
    await this.#updates?.return()
    this.#updates = null
    this.#isPulling = false
  }

  /** Requests the next update unless a request is pending. */
  async pull(): Promise<void> {
    const updates = this.#updates
    if (updates === null || this.#isPulling) return
    this.#isPulling = true
    const { value } = await updates.next()
    if (value === undefined || updates !== this.#updates) return
    this.#isPulling = false
    this.#apply(value)
  }

  #apply({ revision, snapshot, upserted, removed }: LiveUpdate<Thing>): void {
    this.seen = revision
    if (snapshot) this.held.clear()
    for (const gone of removed) this.held.delete(gone)
    for (const thing of upserted) {
      if ((this.held.get(thing.id)?.revision ?? 0) >= thing.revision) this.repeats++
      this.held.set(thing.id, thing)
    }
  }
}

describe('readers of live feeds over one store', () => {
  it('end with all current items that match, whatever they missed and whichever instance they resume on', async () => {
    const steps = fc.array(fc.oneof({ weight: 3, arbitrary: write }, { weight: 3, arbitrary: reading }, newInstance), {
      maxLength: 40,
    })
    await fc.assert(fc.asyncProperty(steps, checkReaders))
  })

  it('end with them too when items are deleted without a tombstone while the instances watch', async () => {
    const steps = fc.array(fc.oneof({ weight: 3, arbitrary: write }, { weight: 3, arbitrary: reading }, vanishing), {
      maxLength: 40,
    })
    await fc.assert(fc.asyncProperty(steps, checkReaders))
  })
})

async function checkReaders(steps: readonly Step[]): Promise<void> {
  const clock = new FakeClock()
  // This store has no other writers: its clock stands still to save polls.
  const store = openSqliteStore({ path: ':memory:', indexes: [], clock: new FakeClock() })
  const things = openLiveStore(store, clock)
  const opened: LiveFeed<Thing>[] = []
  const openFeed = async () => {
    const feed = createLiveFeed({
      watches: store,
      definition: thingsCollection,
      clock,
      report: fail,
    })
    opened.push(feed)
    await feed.look()
    return feed
  }
  const instances: [LiveFeed<Thing>, LiveFeed<Thing>] = [await openFeed(), await openFeed()]
  const readers: Reader[] = []

  async function take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'upsert':
        return await things.upsert(step.id, step.colour)
      case 'end':
        return await things.end(step.id)
      case 'clean':
        return await things.clean()
      case 'poll':
        return await things.poll()
      case 'wait':
        return await clock.advance(step.minutes * 60_000)
      case 'vanish':
        return await things.forget(step.id)
      case 'instance':
        instances[step.instance] = await openFeed()
        return
      case 'join': {
        const reader = new Reader(step.colours)
        readers.push(reader)
        return reader.begin(instances[step.instance])
      }
      case 'pull':
        void readers[step.reader % readers.length]?.pull()
        return
      case 'leave':
        return await readers[step.reader % readers.length]?.leave()
      case 'resume': {
        const reader = readers[step.reader % readers.length]
        await reader?.leave()
        return reader?.begin(instances[step.instance])
      }
    }
  }

  for (const step of steps) {
    await take(step)
    await clock.advance(0)
  }
  for (const reader of readers) if (!reader.isReading) reader.begin(instances[0])
  for (let round = 0; round < 3; round++) {
    for (const reader of readers) void reader.pull()
    await clock.advance(0)
  }
  for (const reader of readers) {
    const wanted = [...things.known].filter(([, thing]) => thing.goneAt === null && reader.isWanted(thing))
    expect(Object.fromEntries(reader.held)).toEqual(Object.fromEntries(wanted))
    expect(reader.repeats).toBe(0)
    await reader.leave()
  }
  for (const feed of opened) feed.close()
  await store.close()
}
