import type { CDPSession } from 'playwright-core'
import { expect, vi } from 'vitest'
import { streamsPath } from '../../client/paths.ts'
import { it } from './live-journey.ts'
import { settle } from './visit.ts'

/** Updates between two counts: several rounds of tidying. */
const UPDATES = 30

it('an open page of streams keeps no listeners and no elements of earlier updates', async ({ visit, world }) => {
  const pro = await vi.waitFor(
    async () => {
      const [first] = (await world.players.list({ limit: 1 })).map(({ value }) => value)
      if (first === undefined) throw new Error('There are no players yet.')
      return first
    },
    { timeout: 20_000 },
  )
  const page = await visit(streamsPath())
  await settle(page)
  const session = await page.context().newCDPSession(page)
  const row = page.getByRole('listitem').filter({ hasText: pro.name }).first()

  async function update(from: number) {
    for (let number = from; number < from + UPDATES; number++) {
      await world.putStream(pro, { live: { viewers: 200_000 + number, title: `Title ${number}` } })
    }
    await row.getByTitle((200_000 + from + UPDATES - 1).toLocaleString('en')).waitFor()
  }

  await update(0)
  const before = await countKept(session)
  await update(UPDATES)
  await update(2 * UPDATES)
  const after = await countKept(session)
  // Other streams may begin in the meantime. Of each update, at least one listener would stay.
  expect(after.listeners - before.listeners).toBeLessThan(UPDATES)
  expect(after.nodes - before.nodes).toBeLessThan(10 * UPDATES)
})

/** Numbers of listeners and nodes that are alive in the page. */
async function countKept(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}
