import { buildSchema, isObjectType } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Reader } from '../../gateway/live/reader.ts'
import { SharedSubscription } from '../../gateway/live/shared-subscription.ts'
import { createGraphQLEngine, type GraphQLEngine } from '../../gateway/server/graphql.ts'
import { createLog } from '../../gateway/server/log.ts'
import type { ParsedOperation } from '../../gateway/server/route.ts'
import { credentialsOf } from './shared-delivery-world.ts'
import { roomyLimits } from '../support/roomy-limits.ts'

/** Who asks is a matter of both fields of a tick, but only one of them says so. */
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
    his: String
  }
`

const SHARED = 'subscription ($of: String) { ticks(of: $of) { of careless } }'
const HIS = 'subscription ($of: String) { ticks(of: $of) { of his } }'

interface Tick {
  readonly of: string | null
}

let engine: GraphQLEngine
/** What was carried out, for whom. */
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

/** Two ticks for whoever subscribes. */
function createSchema() {
  const schema = buildSchema(SDL)
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      if (field.name !== 'his') Object.assign(field.extensions, { broadcastable: true })
      if (field.name === 'his' || field.name === 'careless')
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

/** Everything that is told to a sender, and whether others are told the same. */
async function listen(sender: string | null, query: string, of: string) {
  const operation = { requestId: `request of ${sender}`, log: LOG, credentials: credentialsOf(sender) }
  const { schema, parse, contextFactory, subscribe } = engine.getEnveloped(operation)
  const args = { schema, document: parse(query), contextValue: await contextFactory(), variableValues: { of } }
  const told: unknown[] = []
  const result: AsyncIterable<unknown> = await subscribe(args)
  if (result instanceof SharedSubscription) result.deliverTo(readInto(told))
  for await (const update of result) told.push(JSON.parse(JSON.stringify(update)))
  return { isShared: result instanceof SharedSubscription, told }
}

const LOG = createLog({ level: 'silent', write: () => {}, now: () => 0 })

function readInto(told: unknown[]): Reader {
  return {
    takesDeflated: false,
    isFull: () => false,
    onceDrained: () => () => {},
    send: ({ event }) => told.push(JSON.parse(event.toString().slice('event: next\ndata: '.length))),
  }
}

function twice(tick: object) {
  return [{ data: { ticks: tick } }, { data: { ticks: tick } }]
}

describe('what is told to many', () => {
  it('is carried out for nobody in particular, whoever they are', async () => {
    const all = await Promise.all(['ada', 'bo', null].map((sender) => listen(sender, SHARED, 'all')))
    const told = { isShared: true, told: twice({ of: 'all', careless: null }) }
    expect(all).toEqual([told, told, told])
  })

  it('carries a request id of its own, which is nobody else’s', async () => {
    await Promise.all(['ada', 'bo'].map((sender) => listen(sender, SHARED, 'all')))
    const shared = contexts.filter(({ requestId }) => !requestId.startsWith('request of'))
    expect(shared.length).toBeGreaterThan(0)
    expect(shared.every(({ credentials }) => credentials.authorization === null)).toBe(true)
  })

  it('is never told to those who ask for something else', async () => {
    const [one, other] = await Promise.all(['one', 'other'].map((of) => listen('ada', SHARED, of)))
    expect(one?.told).toEqual(twice({ of: 'one', careless: null }))
    expect(other?.told).toEqual(twice({ of: 'other', careless: null }))
  })
})

describe('what is somebody’s own', () => {
  it('is carried out for him alone', async () => {
    const all = await Promise.all(['ada', 'bo', null].map((sender) => listen(sender, HIS, 'all')))
    expect(all).toEqual(
      ['Bearer ada', 'Bearer bo', null].map((his) => ({ isShared: false, told: twice({ of: 'all', his }) })),
    )
  })
})
