import { createSourceEventStream, execute, type ExecutionResult, parse, validateSubscriptionArgs } from 'graphql'
import { isAsyncIterable } from 'graphql-yoga'
import { expect } from 'vitest'
import { z } from 'zod'
import { schema } from '../../gateway/composition/schema.ts'
import type { Reader } from '../../gateway/delivery/sharing/reader.ts'
import { SharedSubscription } from '../../gateway/delivery/sharing/shared-subscription.ts'
import { endOfMessage, type SharedUpdate } from '../../gateway/delivery/sharing/shared-update.ts'
import type { GraphQLEngine } from '../../gateway/http/graphql/graphql-engine.ts'
import { formatError, toGraphQLError } from '../../gateway/http/graphql/graphql-errors.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { credentialsOf, type DeliveryWorld, type Sender } from './shared-delivery-world.ts'

/** An operation and its sender. */
export interface Sent {
  readonly requestId: string
  readonly query: string
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>>
  readonly sender: Sender
}

/** A subscriber and its results. */
export interface Subscriber {
  /** Results received so far, without request IDs. */
  readonly received: readonly unknown[]
  /** Kind of delivery: shared, for this subscriber alone, or refused at once; null when unknown. */
  readonly manner: 'shared' | 'alone' | 'refused' | null
  leave(): Promise<void>
}

const NOWHERE = createLog({ level: 'silent', write: () => {}, now: () => 0 })
const REQUEST = { requestId: 'none', address: '192.0.2.1', log: NOWHERE }

/** Subscribes with graphql-js alone: each event is executed for this subscriber only. */
export async function subscribeAlone(world: DeliveryWorld, sent: Sent): Promise<Subscriber> {
  const received: unknown[] = []
  const receive = (result: ExecutionResult) => received.push(readResult(format(result)))
  const credentials = credentialsOf(sent.sender)
  const args = { schema, document: parse(sent.query), ...toArgs(sent), contextValue: world.contextAlone(credentials) }
  const validated = validateSubscriptionArgs(args)
  const events = 'schema' in validated ? await createSourceEventStream(validated) : { errors: validated }
  if (!isAsyncIterable(events)) {
    receive(events)
    return { received, manner: 'refused', leave: async () => {} }
  }
  const iterator = events[Symbol.asyncIterator]()
  const reading = (async () => {
    for (let event = await iterator.next(); event.done !== true; event = await iterator.next())
      receive(await execute({ ...args, rootValue: event.value, contextValue: world.contextAlone(credentials) }))
  })()
  return {
    received,
    manner: 'alone',
    async leave() {
      await iterator.return?.()
      await reading
    },
  }
}

/** Subscribes like the websocket, with a reader in place of the socket. */
export async function subscribeOverWebsocket(engine: GraphQLEngine, sent: Sent): Promise<Subscriber> {
  const received: unknown[] = []
  const receive = (result: ExecutionResult) => received.push(readResult(format(result)))
  const context = contextOf(sent)
  const { schema: served, parse: read, validate, contextFactory, subscribe } = engine.getEnveloped(context)
  const document = read(sent.query)
  expect(validate(served, document)).toEqual([])
  const contextValue = await contextFactory()
  const result = await subscribe({ schema: served, document, contextValue, ...toArgs(sent) })
  if (result instanceof SharedSubscription) {
    result.deliverTo(collectInto(received))
    return { received, manner: 'shared', leave: async () => void (await result.return()) }
  }
  if (!isAsyncIterable<ExecutionResult>(result)) {
    receive(result)
    return { received, manner: 'refused', leave: async () => {} }
  }
  const iterator = result[Symbol.asyncIterator]()
  const reading = (async () => {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) receive(next.value)
  })()
  return {
    received,
    manner: 'alone',
    async leave() {
      await iterator.return?.()
      await reading
    },
  }
}

/** Subscribes over server-sent events. */
export async function subscribeOverHttp(engine: GraphQLEngine, sent: Sent): Promise<Subscriber> {
  const received: unknown[] = []
  const { query, operationName, variables } = sent
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName, variables }),
  })
  const response = await engine.fetch(request, contextOf(sent))
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const reading = (async () => {
    let text = ''
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      const events = (text + part.value).split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) if (event.startsWith('event: next\n')) received.push(readEvent(event))
    }
  })()
  return {
    received,
    manner: null,
    async leave() {
      await reader?.cancel()
      await reading
    },
  }
}

/** A reader that is never full. */
function collectInto(received: unknown[]): Reader {
  const id = 'id "1"'
  const end = endOfMessage(id, false)
  return {
    takesDeflated: false,
    isFull: () => false,
    onceDrained: () => expect.unreachable('This reader is never full.'),
    send(update: SharedUpdate) {
      const message = messageFormat.parse(JSON.parse(Buffer.concat([update.message, end.plain]).toString()))
      expect(message).toMatchObject({ type: 'next', id })
      const payload = readResult(message.payload)
      expect(readEvent(update.event.toString())).toEqual(payload)
      received.push(payload)
    },
  }
}

const messageFormat = z.strictObject({ type: z.string(), id: z.string(), payload: z.unknown() })

function readEvent(event: string): unknown {
  const [, data = ''] = /^event: next\ndata: (.*)\n*$/.exec(event) ?? []
  return readResult(JSON.parse(data))
}

/** Format of results. The request IDs of errors are made equal, as they differ between subscribers. */
const resultFormat = z.strictObject({
  data: z.unknown().optional(),
  errors: z
    .array(z.looseObject({ extensions: z.looseObject({ requestId: z.string().transform(() => 'some') }) }))
    .optional(),
})

function readResult(result: unknown): unknown {
  return resultFormat.parse(JSON.parse(JSON.stringify(result)))
}

function format({ data, errors }: ExecutionResult) {
  if (errors === undefined) return { data }
  return { data, errors: errors.map((error) => formatError(toGraphQLError(error), REQUEST)) }
}

function contextOf({ requestId, sender }: Sent) {
  return { requestId, address: '192.0.2.1', log: NOWHERE, credentials: credentialsOf(sender) }
}

function toArgs({ operationName, variables }: Sent) {
  return { variableValues: variables, ...(operationName !== null && { operationName }) }
}
