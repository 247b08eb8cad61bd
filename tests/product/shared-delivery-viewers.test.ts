import { buildSchema, isIntrospectionType, isObjectType } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Reader } from '../../gateway/delivery/sharing/reader.ts'
import { SharedSubscription } from '../../gateway/delivery/sharing/shared-subscription.ts'
import type { GraphQLEngine } from '../../gateway/http/graphql/graphql-engine.ts'
import type { ParsedOperation } from '../../gateway/http/route.ts'
import { createGraphQLEngine } from '../../gateway/server/graphql.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { roomyLimits } from '../support/roomy-limits.ts'
import { credentialsOf } from './shared-delivery-world.ts'

/** Both fields of a tick depend on the viewer, but only `own` is undeclared as broadcastable. */
const SDL = /* GraphQL */ `
  type Query {
    hello: String
  }
  type Subscription {
    ticks(of: String, after: String): Tick!
  }
  type Tick {
    of: String
    careless: String
    own: String
  }
`

const SHARED = 'subscription ($of: String) { ticks(of: $of) { of careless } }'
const PERSONAL = 'subscription ($of: String) { ticks(of: $of) { of own } }'

interface Tick {
  readonly of: string | null
}

let engine: GraphQLEngine
/** Contexts of all executions. */
let contexts: Pick<ParsedOperation, 'requestId' | 'credentials'>[]

beforeEach(() => {
  contexts = []
  const schema = createSchema()
  engine = createGraphQLEngine(
    {
      schema,
      context({ requestId, credentials }) {
        const context = { requestId, credentials }
        contexts.push(context)
        return { asks: credentials.authorization }
      },
    },
    roomyLimits(schema),
    () => () => {},
  )
})

/** Creates a schema whose subscription returns two ticks. */
function createSchema() {
  const schema = buildSchema(SDL)
  // All schemas share the types of introspection.
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (field.name !== 'own') Object.assign(field.extensions, { broadcastable: true })
      if (field.name === 'own' || field.name === 'careless')
        field.resolve = (_tick, _args, { asks }: { readonly asks: string | null }) => asks
      if (field.name !== 'ticks') continue
      field.resolve = (tick: Tick) => tick
      field.subscribe = async function* subscribe(_root, { of }: { readonly of?: string }) {
        for (let count = 0; count < 2; count++) yield { of: of ?? null }
      }
    }
  }
  return schema
}

/** Collects all results of a sender; `isShared` is true for a shared subscription. */
async function collect(sender: string | null, query: string, of: string) {
  const operation = { requestId: `request of ${sender}`, log: LOG, credentials: credentialsOf(sender) }
  const { schema, parse, contextFactory, subscribe } = engine.getEnveloped(operation)
  const args = { schema, document: parse(query), contextValue: await contextFactory(), variableValues: { of } }
  const received: unknown[] = []
  const result: AsyncIterable<unknown> = await subscribe(args)
  if (result instanceof SharedSubscription) result.deliverTo(readInto(received))
  for await (const update of result) received.push(JSON.parse(JSON.stringify(update)))
  return { isShared: result instanceof SharedSubscription, received }
}

const LOG = createLog({ level: 'silent', write: () => {}, now: () => 0 })

function readInto(received: unknown[]): Reader {
  return {
    takesDeflated: false,
    isFull: () => false,
    onceDrained: () => () => {},
    send: ({ event }) => received.push(JSON.parse(event.toString().slice('event: next\ndata: '.length))),
  }
}

function twice(tick: object) {
  return [{ data: { ticks: tick } }, { data: { ticks: tick } }]
}

describe('a shared subscription', () => {
  it('is executed anonymously, for signed-in viewers and visitors alike', async () => {
    const all = await Promise.all(['ada', 'bo', null].map((sender) => collect(sender, SHARED, 'all')))
    const received = { isShared: true, received: twice({ of: 'all', careless: null }) }
    expect(all).toEqual([received, received, received])
  })

  it('has a request ID of its own', async () => {
    await Promise.all(['ada', 'bo'].map((sender) => collect(sender, SHARED, 'all')))
    const shared = contexts.filter(({ requestId }) => !requestId.startsWith('request of'))
    expect(shared.length).toBeGreaterThan(0)
    expect(shared.every(({ credentials }) => credentials.authorization === null)).toBe(true)
  })

  it('is not delivered to subscribers with other variables', async () => {
    const [one, other] = await Promise.all(['one', 'other'].map((of) => collect('ada', SHARED, of)))
    expect(one?.received).toEqual(twice({ of: 'one', careless: null }))
    expect(other?.received).toEqual(twice({ of: 'other', careless: null }))
  })
})

describe('a subscription with personal fields', () => {
  it('is executed for each viewer separately', async () => {
    const all = await Promise.all(['ada', 'bo', null].map((sender) => collect(sender, PERSONAL, 'all')))
    expect(all).toEqual(
      ['Bearer ada', 'Bearer bo', null].map((own) => ({ isShared: false, received: twice({ of: 'all', own }) })),
    )
  })
})
