import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { clientNameOf, createDeprecatedUses } from '../../gateway/http/graphql/deprecated-uses.ts'
import { createLog } from '../../gateway/shared/log.ts'

const schema = buildSchema(`
  type Query { items(keys: [Int], ids: [Int] @deprecated, filter: Filter, lane: Lane, lanes: [Lane!]): [Item] }
  type Item { key: Int, itemId: Int @deprecated }
  input Filter { team: String, code: String @deprecated }
  enum Lane { JUNGLE, JNG @deprecated }
`)

/** Counts uses, and keeps what is logged about them. */
function counting() {
  const logged: unknown[] = []
  const log = createLog({ level: 'info', write: (line) => void logged.push(JSON.parse(line)), now: () => 0 })
  const { count } = createDeprecatedUses(schema)
  return { logged, count: (text: string, client = 'tool') => count(parse(text), client, log) }
}

describe('a deprecated part of the contract', () => {
  it.each([
    ['{ items { itemId } }', 'Item.itemId'],
    ['{ items(ids: [1]) { key } }', 'Query.items(ids:)'],
    ['{ items(filter: { code: "T1" }) { key } }', 'Filter.code'],
    ['{ items(lane: JNG) { key } }', 'Lane.JNG'],
    ['{ items(lanes: [JNG]) { key } }', 'Lane.JNG'],
    ['{ ...all } fragment all on Query { items { itemId itemId } }', 'Item.itemId'],
  ])('is counted in %s', (document, part) => {
    const { count, logged } = counting()
    count(document)
    expect(logged).toMatchObject([{ level: 'info', client: 'tool', part, uses: 1 }])
  })

  it('is not counted where a document does not use it', () => {
    const { count, logged } = counting()
    count('{ items(keys: [1], filter: { team: "T1" }, lane: JUNGLE) { key } }')
    expect(logged).toEqual([])
  })

  it('is counted for each client, and logged ever more rarely', () => {
    const { count, logged } = counting()
    for (let at = 0; at < 1_000; at++) count('{ items { itemId } }')
    count('{ items { itemId } }', 'other')
    expect(logged).toMatchObject([
      { client: 'tool', uses: 1 },
      { client: 'tool', uses: 10 },
      { client: 'tool', uses: 100 },
      { client: 'tool', uses: 1_000 },
      { client: 'other', uses: 1 },
    ])
  })

  it('is counted from the start for a client that 200 others have replaced', () => {
    const { count, logged } = counting()
    count('{ items { itemId } }')
    for (let at = 0; at < 200; at++) count('{ items { itemId } }', `client ${at}`)
    count('{ items { itemId } }')
    expect(logged.at(-1)).toMatchObject({ client: 'tool', uses: 1 })
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
