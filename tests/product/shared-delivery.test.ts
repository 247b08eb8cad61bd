import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { createGraphQLEngine } from '../../gateway/server/graphql.ts'
import { roomyLimits } from '../support/roomy-limits.ts'
import { runs } from '../support/runs.ts'
import { openTestWorld } from '../support/test-world.ts'
import { anySituation, type Joining, type Situation } from './shared-delivery-situations.ts'
import {
  type Sent,
  subscribeAlone,
  type Subscriber,
  subscribeOverHttp,
  subscribeOverWebsocket,
} from './shared-delivery-subscribers.ts'
import { type DeliveryWorld, openDeliveryWorld } from './shared-delivery-world.ts'

/** Number of tested situations: subscriptions, changes, joins and leaves. */
const SITUATIONS = runs({ sample: 300, all: 1_000 })

/** One subscription, delivered in two ways. */
interface Pair {
  readonly sent: Sent
  readonly isPublic: boolean
  /** By graphql-js alone. */
  readonly alone: Subscriber
  /** By the product. */
  readonly joined: Subscriber
}

describe('a subscriber', () => {
  it(`gets the same updates as from graphql-js alone, in ${SITUATIONS} situations`, async () => {
    const foundation = openTestWorld()
    let world: DeliveryWorld
    // One engine for all situations: leftovers of a situation would show in the next.
    const engine = createGraphQLEngine(
      { schema, context: (operation) => world.contextFor(operation) },
      roomyLimits(schema),
      (delayMs, task) => world.clock.schedule(delayMs, task),
    )
    const counted = { situations: 0, shared: 0, subsequent: 0, ofPersons: 0 }

    async function join({ asked }: Situation, step: Joining, index: number): Promise<Pair> {
      const { feed, query, operationName, variables, isPublic } =
        asked[step.asked % asked.length] ?? expect.unreachable()
      const sent = {
        requestId: `request ${index}`,
        sender: step.sender,
        query,
        operationName,
        variables: withCursor(variables, step, (age) => world.cursorOf(feed, age)),
      }
      const alone = await subscribeAlone(world, sent)
      const joined = await (step.over === 'http' ? subscribeOverHttp : subscribeOverWebsocket)(engine, sent)
      return { sent, isPublic, alone, joined }
    }

    async function compare(situation: Situation, pairs: Pair[]): Promise<void> {
      for (const step of situation.steps) {
        if (step.kind === 'joins') pairs.push(await join(situation, step, pairs.length))
        else if (step.kind === 'leaves') await leave(pairs[step.who % pairs.length])
        else await world.happen(step)
        await settle(pairs)
        for (const { alone, joined } of pairs) expect(joined.received).toEqual(alone.received)
      }
    }

    async function checkSituation(situation: Situation): Promise<void> {
      world = await openDeliveryWorld(foundation)
      const pairs: Pair[] = []
      try {
        await compare(situation, pairs)
        for (const { alone, joined, isPublic } of pairs) {
          const manner = alone.manner === 'alone' && isPublic ? 'shared' : alone.manner
          if (joined.manner !== null) expect(joined.manner).toBe(manner)
        }
        const personal = pairs.filter(
          ({ sent, isPublic, alone }) => sent.sender !== null && !isPublic && alone.manner === 'alone',
        )
        // The rosters are read to check the codes of a filter, as the person whose subscription is not shared.
        const refused = new Set(
          pairs
            .filter(({ isPublic, alone }) => !isPublic && alone.manner === 'refused')
            .map(({ sent }) => sent.requestId),
        )
        const executed = [...world.requestsOfPersons].filter((requestId) => !refused.has(requestId))
        expect(executed.toSorted()).toEqual(personal.map(({ sent }) => sent.requestId).toSorted())
        counted.situations++
        counted.ofPersons += personal.length
        for (const { joined } of pairs.filter(({ joined: { manner } }) => manner === 'shared')) {
          counted.shared++
          counted.subsequent += Math.max(0, joined.received.length - 1)
        }
      } finally {
        for (const pair of pairs) await leave(pair)
        await world.close()
      }
    }

    await fc.assert(fc.asyncProperty(anySituation, checkSituation), { numRuns: SITUATIONS })
    await foundation.store.close()
    // Each kind of case must occur often enough to prove something.
    expect(counted.situations).toBe(SITUATIONS)
    expect(counted.shared).toBeGreaterThan(SITUATIONS)
    expect(counted.subsequent).toBeGreaterThan(SITUATIONS)
    expect(counted.ofPersons).toBeGreaterThan(SITUATIONS / 20)
  })
})

function withCursor(variables: Sent['variables'], joining: Joining, cursorOf: (age: number) => string) {
  const { after, isReversed } = joining
  const entries = Object.entries(variables)
  if (after !== 'left out') entries.push(['after', typeof after === 'number' ? cursorOf(after) : after])
  return Object.fromEntries(isReversed ? entries.toReversed() : entries)
}

async function leave(pair: Pair | undefined): Promise<void> {
  await pair?.joined.leave()
  await pair?.alone.leave()
}

/** Resolves once no subscriber has received anything for as many turns as all of them need. */
async function settle(pairs: readonly Pair[]): Promise<void> {
  const count = () => pairs.reduce((sum, { alone, joined }) => sum + alone.received.length + joined.received.length, 0)
  let known = count()
  for (let quiet = 0; quiet < 8 + 2 * pairs.length; quiet++) {
    await new Promise((resolve) => setImmediate(resolve))
    if (count() !== known) [known, quiet] = [count(), 0]
  }
}
