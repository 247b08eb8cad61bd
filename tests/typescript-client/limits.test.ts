import { setImmediate } from 'node:timers/promises'
import type { GraphQLSchema } from 'graphql'
import { expect, it, onTestFinished } from 'vitest'
import { createClient, type LanewatchError } from '../../clients/typescript/src/client.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openBudgets } from '../../gateway/composition/open-budgets.ts'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { REFUSAL_DELAY_MS } from '../../gateway/http/graphql/rate-limit.ts'
import { createLimits } from '../../gateway/limits/limits.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { createLiveSource } from '../server/live-source.ts'
import { createTestSchema } from '../server/test-schema.ts'
import { startTestServer } from '../server/test-server.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { settled } from './settled.ts'

const POINTS = 10_000

const TEN_MINUTES_MS = 600_000

/** Documents of 201 to 209 points. */
const documents = [1, 5, 9].map((fields) => {
  const greetings = Array.from({ length: fields }, (_each, field) => `hello${field}: hello`)
  return { text: `{ ${greetings.join(' ')} }`, points: 200 + fields }
})

/** A server that counts points by a clock of the test, and a client with that clock. */
async function open(schema: GraphQLSchema = createTestSchema()) {
  const clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  onTestFinished(() => store.close())
  const env = { STORE: 'firestore', POINTS_PER_MINUTE: POINTS, KEY_POINTS_PER_MINUTE: POINTS } as const
  const { ofAddresses } = openBudgets({ env, store, clock, log: { info() {}, warn() {} } })
  const server = await startTestServer({
    graphql: { schema, context: () => ({}) },
    limits: createLimits(schema, clock, { budgets: ofAddresses }),
    // The client waits for a refusal, so the clock of the test stands still.
    schedule: (delayMs, run) =>
      delayMs === REFUSAL_DELAY_MS ? systemClock.schedule(0, run) : clock.schedule(delayMs, run),
  })
  const statuses: number[] = []
  let sent = 0
  const pauses = new Set<object>()
  const client = createClient({
    url: server.url,
    random: () => 0.5,
    async fetch(url, init) {
      sent++
      const response = await fetch(url, init).finally(() => sent--)
      statuses.push(response.status)
      return response
    },
    clock: {
      now: () => clock.now(),
      schedule(delayMs, task) {
        const pause = {}
        pauses.add(pause)
        const cancel = clock.schedule(delayMs, () => {
          pauses.delete(pause)
          task()
        })
        return () => {
          pauses.delete(pause)
          cancel()
        }
      },
    },
  })

  /** Runs to the end. Time only passes while the client pauses, so the server has no other chance to return points. */
  function run(work: Promise<unknown>): Promise<unknown> {
    return settled(work, () => (sent === 0 && pauses.size > 0 ? clock.advance(200) : setImmediate()))
  }

  return { client, clock, run, statuses, budgets: ofAddresses }
}

it.each([
  ['one loop', 1],
  ['forty loops at once', 40],
] as const)(
  '%s with more work than the published budget see no refusal in ten minutes, and use most of it',
  async (_what, loops) => {
    const { client, clock, run, statuses } = await open()
    const end = clock.now() + TEN_MINUTES_MS
    let used = 0

    async function loop(index: number): Promise<void> {
      for (let turn = index; clock.now() < end; turn++) {
        const document = documents[turn % documents.length] ?? { text: '', points: 0 }
        const { error } = await client.query(document.text)
        expect(error).toBeNull()
        used += document.points
      }
    }

    await run(Promise.all(Array.from({ length: loops }, (_each, index) => loop(index))))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(used).toBeGreaterThan(0.9 * 10 * POINTS)
  },
)

const ADDRESS = '127.0.0.1'

/** Points that others at the address have used, so that the server refuses the request, or the operation in it. */
const USED = [
  ['all', POINTS],
  ['almost all', POINTS - 205],
] as const

it.each(USED)('a query waits for the next minute when others have used %s points', async (_share, used) => {
  const { client, run, statuses, budgets } = await open()
  await budgets.charge(ADDRESS, used)
  const query = client.query(documents[2]?.text ?? '')
  await run(query)
  expect((await query).error).toBeNull()
  expect(statuses).toEqual([429, 200])
})

it.each(USED)('a subscription waits for the next minute when others have used %s points', async (_share, used) => {
  const source = createLiveSource()
  source.publish('first')
  const { client, clock, budgets } = await open(source.schema)
  await budgets.charge(ADDRESS, used)
  const pauses: (readonly [string, number])[] = []
  const onRetry = (error: LanewatchError, pauseMs: number) => void pauses.push([error.kind, pauseMs])
  async function readFirst(): Promise<unknown> {
    const document = 'subscription { shared { number text a: text b: text c: text d: text } }'
    for await (const event of client.subscribe(document, {}, { onRetry })) return event
    return null
  }

  const first = readFirst()
  // Time passes only while the client pauses.
  await settled(first, () => (pauses.length > 0 ? clock.advance(200) : setImmediate()))
  expect(await first).toMatchObject({ data: { shared: { text: 'first' } }, error: null })
  expect(pauses).toEqual([['limit', expect.toSatisfy((pauseMs: number) => pauseMs > 0 && pauseMs < 62_000)]])
})
