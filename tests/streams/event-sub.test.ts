import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signMessage } from '../../gateway/simulator/twitch/event-sub.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { channelEventsCollection } from '../../gateway/streams/collections/channel-events.ts'
import { SUBSCRIPTIONS_INTERVAL_MS } from '../../gateway/streams/workers/event-subscriptions.ts'
import { CALM_INTERVAL_MS, STREAMS_INTERVAL_MS } from '../../gateway/streams/workers/streams.ts'
import { CALLBACK, openEventSubWorld, SECRET } from './event-sub-world.ts'

const update = z.object({
  streams: z.object({
    upserted: z.array(
      z.object({ login: z.string(), state: z.string(), live: z.object({ title: z.string() }).nullable() }),
    ),
  }),
})

const stored = z.object({
  streams: z.object({
    streams: z.array(
      z.object({
        login: z.string(),
        state: z.string(),
        live: z.object({ viewers: z.number(), title: z.string() }).nullable(),
      }),
    ),
  }),
})

let world: Awaited<ReturnType<typeof openEventSubWorld>>
let login: string

beforeEach(async () => {
  world = await openEventSubWorld()
  login = world.logins[0] ?? ''
  await world.start()
})

afterEach(() => world.close())

async function findStream(wanted: string) {
  const { streams } = stored.parse(await world.ask('{ streams { streams { login state live { viewers title } } } }'))
  return streams.streams.find((stream) => stream.login === wanted)
}

/** Number of requests to Twitch while time passes. */
async function countRequests(kind: string, ms: number): Promise<number> {
  world.requests.splice(0)
  await world.clock.advance(ms)
  return world.requests.filter((request) => request === kind).length
}

function listEvents() {
  return openCollection(world.store, channelEventsCollection).list({ limit: 100 })
}

async function channelIdOf(wanted: string): Promise<string> {
  const { items } = await world.context.feeds.streams.look()
  return items.find((stream) => stream.login === wanted)?.channelId ?? ''
}

/** A signed message that a channel is live. */
async function onlineMessage(more: { readonly id?: string; readonly sentAt?: number; readonly secret?: string } = {}) {
  const sentAt = more.sentAt ?? world.clock.now()
  const event = {
    broadcaster_user_id: await channelIdOf(login),
    broadcaster_user_login: login,
    broadcaster_user_name: login,
    id: '1',
    type: 'live',
    started_at: new Date(sentAt).toISOString(),
  }
  const subscription = { id: 's', type: 'stream.online', status: 'enabled', condition: {} }
  const body = JSON.stringify({ subscription, event })
  return signMessage({ callback: CALLBACK, secret: SECRET, id: 'm', type: 'notification', body, sentAt, ...more })
}

