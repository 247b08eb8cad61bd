import { setImmediate as nextTurn } from 'node:timers/promises'
import { buildSchema, type GraphQLSchema, parse, validateSubscriptionArgs } from 'graphql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { currentCaller } from '../../gateway/limits/caller.ts'
import { FieldCost } from '../../gateway/limits/field-cost.ts'
import {
  ADDRESS_POINTS,
  MAX_ANSWER_BYTES,
  MAX_DOCUMENT_POINTS,
  MAX_EXECUTION_MS,
  MAX_RIOT_REQUESTS,
  OPERATION_POINTS,
  RIOT_REQUEST_POINTS,
} from '../../gateway/limits/limit-values.ts'
import { createLimits } from '../../gateway/limits/limits.ts'
import { meteredResolver } from '../../gateway/limits/metered-resolver.ts'
import { refusedDocumentCost } from '../../gateway/limits/refused-cost.ts'
import { FakeClock } from '../support/fake-clock.ts'

const TYPES = `
  type Query { book: Book, books: [Book!]!, many: [Book!]!, never: Int, riot: Boolean!, crash: Int, costs(points: Int): Int }
  type Subscription { news: Int }
  type Book { title: String!, again: Book }
`

const SHAPES: Readonly<Record<string, 'object' | 'list'>> = { book: 'object', books: 'list', many: 'list' }

/** Creates a schema with metered resolvers, like those of the contract. */
function makeSchema(resolvers: Readonly<Record<string, () => unknown>>): GraphQLSchema {
  const schema = buildSchema(TYPES)
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {})) {
    const resolve = resolvers[name] ?? (() => null)
    field.resolve = meteredAs(resolve, SHAPES[name] ?? 'leaf')
    if (name === 'books') field.extensions = { cost: new FieldCost({ listSize: 10 }) }
    if (name === 'many') field.extensions = { cost: new FieldCost({ listSize: 300 }) }
    if (name === 'riot') field.extensions = { cost: new FieldCost({ riotRequests: 1 }) }
  }
  const news = schema.getSubscriptionType()?.getFields()['news']
  if (news !== undefined) {
    news.resolve = meteredAs(resolvers['news'] ?? (() => null), 'leaf')
    news.extensions = { cost: new FieldCost({ weight: MAX_DOCUMENT_POINTS - OPERATION_POINTS }) }
  }
  const book = schema.getType('Book')
  if (book !== undefined && 'getFields' in book) {
    const { title } = book.getFields()
    if (title !== undefined && 'resolve' in title) title.resolve = meteredAs(resolvers['title'] ?? (() => ''), 'leaf')
  }
  return schema
}

function meteredAs(resolve: () => unknown, shape: 'leaf' | 'object' | 'list') {
  return meteredResolver(resolve, { weight: 1, isNullable: false, shape })
}

interface Asked {
  readonly left: AbortSignal | null
  readonly address: string
  readonly variableValues: Readonly<Record<string, unknown>>
}

function open(resolvers: Readonly<Record<string, () => unknown>> = {}) {
  const schema = makeSchema(resolvers)
  const clock = new FakeClock()
  const { operations, budgets } = createLimits(schema, clock)
  const run = (query: string, { left = null, address = '192.0.2.1', variableValues = {} }: Partial<Asked> = {}) =>
    operations.execute(
      { schema, document: parse(query), variableValues, contextValue: {} },
      { address, left, answered: null },
    )
  const runEvent = (query: string, address: string) => {
    const subscription = validateSubscriptionArgs({ schema, document: parse(query), contextValue: {} })
    if (!('schema' in subscription)) throw new Error(`${subscription[0]?.message}`)
    return operations.executeShared(subscription, [address])
  }
  return { clock, budgets, run, runEvent }
}

const books = (count: number) => () => Array.from({ length: count }, () => ({}))

describe('an event of a heavy subscription', () => {
  it('waits while heavy events of other addresses run', async () => {
    const held = Promise.withResolvers<number>()
    let begun = 0
    const { runEvent } = open({
      news() {
        begun += 1
        return held.promise
      },
    })
    const running = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => runEvent('subscription { news }', address))
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
    expect(begun).toBe(2)
    held.resolve(1)
    expect(await Promise.all(running)).toMatchObject(running.map(() => ({ data: { news: 1 } })))
  })
})

