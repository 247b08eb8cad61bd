import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { findEndpointProblem } from '../../gateway/push/rules/push-input.ts'
import { isPushService } from '../../gateway/push/rules/push-services.ts'
import { personOf } from '../support/persons.ts'
import { openReceiver, withStatus } from '../webhooks/receiver.ts'
import { openPushWorld, SAVE } from './push-world.ts'

const PROBLEMS = `problems { __typename ... on InvalidField { path rule } ... on TooMany { most: limit } }`
const TEST = `mutation ($endpoint: String!) { ended: testPushSubscription(input: { endpoint: $endpoint }) { result ${PROBLEMS} } }`
const DELETE = `mutation ($endpoint: String!) { ended: deletePushSubscription(input: { endpoint: $endpoint }) { deleted ${PROBLEMS} } }`

const ADA = personOf('ada')
const ENDPOINT = 'https://push.example/abc'

let world: Awaited<ReturnType<typeof openPushWorld>>

beforeEach(async () => {
  world = await openPushWorld()
})

const refused = (path: string, rule: string) => ({
  ended: {
    pushSubscription: null,
    problems: [{ __typename: 'InvalidField', path, rule, message: expect.any(String) }],
  },
})

describe('pushKey', () => {
  it('is a point of P-256, and stays the same after a restart', async () => {
    const { pushKey } = z.object({ pushKey: z.string() }).parse(await world.ask('{ pushKey }'))
    expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65)
    const restarted = await openPushWorld(world.store)
    expect(await restarted.ask('{ pushKey }')).toEqual({ pushKey })
  })
})

describe('savePushSubscription', () => {
  it('stores what a browser wants, without what it can not be notified of', async () => {
    const team = encodeGlobalId('ProTeam', 'nope')
    const champion = encodeGlobalId('Champion', 103)
    const { answer } = await world.subscribe(ENDPOINT, {
      followedIds: [world.playerId, team, champion, 'nonsense'],
      quietHours: { from: 1320, to: 480 },
      timeZone: 'Europe/Warsaw',
      locale: 'PL',
    })
    expect(answer).toEqual({
      ended: {
        pushSubscription: {
          events: ['STREAM_STARTED', 'GAME_STARTED'],
          followedIds: [world.playerId],
          locale: 'PL',
          timeZone: 'Europe/Warsaw',
          quietHours: { from: 1320, to: 480 },
        },
        problems: [],
      },
    })
  })

  it('replaces the settings of the same endpoint', async () => {
    const { input } = await world.subscribe(ENDPOINT)
    const changed = { ...input, events: ['GAME_STARTED'], followedIds: [] }
    expect(await world.ask(SAVE, { input: changed })).toMatchObject({
      ended: { pushSubscription: { events: ['GAME_STARTED'], followedIds: [] } },
    })
    expect(await world.store.query('push_subscriptions', { limit: 10 })).toHaveLength(1)
  })

  it.each([
    [{ endpoint: 'nonsense' }, 'endpoint', 'INVALID'],
    [{ endpoint: 'ftp://push.example/a' }, 'endpoint', 'INVALID'],
    [{ endpoint: `https://push.example/${'a'.repeat(2000)}` }, 'endpoint', 'TOO_LONG'],
    [{ publicKey: 'AAAA' }, 'publicKey', 'INVALID'],
    // A point that is not on the curve.
    [{ publicKey: Buffer.alloc(65, 4).toString('base64url') }, 'publicKey', 'INVALID'],
    [{ authSecret: 'AAAA' }, 'authSecret', 'INVALID'],
    [{ events: [] }, 'events', 'REQUIRED'],
    [{ timeZone: 'Nowhere/Nothing' }, 'timeZone', 'INVALID'],
    [{ timeZone: '+01:00' }, 'timeZone', 'INVALID'],
    [{ quietHours: { from: 60, to: 60 } }, 'quietHours', 'INVALID'],
    [{ quietHours: { from: -1, to: 60 } }, 'quietHours', 'INVALID'],
    [{ quietHours: { from: 60, to: 1440 } }, 'quietHours', 'INVALID'],
  ])('names what is wrong with %o', async (changes, path, rule) => {
    const { answer } = await world.subscribe(ENDPOINT, changes)
    expect(answer).toEqual(refused(path, rule))
    expect(await world.store.query('push_subscriptions', { limit: 10 })).toEqual([])
  })

  it('refuses more follows than a visitor can have', async () => {
    const followedIds = Array.from({ length: 201 }, (_, index) => encodeGlobalId('ProPlayer', `player-${index}`))
    const { answer } = await world.subscribe(ENDPOINT, { followedIds })
    expect(answer).toMatchObject({ ended: { problems: [{ __typename: 'TooMany', most: 200 }] } })
  })
})

