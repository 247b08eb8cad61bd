import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { clientNameOf } from '../../gateway/http/graphql/client-name.ts'
import { createDeprecatedParts } from '../../gateway/http/graphql/deprecated-parts.ts'
import { createDeprecatedUses } from '../../gateway/status/services/deprecated-uses.ts'
import { openTestWorld } from '../support/test-world.ts'

const schema = buildSchema(`
  type Query { items(keys: [Int], ids: [Int] @deprecated, filter: Filter, lane: Lane, lanes: [Lane!]): [Item] }
  type Item { key: Int, itemId: Int @deprecated }
  input Filter { team: String, code: String @deprecated }
  enum Lane { JUNGLE, JNG @deprecated }
`)

const listParts = createDeprecatedParts(schema)

describe('a deprecated part of the contract', () => {
  it.each([
    ['{ items { itemId } }', 'Item.itemId'],
    ['{ items(ids: [1]) { key } }', 'Query.items(ids:)'],
    ['{ items(filter: { code: "T1" }) { key } }', 'Filter.code'],
    ['{ items(lane: JNG) { key } }', 'Lane.JNG'],
    ['{ items(lanes: [JNG]) { key } }', 'Lane.JNG'],
    ['{ ...all } fragment all on Query { items { itemId itemId } }', 'Item.itemId'],
  ])('is found in %s', (document, part) => {
    expect([...listParts(parse(document))]).toEqual([part])
  })

  it('is not found where a document does not use it', () => {
    expect([...listParts(parse('{ items(keys: [1], filter: { team: "T1" }, lane: JUNGLE) { key } }'))]).toEqual([])
  })
})

describe('the uses of deprecated parts', () => {
  const open = () => {
    const { store, clock } = openTestWorld()
    const failures: unknown[] = []
    const uses = createDeprecatedUses({ store, clock, report: (error) => void failures.push(error) })
    return { store, clock, failures, uses }
  }
  const ITEM_ID = new Set(['Item.itemId'])

  it('are stored for each client within a minute, and added to those of other instances', async () => {
    const { store, clock, uses } = open()
    const other = createDeprecatedUses({ store, clock, report: () => {} })
    for (let at = 0; at < 3; at++) uses.add('tool', ITEM_ID)
    uses.add('overlay', new Set(['Item.itemId', 'Lane.JNG']))
    other.add('tool', ITEM_ID)
    await clock.advance(60_000)
    expect(await uses.list(1)).toEqual([
      { client: 'tool', part: 'Item.itemId', uses: 4 },
      { client: 'overlay', part: 'Item.itemId', uses: 1 },
      { client: 'overlay', part: 'Lane.JNG', uses: 1 },
    ])
  })

  it('are kept by day in UTC, for 90 days', async () => {
    const { clock, uses } = open()
    uses.add('tool', ITEM_ID)
    await clock.advance(24 * 60 * 60_000)
    uses.add('tool', ITEM_ID)
    await uses.close()
    expect((await uses.list(1)).map((use) => use.uses)).toEqual([1])
    expect((await uses.list(2)).map((use) => use.uses)).toEqual([2])
    await clock.advance(89 * 24 * 60 * 60_000)
    uses.add('tool', ITEM_ID)
    await uses.close()
    expect((await uses.list(200)).map((use) => use.uses)).toEqual([2])
  })

  it('are stored at the end, and later when the store fails', async () => {
    const { store, clock, failures, uses } = open()
    const transaction = store.transaction.bind(store)
    store.transaction = () => Promise.reject(new Error('The disk is full.'))
    uses.add('tool', ITEM_ID)
    await clock.advance(60_000)
    expect(failures).toHaveLength(1)
    store.transaction = transaction
    uses.add('tool', ITEM_ID)
    await uses.close()
    expect((await uses.list(1)).map((use) => use.uses)).toEqual([2])
  })

  it('have a limited number of clients a day', async () => {
    const { uses } = open()
    for (let at = 0; at < 1_500; at++) uses.add(`client ${at}`, ITEM_ID)
    await uses.close()
    const listed = await uses.list(1)
    expect(listed).toHaveLength(1_001)
    expect(listed[0]).toEqual({ client: '(others)', part: 'Item.itemId', uses: 500 })
  })
})

describe('the name of a client', () => {
  it.each(['graphql-client-name', 'apollographql-client-name', 'x-graphql-client-name'])(
    'is read from %s',
    (header) => {
      expect(clientNameOf(new Headers({ [header]: ' my tool ' }))).toBe('my tool')
    },
  )

  it('is cut, and may be missing', () => {
    expect(clientNameOf(new Headers({ 'graphql-client-name': 'x'.repeat(500) }))).toBe('x'.repeat(60))
    expect(clientNameOf(new Headers({ 'graphql-client-name': '' }))).toBe('unnamed')
    expect(clientNameOf(undefined)).toBe('unnamed')
  })
})