describe('an operation', () => {
  it('reports its requested cost, its actual cost and the remaining points', async () => {
    const { run } = open({ books: books(3) })
    const { extensions } = await run('{ books { title } }')
    const actual = OPERATION_POINTS + 1 + 3
    expect(extensions).toMatchObject({
      cost: { requested: OPERATION_POINTS + 1 + 10, actual, riotRequests: 0, remaining: ADDRESS_POINTS - actual },
    })
  })

  it('ends with a typed error when a list is far longer than the schema states', async () => {
    const { run, budgets } = open({ books: books(2 * MAX_DOCUMENT_POINTS) })
    const { data, errors } = await run('{ books { title } }')
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'BUDGET_EXCEEDED', budget: 'points' } }])
    expect((await budgets.look('192.0.2.1')).remaining).toBeLessThan(ADDRESS_POINTS - MAX_DOCUMENT_POINTS)
  })

  it('ends with a typed error when its answer grows too large', async () => {
    const { run } = open({ never: () => 'a'.repeat(MAX_ANSWER_BYTES) })
    const { errors } = await run('{ never }')
    expect(errors).toMatchObject([
      { extensions: { code: 'BUDGET_EXCEEDED', budget: 'bytes', limit: MAX_ANSWER_BYTES } },
    ])
  })

  it('ends with a typed error when only its type names make the answer too large', async () => {
    const { run } = open({ many: books(1_000) })
    const names = Array.from({ length: 100 }, (_, n) => `an_alias_of_a_name_${n}: __typename`)
    const { errors } = await run(`{ many { ${names.join(' ')} } }`)
    expect(errors).toMatchObject([{ extensions: { code: 'BUDGET_EXCEEDED', budget: 'bytes' } }])
  })

  it('ends with a typed error when it takes too long', async () => {
    const { run, clock } = open({ never: () => new Promise(() => {}) })
    const running = run('{ never }')
    await clock.advance(MAX_EXECUTION_MS)
    expect((await running).errors).toMatchObject([{ extensions: { code: 'BUDGET_EXCEEDED', budget: 'time' } }])
  })

  it('ends without further resolvers when its client leaves', async () => {
    const leaving = new AbortController()
    const first = Promise.withResolvers<unknown>()
    const { run } = open({ book: () => first.promise })
    const running = run('{ book { title } }', { left: leaving.signal })
    leaving.abort()
    first.resolve({})
    expect((await running).errors).toMatchObject([{ extensions: { code: 'CLIENT_LEFT' } }])
  })

  it('leaves no rejection unhandled when a long list fails at its first item and its client leaves', async () => {
    const unhandled: unknown[] = []
    const note = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', note)
    onTestFinished(() => void process.off('unhandledRejection', note))
    const leaving = new AbortController()
    const { run } = open({
      many: books(300),
      title() {
        // Longer than a turn: the later items wait for the next one.
        for (const end = performance.now() + 10; performance.now() < end;);
        leaving.abort()
        throw new Error('No title.')
      },
    })
    await run('{ many { title } }', { left: leaving.signal })
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
    expect(unhandled).toEqual([])
  })

  it('waits while other heavy operations fill the memory, unless it is light', async () => {
    const held = Promise.withResolvers<readonly object[]>()
    let begun = 0
    const { run } = open({
      many: () => {
        begun += 1
        return held.promise
      },
    })
    const heavy = `{ many { ${Array.from({ length: 300 }, (_, n) => `t${n}: title`).join(' ')} } }`
    const running = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => run(heavy, { address }))
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
    expect(begun).toBe(2)
    expect(await run('{ __typename }')).toMatchObject({ data: { __typename: 'Query' } })
    held.resolve([{}])
    for (const { errors } of await Promise.all(running)) expect(errors).toBeUndefined()
    expect(begun).toBe(3)
  })

  it('yields to other work while it resolves a long list', async () => {
    const resolvedInTurn: number[] = []
    let resolved = 0
    const { run } = open({
      many: books(300),
      title() {
        resolved += 1
        for (const end = performance.now() + 1; performance.now() < end;);
        return ''
      },
    })
    const running = run('{ many { title } }')
    for (let turn = 0; turn < 100; turn += 1) {
      resolved = 0
      await nextTurn()
      resolvedInTurn.push(resolved)
    }
    expect(await running).not.toHaveProperty('errors')
    expect(Math.max(...resolvedInTurn)).toBeLessThan(100)
  })

  it('may send thirty requests to Riot, and pays for and reports each of them', async () => {
    const { run } = open({ riot: () => currentCaller()?.spendRequest() === true })
    const fields = Array.from({ length: MAX_RIOT_REQUESTS + 5 }, (_, n) => `r${n}: riot`)
    const { data, extensions } = await run(`{ ${fields.join(' ')} }`)
    expect(Object.values(data ?? {}).filter(Boolean)).toHaveLength(MAX_RIOT_REQUESTS)
    const actual = OPERATION_POINTS + fields.length + MAX_RIOT_REQUESTS * RIOT_REQUEST_POINTS
    expect(extensions).toMatchObject({ cost: { riotRequests: MAX_RIOT_REQUESTS, actual } })
  })

  it('is refused before its execution when it could cost too much, and pays for its parsing', async () => {
    let resolved = 0
    const { run, budgets } = open({ book: () => (resolved += 1) })
    const copies = Array.from({ length: MAX_DOCUMENT_POINTS / 10 / 5 }, (_, n) => `b${n}: books { title }`)
    const many = `{ ${copies.map((copy) => copy.replace('title', 'a: title b: title c: title d: title e: title')).join(' ')} }`
    const { errors } = await run(many)
    expect(errors?.[0]?.extensions['code']).toMatch(/COST_TOO_HIGH|BUDGET_EXCEEDED/)
    expect(resolved).toBe(0)
    expect((await budgets.look('192.0.2.1')).remaining).toBe(ADDRESS_POINTS - refusedDocumentCost(parse(many)))
  })

  it('is refused when an object in its variables has more fields than any input type', async () => {
    const { run } = open()
    const withFields = (count: number) => {
      const p = Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, 1]))
      return run('query ($p: Int) { costs(points: $p) }', { variableValues: { p: [[p]] } })
    }
    expect((await withFields(101)).errors).toMatchObject([
      { message: expect.stringMatching(/^Variable "\$p" has an object with over 100 fields/) },
    ])
    expect((await withFields(100)).errors?.[0]?.message).toMatch(/Int cannot represent/)
  })

  it('is refused when its address has too few points left, with the time of the reset', async () => {
    const { run, budgets } = open({ books: books(1) })
    await budgets.charge('192.0.2.1', ADDRESS_POINTS - OPERATION_POINTS)
    const { errors } = await run('{ books { title } }')
    expect(errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', remaining: OPERATION_POINTS, retryAfterSeconds: expect.any(Number) } },
    ])
    expect((await budgets.look('192.0.2.2')).remaining).toBe(ADDRESS_POINTS)
  })
})