describe('an endpoint on a public server', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('may be that of a browser: %s', (endpoint) => {
    expect(findEndpointProblem(endpoint, 'public')).toBeNull()
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://10.0.0.1/abc',
    'https://localhost/abc',
    'https://victim.example/abc',
  ])('may not lead elsewhere: %s', (endpoint) => {
    expect(findEndpointProblem(endpoint, 'public')).toMatchObject({ field: 'endpoint', rule: 'INVALID' })
  })

  it('has a host by its whole name', () => {
    expect(isPushService('apple.com')).toBe(false)
  })
})

describe('testPushSubscription', () => {
  it('sends a notification in the language of the browser', async () => {
    const service = await openReceiver()
    const browser = await world.subscribe(service.url, { locale: 'PL' })
    expect(await world.ask(TEST, { endpoint: service.url })).toEqual({ ended: { result: 'DELIVERED', problems: [] } })
    expect(browser.read(service.received[0] ?? expect.fail())).toMatchObject({
      title: 'Powiadomienia działają',
      path: '/following',
    })
  })

  it.each([
    [404, 'GONE'],
    [410, 'GONE'],
    [403, 'REFUSED'],
    [429, 'FAILED'],
    [500, 'FAILED'],
  ])('says what the answer %i means', async (status, result) => {
    const service = await openReceiver()
    await world.subscribe(service.url)
    service.answer = withStatus(status)
    expect(await world.ask(TEST, { endpoint: service.url })).toEqual({ ended: { result, problems: [] } })
    expect(await world.store.query('push_subscriptions', { limit: 10 })).toHaveLength(result === 'GONE' ? 0 : 1)
  })

  it('is refused for an unknown endpoint, and after five times in a minute', async () => {
    const service = await openReceiver()
    await world.subscribe(service.url)
    expect(await world.ask(TEST, { endpoint: ENDPOINT })).toEqual({
      ended: { result: null, problems: [{ __typename: 'InvalidField', path: 'endpoint', rule: 'UNKNOWN' }] },
    })
    for (let times = 0; times < 5; times++) await world.ask(TEST, { endpoint: service.url })
    expect(await world.ask(TEST, { endpoint: service.url })).toEqual({
      ended: { result: null, problems: [{ __typename: 'TooMany', most: 5 }] },
    })
  })
})

describe('deletePushSubscription', () => {
  it('deletes the subscription with this endpoint', async () => {
    await world.subscribe(ENDPOINT)
    expect(await world.ask(DELETE, { endpoint: ENDPOINT })).toEqual({ ended: { deleted: true, problems: [] } })
    expect(await world.ask(DELETE, { endpoint: ENDPOINT })).toMatchObject({
      ended: { deleted: false, problems: [{ rule: 'UNKNOWN' }] },
    })
  })
})

describe('a signed-in person', () => {
  it('exports their subscriptions without secrets, and deletes them with their data', async () => {
    const { input } = await world.subscribe(ENDPOINT, {}, ADA)
    await world.subscribe('https://push.example/of-another')
    const exported = JSON.stringify(await world.ask('{ exportMyData { ... on MyData { json } } }', {}, ADA))
    expect(exported).toContain('https://push.example/…')
    for (const secret of [ENDPOINT, input['authSecret'], input['publicKey']]) expect(exported).not.toContain(secret)
    await world.ask('mutation { deleteMyData { deleted } }', {}, ADA)
    expect(await world.store.query('push_subscriptions', { limit: 10 })).toMatchObject([
      { data: { endpoint: 'https://push.example/of-another' } },
    ])
  })

  it('no longer owns a subscription that the browser saves after signing out', async () => {
    const { input } = await world.subscribe(ENDPOINT, {}, ADA)
    await world.ask(SAVE, { input })
    expect(await world.store.query('push_subscriptions', { limit: 10 })).toMatchObject([{ data: { person: null } }])
  })
})
