import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { MAX_KEYS } from '../../gateway/api-keys/rules/api-key.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { payerOfKey } from '../../gateway/limits/payer.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'
import { openKeys } from '../support/open-keys.ts'
import { personOf } from '../support/persons.ts'
import { openTestWorld } from '../support/test-world.ts'

const ADA = personOf('ada', { role: 'editor' })
const BEN = personOf('ben')

const CREATE = `mutation ($name: String!) {
  ended: createApiKey(input: { name: $name }) {
    key
    apiKey { id publicPart name createdAt use { lastUsedAt pointsPerMinute pointsThisMinute pointsToday requestsToday refusalsToday } }
    problems { __typename ... on Problem { message } ... on InvalidField { path rule limit } ... on TooMany { most: limit } }
  }
}`
const REVOKE = `mutation ($id: ID!) {
  ended: revokeApiKey(input: { id: $id }) { revoked problems { __typename ... on InvalidField { path rule } } }
}`
const LIST = `{ ended: viewer { apiKeys { id publicPart name use { lastUsedAt pointsThisMinute pointsToday requestsToday } } } }`

const created = z.object({
  ended: z.object({
    key: z.string(),
    apiKey: z.object({ id: z.string(), publicPart: z.string() }),
    problems: z.tuple([]),
  }),
})

let world: ReturnType<typeof openTestWorld>

beforeEach(() => {
  world = openTestWorld()
  onTestFinished(() => world.store.close())
})

async function create(person = ADA, name = 'my bot') {
  const { key, apiKey } = created.parse(await world.ask(CREATE, { name }, person)).ended
  return { key, ...apiKey }
}

describe('createApiKey', () => {
  it('returns the key once, and a list never has it', async () => {
    const answer = await world.ask(CREATE, { name: ' my  bot ' }, ADA)
    const { key, apiKey } = created.parse(answer).ended
    expect(answer).toEqual({
      ended: {
        key: expect.stringMatching(/^lw_[0-9A-Za-z]{48}$/),
        apiKey: {
          id: encodeGlobalId('ApiKey', key.slice(3, 13)),
          publicPart: key.slice(3, 13),
          name: 'my bot',
          createdAt: new Date(world.clock.now()).toISOString(),
          use: {
            lastUsedAt: null,
            pointsPerMinute: 1_000_000,
            pointsThisMinute: 0,
            pointsToday: 0,
            requestsToday: 0,
            refusalsToday: 0,
          },
        },
        problems: [],
      },
    })
    const listed = JSON.stringify(await world.ask(LIST, {}, ADA))
    expect(listed).toContain(apiKey.id)
    expect(listed).not.toContain(key)
  })

  it.each([
    ['REQUIRED', '   ', null],
    ['TOO_LONG', 'x'.repeat(61), 60],
    ['INVALID', 'my\u202Ebot', null],
  ])('refuses a name that is %s', async (rule, name, limit) => {
    expect(await world.ask(CREATE, { name }, ADA)).toMatchObject({
      ended: { key: null, apiKey: null, problems: [{ __typename: 'InvalidField', path: 'name', rule, limit }] },
    })
    expect(await world.ask(LIST, {}, ADA)).toEqual({ ended: { apiKeys: [] } })
  })

  it('refuses one key too many', async () => {
    for (let each = 0; each < MAX_KEYS; each++) await create()
    expect(await world.ask(CREATE, { name: 'one more' }, ADA)).toEqual({
      ended: {
        key: null,
        apiKey: null,
        problems: [{ __typename: 'TooMany', message: expect.stringContaining('remove some'), most: MAX_KEYS }],
      },
    })
    expect(await create(BEN)).toMatchObject({ id: expect.any(String) })
  })
})

describe('revokeApiKey', () => {
  it('revokes a key of its sender, and no other', async () => {
    const [mine, other] = [await create(ADA), await create(BEN)]
    const unknown = {
      ended: { revoked: false, problems: [{ __typename: 'InvalidField', path: 'id', rule: 'UNKNOWN' }] },
    }
    expect(await world.ask(REVOKE, { id: other.id }, ADA)).toEqual(unknown)
    expect(await world.ask(REVOKE, { id: mine.id }, ADA)).toEqual({ ended: { revoked: true, problems: [] } })
    expect(await world.ask(REVOKE, { id: mine.id }, ADA)).toEqual(unknown)
    expect(await world.ask(LIST, {}, BEN)).toMatchObject({ ended: { apiKeys: [{ id: other.id }] } })
    const { keyring } = openKeys(world.store, world.clock)
    expect(await keyring.check(mine.key, '192.0.2.7')).toEqual({ kind: 'refused', problem: 'UNKNOWN' })
    expect(await keyring.check(other.key, '192.0.2.7')).toMatchObject({ kind: 'valid' })
  })
})

describe('the keys of a person', () => {
  it('are not shown to visitors', async () => {
    await create()
    expect(await world.ask(LIST)).toEqual({ ended: { apiKeys: null } })
  })

  it('are nodes for their owner alone', async () => {
    const { id } = await create()
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on ApiKey { name } } }'
    expect(await world.ask(NODE, { id }, ADA)).toEqual({ node: { name: 'my bot' } })
    for (const viewer of [BEN, VISITOR]) expect(await world.ask(NODE, { id }, viewer)).toEqual({ node: null })
  })

  it('show the use of the present minute and day', async () => {
    const keys = openKeys(world.store, world.clock, createMemoryBudgets())
    const context = { ...world.context, apiKeys: keys.apiKeys }
    const { publicPart } = await create()
    await keys.budgets.take(payerOfKey(publicPart), 1_200)
    const [listed] = await context.apiKeys.list('ada')
    expect(listed?.use).toMatchObject({ lastUsedAt: world.clock.now(), pointsToday: 1_200, requestsToday: 1 })
    expect(await context.apiKeys.look(publicPart)).toMatchObject({ limit: 1_000_000, remaining: 998_800 })
  })

  it('are part of their exported data, without a secret, and are revoked when the data is deleted', async () => {
    const [mine, other] = [await create(ADA, 'export me'), await create(BEN)]
    const exported = JSON.stringify(await world.ask('{ exportMyData { ... on MyData { json } } }', {}, ADA))
    expect(exported).toContain('export me')
    expect(exported).toContain(mine.publicPart)
    expect(exported).not.toContain(mine.key.slice(13))
    expect(exported).not.toContain(other.publicPart)

    await world.ask('mutation { deleteMyData { deleted } }', {}, ADA)
    const { keyring } = openKeys(world.store, world.clock)
    expect(await keyring.check(mine.key, '192.0.2.7')).toEqual({ kind: 'refused', problem: 'UNKNOWN' })
    expect(await keyring.check(other.key, '192.0.2.7')).toMatchObject({ kind: 'valid' })
    expect(await world.ask(LIST, {}, ADA)).toEqual({ ended: { apiKeys: [] } })
  })
})
