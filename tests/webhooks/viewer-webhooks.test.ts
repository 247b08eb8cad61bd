import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { personOf } from '../support/persons.ts'
import { openReceiver, verify, withStatus } from './receiver.ts'
import { openWebhookWorld, STREAM, type WebhookWorld } from './webhook-world.ts'

const ADA = personOf('ada')
const BEN = personOf('ben')

const PROBLEMS = `problems { __typename ... on InvalidField { path rule message } ... on TooMany { most: limit } ... on NotAllowed { reason } }`
const CREATE = `mutation ($input: CreateWebhookInput!) {
  ended: createWebhook(input: $input) { secret webhook { id name address format locale events state filter { everyPro teams { code } } } ${PROBLEMS} }
}`
const UPDATE = `mutation ($input: UpdateWebhookInput!) {
  ended: updateWebhook(input: $input) { webhook { name address events state filter { everyPro } } ${PROBLEMS} }
}`
const LIST = `{ viewer { apiKeys { webhooks { id name state stopReason retryAt missedEvents cursor deliveries { event test outcome status attempt } } } } }`
const TEST = `mutation ($id: ID!) { ended: testWebhook(input: { id: $id }) { delivery { outcome status test event } ${PROBLEMS} } }`
const ROTATE = `mutation ($id: ID!) { ended: rotateWebhookSecret(input: { id: $id }) { secret webhook { oldSecretUntil } ${PROBLEMS} } }`
const REPLAY = `mutation ($input: ReplayWebhookInput!) { ended: replayWebhook(input: $input) { webhook { cursor } ${PROBLEMS} } }`
const DELETE = `mutation ($id: ID!) { ended: deleteWebhook(input: { id: $id }) { deleted ${PROBLEMS} } }`

const created = z.object({
  ended: z.object({ secret: z.string(), webhook: z.object({ id: z.string() }), problems: z.tuple([]) }),
})

let world: WebhookWorld

beforeEach(async () => {
  world = await openWebhookWorld()
})

const inputOf = (changes: Readonly<Record<string, unknown>> = {}) => ({
  apiKey: encodeGlobalId('ApiKey', world.keyId),
  name: ' my  channel ',
  address: 'https://receiver.example/hook?token=abc',
  events: ['STREAM_STARTED'],
  ...changes,
})

async function create(changes: Readonly<Record<string, unknown>> = {}) {
  const { secret, webhook } = created.parse(await world.ask(CREATE, { input: inputOf(changes) }, ADA)).ended
  return { secret, id: webhook.id }
}

const refused = (path: string, rule: string) => ({
  ended: { problems: [{ __typename: 'InvalidField', path, rule }] },
})

describe('createWebhook', () => {
  it('shows the secret once, and never what is secret in the address', async () => {
    const answer = await world.ask(CREATE, { input: inputOf() }, ADA)
    expect(answer).toMatchObject({
      ended: {
        secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
        webhook: {
          name: 'my channel',
          address: 'https://receiver.example/hook?…',
          format: 'JSON',
          locale: 'EN',
          events: ['STREAM_STARTED'],
          state: 'ACTIVE',
          filter: { everyPro: true, teams: [] },
        },
        problems: [],
      },
    })
    const { secret } = created.parse(answer).ended
    const listed = JSON.stringify(await world.ask(LIST, {}, ADA))
    expect(listed).toContain('my channel')
    expect(listed).not.toContain(secret)
    const address = 'https://discord.com/api/webhooks/123/top-secret_token'
    const ofDiscord = await world.ask(CREATE, { input: inputOf({ format: 'DISCORD', address }) }, ADA)
    expect(ofDiscord).toMatchObject({ ended: { webhook: { address: 'https://discord.com/api/webhooks/123/…' } } })
  })

  it.each([
    ['name', 'REQUIRED', { name: ' ' }],
    ['name', 'TOO_LONG', { name: 'x'.repeat(61) }],
    ['address', 'REQUIRED', { address: '' }],
    ['address', 'INVALID', { address: 'receiver.example' }],
    ['address', 'INVALID', { address: 'ftp://receiver.example/' }],
    ['address', 'INVALID', { address: 'https://name:word@receiver.example/' }],
    ['address', 'INVALID', { address: 'https://receiver.example/#part' }],
    ['address', 'TOO_LONG', { address: `https://receiver.example/${'x'.repeat(500)}` }],
    ['address', 'INVALID', { format: 'DISCORD', address: 'https://discord.com/channels/1/2' }],
    ['events', 'REQUIRED', { events: [] }],
    ['filter.accounts', 'REQUIRED', { events: ['RANK_CHANGED'] }],
    ['filter.accounts', 'UNKNOWN', { filter: { accounts: [encodeGlobalId('Account', 'EUW1_nobody')] } }],
    ['filter.proPlayers', 'UNKNOWN', { filter: { proPlayers: ['x'] } }],
    ['filter.teams', 'UNKNOWN', { filter: { teams: ['NOBODY'] } }],
    ['filter.leagues', 'UNKNOWN', { filter: { leagues: ['NOBODY'] } }],
    ['filter.teams', 'INVALID', { filter: { teams: Array(26).fill('G2') } }],
    ['apiKey', 'UNKNOWN', { apiKey: encodeGlobalId('ApiKey', 'another') }],
  ])('refuses %s: %s', async (path, rule, changes) => {
    expect(await world.ask(CREATE, { input: inputOf(changes) }, ADA)).toMatchObject(refused(path, rule))
    expect(await world.webhooks.list(world.keyId)).toEqual([])
  })

  it('refuses a sixth webhook of a key, and keys of others', async () => {
    for (let each = 0; each < 5; each++) await create()
    expect(await world.ask(CREATE, { input: inputOf() }, ADA)).toMatchObject({
      ended: { secret: null, webhook: null, problems: [{ __typename: 'TooMany', most: 5 }] },
    })
    expect(await world.ask(CREATE, { input: inputOf() }, BEN)).toMatchObject(refused('apiKey', 'UNKNOWN'))
    expect(await world.ask(CREATE, { input: inputOf() })).toMatchObject({
      ended: { problems: [{ __typename: 'NotAllowed' }] },
    })
  })
})