describe('EventSub', () => {
  it('tries one channel until Twitch has verified the address, and then subscribes to all', async () => {
    expect(world.jobs().subscriptions.status()).toMatchObject({ healthy: false, enabled: 0 })
    expect(world.requests.filter((request) => request === 'POST eventsub/subscriptions')).toHaveLength(4)
    await world.subscribe()
    expect(world.jobs().subscriptions.status()).toEqual({ healthy: true, enabled: 4 * world.logins.length, missing: 0 })
  })

  it('shows a broadcast on an open subscription without a request to Twitch, and its end', async () => {
    await world.subscribe()
    const updates = await world.follow('subscription { streams { upserted { login state live { title } } } }')
    await updates.next()
    world.requests.splice(0)
    world.twitch.broadcast(login, world.clock.now())
    await world.twitch.eventSub.tick()
    const { upserted } = update.parse(await updates.next()).streams
    expect(upserted).toEqual([{ login, state: 'LIVE', live: { title: expect.any(String) } }])
    expect(world.requests).toEqual([])

    await world.clock.advance(10_001)
    expect((await findStream(login))?.live?.viewers).toBeGreaterThan(0)
    world.requests.splice(0)
    world.twitch.broadcast(login, null)
    await world.twitch.eventSub.tick()
    await world.clock.advance(1)
    expect(await findStream(login)).toMatchObject({ state: 'OFFLINE', live: null })
    expect(world.requests).toEqual([])
  })

  it('renames a channel, and polls at once after a ban', async () => {
    await world.subscribe()
    world.twitch.rename(login, 'another_login')
    await world.twitch.eventSub.tick()
    await world.clock.advance(1)
    expect(await findStream('another_login')).toMatchObject({ state: 'OFFLINE' })
    await world.twitch.ban('another_login')
    await world.clock.advance(10_001)
    expect(await findStream('another_login')).toMatchObject({ state: 'UNKNOWN', live: null })
  })

  it('polls every two minutes while it works, and every 45 seconds while it does not', async () => {
    expect(await countRequests('GET streams', 4 * STREAMS_INTERVAL_MS)).toBeGreaterThanOrEqual(4)
    await world.subscribe()
    await world.clock.advance(CALM_INTERVAL_MS)
    const calm = await countRequests('GET streams', 4 * CALM_INTERVAL_MS)
    const batches = Math.ceil(world.logins.length / 100)
    expect(calm).toBe(4 * batches)

    world.twitch.misbehave({ kind: 'fail', status: 503 }, 'subscriptions')
    await world.clock.advance(6 * SUBSCRIPTIONS_INTERVAL_MS)
    world.twitch.misbehave(null)
    world.twitch.eventSub.connect(async () => new Response('', { status: 500 }))
    await world.twitch.eventSub.revoke(await channelIdOf(login), 'notification_failures_exceeded')
    await world.clock.advance(6 * SUBSCRIPTIONS_INTERVAL_MS)
    expect(world.jobs().subscriptions.isHealthy()).toBe(false)
    expect(await countRequests('GET streams', 8 * STREAMS_INTERVAL_MS)).toBe(8 * batches)
  })

  it('replaces subscriptions that Twitch has ended', async () => {
    await world.subscribe()
    await world.twitch.eventSub.revoke(await channelIdOf(login), 'notification_failures_exceeded')
    await world.clock.advance(SUBSCRIPTIONS_INTERVAL_MS)
    expect(world.jobs().subscriptions.isHealthy()).toBe(false)
    await world.subscribe()
    expect(world.jobs().subscriptions.isHealthy()).toBe(true)
  })

  it('stays within the budget of its client, starts and ends of broadcasts first', async () => {
    world.twitch.eventSub.maxTotalCost = 2 * world.logins.length
    await world.subscribe()
    const { healthy, enabled, missing } = world.jobs().subscriptions.status()
    expect(enabled).toBe(2 * world.logins.length)
    expect(missing).toBe(2 * world.logins.length)
    expect(healthy).toBe(false)
  })

  it('continues after a restart, and applies no message twice', async () => {
    await world.subscribe()
    world.twitch.broadcast(login, world.clock.now())
    await world.twitch.eventSub.tick()
    await world.clock.advance(11_000)
    world.twitch.broadcast(login, null)
    await world.twitch.eventSub.tick()
    await world.clock.advance(11_000)
    await world.restart()
    expect(await findStream(login)).toMatchObject({ state: 'OFFLINE', live: null })
    await world.subscribe()
    expect(world.jobs().subscriptions.isHealthy()).toBe(true)
    // Old messages are deleted once they can't be repeated.
    await world.clock.advance(30 * 60_000)
    expect(await listEvents()).toEqual([])
  })
})

describe('the address for messages', () => {
  it('takes a signed message once', async () => {
    expect((await world.send(await onlineMessage())).status).toBe(204)
    expect((await world.send(await onlineMessage())).status).toBe(204)
    expect(await listEvents()).toHaveLength(1)
    await world.clock.advance(1)
    expect(await findStream(login)).toMatchObject({ state: 'LIVE' })
  })

  it('answers a challenge as plain text', async () => {
    const body = JSON.stringify({ challenge: 'abc-<b>', subscription: { type: 'stream.online', condition: {} } })
    const sentAt = world.clock.now()
    const type = 'webhook_callback_verification'
    const response = await world.send(signMessage({ callback: CALLBACK, secret: SECRET, id: 'c', type, body, sentAt }))
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'abc-<b>',
    ])
  })

  it.each([
    ['another secret', { secret: 'not-the-secret' }, 403],
    ['a time eleven minutes ago', { sentAt: Date.UTC(2020, 0, 1) }, 403],
  ])('refuses a message with %s', async (_case, more, status) => {
    expect((await world.send(await onlineMessage(more))).status).toBe(status)
    expect(await listEvents()).toEqual([])
  })

  it('refuses a message whose body was changed, one without headers, a huge one, and a signed one that is no JSON', async () => {
    const { headers } = await onlineMessage()
    const post = (init: RequestInit) => world.send(new Request(CALLBACK, { method: 'POST', ...init }))
    const sentAt = world.clock.now()
    const statuses = [
      await post({ headers, body: '{}' }),
      await post({ body: '{}' }),
      await post({ headers, body: 'x'.repeat(20_001) }),
      await world.send(
        signMessage({ callback: CALLBACK, secret: SECRET, id: 'n', type: 'notification', body: '{', sentAt }),
      ),
      await world.send(new Request(CALLBACK)),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 400, 413, 400, 405])
    expect(await listEvents()).toEqual([])
  })

  it('drops a message about a channel that is no pro player’s', async () => {
    const event = { broadcaster_user_id: '1' }
    const body = JSON.stringify({ subscription: { type: 'stream.offline', condition: {} }, event })
    const sentAt = world.clock.now()
    const message = signMessage({ callback: CALLBACK, secret: SECRET, id: 'o', type: 'notification', body, sentAt })
    expect((await world.send(message)).status).toBe(204)
    expect(await listEvents()).toEqual([])
  })
})
