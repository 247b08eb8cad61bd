import { beforeEach, afterEach, expect, it } from 'vitest'
import { MAX_KEYS } from '../../gateway/api-keys/rules/api-key.ts'
import { hashOfKey } from '../../gateway/api-keys/services/key-token.ts'
import { allCollections } from '../../gateway/composition/collections.ts'
import type { OpenApiKeys } from '../../gateway/composition/open-api-keys.ts'
import { payerOfKey } from '../../gateway/limits/payer.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openKeys } from '../support/open-keys.ts'

const ADDRESS = '192.0.2.7'
const UNKNOWN = { kind: 'refused', problem: 'UNKNOWN' }
const KNOWN_MS = 5_000
const WRITE_AFTER_MS = 10_000
const DAY_MS = 24 * 60 * 60_000

/** Tests of API keys over one kind of store. */
export function apiKeysSuite(openStore: () => DocumentStore): void {
  let store: DocumentStore
  let clock: FakeClock
  let here: OpenApiKeys

  beforeEach(() => {
    store = openStore()
    clock = new FakeClock()
    here = openKeys(store, clock)
  })

  afterEach(() => store.close())

  async function create(holder: string | null = 'ada', name = 'my bot') {
    const created = await here.apiKeys.create(holder, name)
    if (created.kind !== 'created') throw new Error('There are too many keys.')
    return { key: created.key, ...created.apiKey }
  }

  /** Everything in the store, as text. */
  async function dump(): Promise<string> {
    const all = await Promise.all(allCollections.map((collection) => store.query(collection, { limit: 100 })))
    return JSON.stringify(all)
  }

  it('are listed by their holder only, the newest first, with the name as a title', async () => {
    const first = await create('ada', '  my   first bot ')
    await clock.advance(1_000)
    const second = await create('ada', 'another')
    const ofOperator = await create(null)
    const ofOther = await create('ben')
    const names = async (holder: string | null) => (await here.apiKeys.list(holder)).map(({ id, name }) => [id, name])
    expect(await names('ada')).toEqual([
      [second.id, 'another'],
      [first.id, 'my first bot'],
    ])
    expect(await names(null)).toEqual([[ofOperator.id, 'my bot']])
    expect(await names('cy')).toEqual([])
    const all = (await here.apiKeys.listAll()).map(({ id, personId }) => [id, personId])
    expect(all).toHaveLength(4)
    expect(all).toContainEqual([ofOther.id, 'ben'])
    expect(all).toContainEqual([ofOperator.id, null])
  })

  it('are stored as a hash: nothing in the store is the key, or its secret part', async () => {
    const { key } = await create()
    const stored = await dump()
    expect(stored).toContain(hashOfKey(key))
    expect(stored).not.toContain(key)
    expect(stored).not.toContain(key.slice(13, 45))
  })

  it('are limited for each person, also when they are created at the same time', async () => {
    const kinds = (
      await Promise.all(Array.from({ length: MAX_KEYS + 3 }, () => here.apiKeys.create('ada', 'bot')))
    ).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'created')).toHaveLength(MAX_KEYS)
    expect(await here.apiKeys.list('ada')).toHaveLength(MAX_KEYS)
    expect(await here.apiKeys.create('ada', 'one more')).toEqual({ kind: 'too-many', limit: MAX_KEYS })
    const [newest] = await here.apiKeys.list('ada')
    await here.apiKeys.revoke('ada', newest?.id ?? '')
    expect(await here.apiKeys.create('ada', 'one more')).toMatchObject({ kind: 'created' })
  })

  it('are accepted at once, by every instance', async () => {
    const { id, key } = await create()
    for (const { keyring } of [here, openKeys(store, clock)]) {
      expect(await keyring.check(key, ADDRESS)).toEqual({ kind: 'valid', id })
    }
  })

  it('are refused once revoked, within seconds at every instance, and leave nothing in the store', async () => {
    const there = openKeys(store, clock)
    const { id, key } = await create()
    await here.budgets.take(payerOfKey(id), 300)
    await here.close()
    for (const { keyring } of [here, there]) await keyring.check(key, ADDRESS)
    expect(await here.apiKeys.revoke('ben', id)).toBe(false)
    expect(await here.apiKeys.revoke('ada', 'unknown')).toBe(false)
    await clock.advance(KNOWN_MS)
    expect(await there.keyring.check(key, ADDRESS)).toEqual({ kind: 'valid', id })

    expect(await here.apiKeys.revoke('ada', id)).toBe(true)
    await clock.advance(KNOWN_MS)
    for (const { keyring } of [here, there]) expect(await keyring.check(key, ADDRESS)).toEqual(UNKNOWN)
    expect(await dump()).not.toContain(id)
    // A use that was not stored yet brings nothing back.
    await here.budgets.charge(payerOfKey(id), 300)
    await here.close()
    expect(await dump()).not.toContain(id)
  })

  it('are revoked by the operator, those of people too', async () => {
    const [ofAda, ofOperator] = [await create('ada'), await create(null)]
    expect(await here.apiKeys.revokeAny(ofAda.id)).toBe(true)
    expect(await here.apiKeys.revokeAny(ofOperator.id)).toBe(true)
    expect(await here.apiKeys.revokeAny(ofAda.id)).toBe(false)
    expect(await here.apiKeys.listAll()).toEqual([])
  })

  it('are all revoked when their person leaves, and those of others stay', async () => {
    const [first, second, other] = [await create('ada'), await create('ada'), await create('ben')]
    await here.apiKeys.revokeAll('ada')
    expect(await here.apiKeys.list('ada')).toEqual([])
    for (const { key } of [first, second]) expect(await here.keyring.check(key, ADDRESS)).toEqual(UNKNOWN)
    expect(await here.keyring.check(other.key, ADDRESS)).toMatchObject({ kind: 'valid' })
    // Letters of a name can be part of a hash.
    expect(await dump()).not.toContain('"ada"')
  })

  it('report their use at every instance: what is stored, and what the answering instance has not stored yet', async () => {
    const there = openKeys(store, clock)
    const { id } = await create()
    const lookAt = async ({ apiKeys }: OpenApiKeys) => (await apiKeys.list('ada'))[0]?.use
    expect(await lookAt(here)).toEqual({ lastUsedAt: null, pointsToday: 0, requestsToday: 0, refusalsToday: 0 })

    const key = payerOfKey(id)
    await here.budgets.take(key, 1_000)
    await here.budgets.giveBack(key, 400)
    await there.budgets.take(key, 200)
    await there.budgets.charge(key, 50)
    const lastUsedAt = clock.now()
    expect(await lookAt(here)).toEqual({ lastUsedAt, pointsToday: 600, requestsToday: 1, refusalsToday: 0 })
    await clock.advance(WRITE_AFTER_MS)
    const all = { lastUsedAt, pointsToday: 850, requestsToday: 2, refusalsToday: 0 }
    await expect.poll(() => lookAt(here)).toEqual(all)
    await expect.poll(() => lookAt(there)).toEqual(all)
  })

  it('start a new count each day, and keep the time of the last use', async () => {
    const { id } = await create()
    await here.budgets.take(payerOfKey(id), 1_000)
    const lastUsedAt = clock.now()
    await here.close()
    await clock.advance(DAY_MS)
    expect((await here.apiKeys.list('ada'))[0]?.use).toEqual({
      lastUsedAt,
      pointsToday: 0,
      requestsToday: 0,
      refusalsToday: 0,
    })
    await here.budgets.take(payerOfKey(id), 700)
    await here.close()
    expect((await here.apiKeys.list('ada'))[0]?.use).toMatchObject({ pointsToday: 700, requestsToday: 1 })
  })

  it('count a use on its own day, also when it is stored on the next one', async () => {
    const { id } = await create()
    await clock.advance(DAY_MS - (clock.now() % DAY_MS) - 1_000)
    await here.budgets.take(payerOfKey(id), 1_000)
    const lastUsedAt = clock.now()
    await clock.advance(2_000)
    await here.budgets.take(payerOfKey(id), 70)
    await here.close()
    expect((await here.apiKeys.list('ada'))[0]?.use).toMatchObject({ pointsToday: 70, requestsToday: 1 })

    await clock.advance(DAY_MS)
    expect((await here.apiKeys.list('ada'))[0]?.use).toEqual({
      lastUsedAt: lastUsedAt + 2_000,
      pointsToday: 0,
      requestsToday: 0,
      refusalsToday: 0,
    })
  })

  it('count refusals', async () => {
    const few = openKeys(store, clock, createMemoryBudgets(500))
    const { id } = await create()
    await few.budgets.take(payerOfKey(id), 400)
    await few.budgets.take(payerOfKey(id), 400)
    expect((await few.apiKeys.list('ada'))[0]?.use).toMatchObject({
      pointsToday: 400,
      requestsToday: 1,
      refusalsToday: 1,
    })
    expect(await few.apiKeys.look(id)).toMatchObject({ limit: 500, remaining: 100 })
  })

  it('end what follows them when they are revoked, and nothing else', async () => {
    const [mine, other] = [await create(), await create()]
    const ended: string[] = []
    here.keyring.follow(mine.id, () => ended.push('mine'))
    here.keyring.follow(other.id, () => ended.push('other'))
    const leave = here.keyring.follow(mine.id, () => ended.push('left before'))
    await clock.advance(10 * KNOWN_MS)
    leave()
    expect(ended).toEqual([])
    await here.apiKeys.revoke('ada', mine.id)
    for (let round = 0; round < 3; round++) {
      await clock.advance(KNOWN_MS)
      // The store answers between two checks.
      await here.keyring.check(mine.key, ADDRESS)
    }
    await expect.poll(() => ended).toEqual(['mine'])
  })
}
