import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../clients/typescript/src/client.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openBudgets } from '../../gateway/composition/open-budgets.ts'
import { createLimits } from '../../gateway/limits/limits.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
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
async function open() {
  const clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  onTestFinished(() => store.close())
  const schema = createTestSchema()
  const env = { STORE: 'firestore', POINTS_PER_MINUTE: POINTS, KEY_POINTS_PER_MINUTE: POINTS } as const
  const { ofAddresses } = openBudgets({ env, store, clock, log: { info() {}, warn() {} } })
  const server = await startTestServer({
    graphql: { schema, context: () => ({}) },
    limits: createLimits(schema, clock, ofAddresses),
    schedule: (delayMs, run) => clock.schedule(delayMs, run),
  })
  const statuses: number[] = []
  let sent = 0
  const pauses = new Set<object>()
  const client = createClient({
    url: server.url,
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

  return { client, clock, run, statuses }
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
