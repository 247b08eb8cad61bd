import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { schema } from '../../gateway/composition/schema.ts'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { GraphQLEngine } from '../../gateway/http/graphql/graphql-engine.ts'
import { EventLoopTurns } from '../../gateway/limits/event-loop-turns.ts'
import { createGraphQLEngine } from '../../gateway/server/graphql.ts'
import { runPendingTasks } from '../delivery/shared-group.ts'
import { roomyLimits } from '../support/roomy-limits.ts'
import { runs } from '../support/runs.ts'
import { openTestWorld } from '../support/test-world.ts'
import { HAPPENINGS } from './shared-delivery-situations.ts'
import { subscribeAlone, type Subscriber, subscribeOverWebsocket } from './shared-delivery-subscribers.ts'
import { type DeliveryWorld, openDeliveryWorld } from './shared-delivery-world.ts'

const DOCUMENTS = {
  streams: 'streams(after: $after) { cursor snapshot removed upserted { id live { viewers } } }',
  activeGames: 'activeGames(after: $after) { cursor snapshot removed upserted { id queueId } }',
  rosterChanges: 'rosterChanges(after: $after) { cursor snapshot removed upserted { id kind playerName } }',
} as const

type Feed = keyof typeof DOCUMENTS

const who = fc.nat({ max: 3 })
const rounds = fc.nat({ max: 4 })

const anyRace = fc.constantFrom<Feed>('streams', 'activeGames', 'rosterChanges').chain((feed) => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('happens' as const), what: HAPPENINGS[feed], rounds }),
    fc.record({ kind: fc.constant('turns' as const), who, rounds }),
  )
  return fc.record({ feed: fc.constant(feed), steps: fc.array(step, { minLength: 3, maxLength: 25 }) })
})

const updateFormat = z.object({
  data: z.object({
    update: z.object({
      cursor: z.string(),
      snapshot: z.boolean(),
      removed: z.array(z.string()),
      upserted: z.array(z.looseObject({ id: z.string() })),
    }),
  }),
})

/** A page that applies updates and resumes after its cursor. */
class Page {
  readonly #world: DeliveryWorld
  readonly #feed: Feed
  readonly held = new Map<string, unknown>()
  /** Number of updates older than the page's state. */
  setBacks = 0
  #cursor: string | null = null
  #subscriber: Subscriber | null = null
  #applied = 0

  constructor(world: DeliveryWorld, feed: Feed) {
    this.#world = world
    this.#feed = feed
  }

  get isReading(): boolean {
    return this.#subscriber !== null
  }

  /** Subscribes through the product, or through graphql-js alone for null. */
  async begin(engine: GraphQLEngine | null): Promise<void> {
    const query = `subscription ($after: String) { update: ${DOCUMENTS[this.#feed]} }`
    const variables = { after: this.#cursor }
    const sent = { requestId: 'request', sender: null, query, operationName: null, variables }
    this.#applied = 0
    this.#subscriber = await (engine === null
      ? subscribeAlone(this.#world, sent)
      : subscribeOverWebsocket(engine, sent))
  }

  async leave(): Promise<void> {
    this.read()
    await this.#subscriber?.leave()
    this.#subscriber = null
  }

  /** Applies the updates received since the last call. */
  read(): void {
    const received = this.#subscriber?.received.slice(this.#applied) ?? []
    this.#applied += received.length
    for (const each of received) {
      const { cursor, snapshot, removed, upserted } = updateFormat.parse(each).data.update
      if (Number(cursor) < Number(this.#cursor)) this.setBacks++
      this.#cursor = cursor
      if (snapshot) this.held.clear()
      for (const id of removed) this.held.delete(id)
      for (const item of upserted) this.held.set(item.id, item)
    }
  }
}

describe('pages that subscribe and leave during changes', () => {
  it('end with the current state and never go back to an older one', async () => {
    const foundation = openTestWorld()
    let world: DeliveryWorld
    const engine = createGraphQLEngine(
      { schema, context: (operation) => world.contextFor(operation) },
      // Turns without an end: the number of rounds below must not depend on the speed of the machine.
      roomyLimits(schema, systemClock, new EventLoopTurns(() => 0)),
      (delayMs, task) => world.clock.schedule(delayMs, task),
    )

    await fc.assert(
      fc.asyncProperty(anyRace, async ({ feed, steps }) => {
        world = await openDeliveryWorld(foundation)
        const pages = Array.from({ length: 4 }, () => new Page(world, feed))
        // Writes run one after the other, like those of workers.
        let written = Promise.resolve()
        for (const step of steps) {
          const page = step.kind === 'turns' ? pages[step.who] : undefined
          if (step.kind === 'happens') written = written.then(() => world.happenNow(step.what))
          else await (page?.isReading === true ? page.leave() : page?.begin(engine))
          await runPendingTasks(step.rounds)
        }
        await written
        for (const page of pages) if (!page.isReading) await page.begin(engine)
        const fresh = new Page(world, feed)
        await fresh.begin(null)
        await runPendingTasks(40)
        for (const page of [fresh, ...pages]) page.read()
        for (const { held, setBacks } of pages) {
          expect(Object.fromEntries(held)).toEqual(Object.fromEntries(fresh.held))
          expect(setBacks).toBe(0)
        }
        for (const page of [fresh, ...pages]) await page.leave()
        await world.close()
      }),
      { numRuns: runs({ sample: 100, all: 300 }) },
    )
    await foundation.store.close()
  })
})