describe('the webhooks of a person', () => {
  it('can be changed by their owner alone', async () => {
    const { id } = await create()
    const changes = { name: 'other', address: 'https://other.example/', events: ['GAME_STARTED'], active: false }
    expect(await world.ask(UPDATE, { input: { id, ...changes } }, ADA)).toMatchObject({
      ended: {
        webhook: { name: 'other', address: 'https://other.example/', events: ['GAME_STARTED'], state: 'PAUSED' },
        problems: [],
      },
    })
    expect(await world.ask(UPDATE, { input: { id, active: true } }, ADA)).toMatchObject({
      ended: { webhook: { name: 'other', state: 'ACTIVE' } },
    })
    expect(await world.ask(UPDATE, { input: { id, events: ['MATCH_FINISHED'] } }, ADA)).toMatchObject(
      refused('filter.accounts', 'REQUIRED'),
    )
    const unknown = refused('id', 'UNKNOWN')
    expect(await world.ask(UPDATE, { input: { id, name: 'mine' } }, BEN)).toMatchObject(unknown)
    expect(await world.ask(REPLAY, { input: { id, after: { time: '2026-11-01T12:00:00Z' } } }, BEN)).toMatchObject(
      unknown,
    )
    for (const document of [TEST, ROTATE, DELETE]) expect(await world.ask(document, { id }, BEN)).toMatchObject(unknown)
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on Webhook { name } } }'
    expect(await world.ask(NODE, { id }, ADA)).toEqual({ node: { name: 'other' } })
    for (const viewer of [BEN, VISITOR]) expect(await world.ask(NODE, { id }, viewer)).toEqual({ node: null })
    expect(await world.ask(DELETE, { id }, ADA)).toEqual({ ended: { deleted: true, problems: [] } })
    expect(await world.ask(DELETE, { id }, ADA)).toMatchObject(unknown)
  })

  it('are tested with an invented event, whose outcome is shown', async () => {
    const receiver = await openReceiver()
    const { id, secret } = await create({ address: receiver.url })
    expect(await world.ask(TEST, { id }, ADA)).toEqual({
      ended: {
        delivery: { outcome: 'DELIVERED', status: 204, test: true, event: 'STREAM_STARTED' },
        problems: [],
      },
    })
    const [received] = receiver.received
    expect(verify(received ?? expect.fail(), secret, world.clock.now())).toMatchObject({ test: true, cursor: null })
    receiver.answer = withStatus(500)
    expect(await world.ask(TEST, { id }, ADA)).toMatchObject({
      ended: { delivery: { outcome: 'ERROR_STATUS', status: 500 } },
    })
    expect(await world.ask(LIST, {}, ADA)).toMatchObject({
      viewer: { apiKeys: [{ webhooks: [{ state: 'ACTIVE', deliveries: [{ status: 500 }, { status: 204 }] }] }] },
    })
    for (let each = 2; each < 10; each++) await world.ask(TEST, { id }, ADA)
    expect(await world.ask(TEST, { id }, ADA)).toMatchObject({
      ended: { delivery: null, problems: [{ __typename: 'TooMany', most: 10 }] },
    })
  })

  it('get another secret', async () => {
    const { id, secret } = await create()
    const answer = await world.ask(ROTATE, { id }, ADA)
    const rotated = z.object({ ended: z.object({ secret: z.string() }) }).parse(answer).ended.secret
    expect(rotated).not.toBe(secret)
    expect(answer).toMatchObject({
      ended: {
        webhook: { oldSecretUntil: new Date(world.clock.now() + 24 * 60 * 60_000).toISOString() },
        problems: [],
      },
    })
  })

  it('are replayed from the cursor of an event, and from no other text', async () => {
    const receiver = await openReceiver()
    const { id } = await create({ address: receiver.url })
    world.startJob()
    await world.append(STREAM, STREAM)
    await expect.poll(() => receiver.received.length).toBe(2)
    const { cursor } = z.object({ cursor: z.string() }).parse(JSON.parse(receiver.received[0]?.body ?? ''))
    await expect.poll(async () => (await world.webhooks.list(world.keyId))[0]?.progress.place).toBe(2)
    expect(await world.ask(REPLAY, { input: { id, after: { cursor } } }, ADA)).toMatchObject({
      ended: { webhook: { cursor }, problems: [] },
    })
    await expect.poll(() => receiver.received.length).toBe(3)
    expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id'])
    expect(await world.ask(REPLAY, { input: { id, after: { cursor: 'x' } } }, ADA)).toMatchObject(
      refused('after.cursor', 'INVALID'),
    )
  })

  it('leave with their person', async () => {
    await create()
    await world.ask('mutation { deleteMyData { deleted } }', {}, ADA)
    for (const collection of ['webhooks', 'webhook_holders', 'webhook_progress', 'webhook_secrets']) {
      expect(await world.store.query(collection, { limit: 10 })).toEqual([])
    }
  })
})
