import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { streamsPath } from '../../client/paths.ts'
import { watchAcceptedSockets } from '../server/accepted-sockets.ts'
import { it as journey } from './live-journey.ts'
import { listenToUpdates } from './updates.ts'

/** Background work is off, so only the test creates streams. */
const it = journey
  .extend('filled', { scope: 'file' }, () => false)
  .extend('productEnv', { scope: 'file' }, ({ folder }) => ({ DATA_DIR: folder }))

const STREAMS = 'subscription { streams { snapshot upserted { login live { title viewers } } removed } }'

describe('Chromium', () => {
  it('accepts compression, and reads both deflated and plain messages', async ({ visit, world }) => {
    const [pro] = (await world.players.list({ limit: 1 })).map(({ value }) => value)
    if (pro === undefined) throw new Error('The world has no pros.')
    const accepted = watchAcceptedSockets()
    const page = await visit('/page-that-is-not-there')
    expect(await listen(page)).toMatch(/^permessage-deflate\b/)
    expect(await nextUpdate(page)).toEqual({ snapshot: true, upserted: [], removed: [] })

    const written = () => accepted.reduce((bytes, socket) => bytes + socket.bytesWritten, 0)
    for (const title of ['Krótki tytuł', 'Długi tytuł 😀 '.repeat(2_000)]) {
      const before = written()
      const { login } = await world.putStream(pro, { live: { title } })
      const live = { title, viewers: 1000 }
      expect(await nextUpdate(page)).toEqual({ snapshot: false, upserted: [{ login, live }], removed: [] })
      expect(written() - before).toBeLessThan(1_000)
    }
    await world.endStream(pro)
    expect(await nextUpdate(page)).toEqual({ snapshot: false, upserted: [], removed: [expect.any(String)] })
  })

  it('shows a new stream on the page', async ({ visit, world }) => {
    const [, pro] = (await world.players.list({ limit: 2 })).map(({ value }) => value)
    if (pro === undefined) throw new Error('The world has no pros.')
    const page = await visit('/robots.txt')
    const updates = listenToUpdates(page)
    await page.goto(streamsPath())
    await expect.poll(() => updates.subscriptions()).toBeGreaterThan(0)
    await world.putStream(pro, { live: { title: 'Something new '.repeat(200) } })
    await page.getByText('Something new').first().waitFor()
    expect(updates.take().join('')).toContain('Something new')
  })
})

/** Subscribes to the streams from a page. Returns the accepted websocket extensions. */
function listen(page: Page): Promise<string> {
  return page.evaluate(async (query) => {
    const websocket = new WebSocket(`ws://${location.host}/graphql`, 'graphql-transport-ws')
    const received: string[] = []
    Object.assign(globalThis, { received })
    websocket.addEventListener('message', ({ data }) => {
      const text = String(data)
      if (text.includes('"type":"next"')) received.push(text)
      if (text.includes('"connection_ack"')) {
        websocket.send(JSON.stringify({ id: 'zażółć "1"', type: 'subscribe', payload: { query } }))
      }
    })
    await new Promise((resolve) => websocket.addEventListener('open', resolve))
    websocket.send('{"type":"connection_init"}')
    return websocket.extensions
  }, STREAMS)
}

/** Returns the next update of the streams that the page received. */
async function nextUpdate(page: Page): Promise<unknown> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'received').length > 0, null, { polling: 50 })
  const message = JSON.parse(await page.evaluate(() => Reflect.get(globalThis, 'received').shift()))
  expect(message).toMatchObject({ id: 'zażółć "1"', type: 'next' })
  return message.payload.data.streams
}
