import { GraphQLError, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { createYoga, isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import type { Limits } from '../limits/limits.ts'
import type { Operations } from '../limits/operations.ts'
import type { PointBudgets } from '../limits/point-budgets.ts'
import { refusedDocumentCost, unparsableDocumentCost } from '../limits/refused-cost.ts'
import type { Turns } from '../limits/turns.ts'
import { credentialsOf } from './credentials.ts'
import { limitDocuments } from './document-limits.ts'
import { presentResult } from './graphql-errors.ts'
import { createPersistedDocuments, persistQueries } from './persisted-queries.ts'
import { Refusal } from './refusal.ts'
import { purposeOf } from './purpose.ts'
import type { Handler, OperationContext, ParsedOperation, RequestContext } from './route.ts'
import type { Schedule } from './stalled-reader.ts'
import { carryOutSubscriptions } from './subscriptions.ts'

/** How many parsed documents are kept. A client has some dozens; one that invents new ones must not fill the memory. */
const KEPT_DOCUMENTS = 200

/** What the server needs to answer GraphQL. */
export interface GraphQLOptions {
  readonly schema: GraphQLSchema
  /** Makes what resolvers get as their context, for each operation; each event of a subscription gets a copy. */
  readonly context: (operation: ParsedOperation) => object | Promise<object>
}

/** The engine behind `/graphql`, for requests over HTTP and for the websocket. */
export type GraphQLEngine = ReturnType<typeof createGraphQLEngine>

export function createGraphQLEngine(
  { schema, context }: GraphQLOptions,
  { operations, budgets, turns }: Limits,
  schedule: Schedule,
  documents = createPersistedDocuments(),
) {
  return createYoga<OperationContext>({
    schema,
    plugins: [
      refuseBrokenParameters(),
      waitForTurn(turns),
      persistQueries(documents),
      limitDocuments(),
      chargeRefused(budgets),
      makeContext(context),
      executeWithin(operations),
      carryOutSubscriptions({ schema, operations, context, schedule }),
      presentErrors(),
    ],
    parserAndValidationCache: {
      documentCache: new LRUCache({ max: KEPT_DOCUMENTS }),
      errorCache: new LRUCache({ max: KEPT_DOCUMENTS }),
    },
    // Streams of Yoga's own fetch throw into the void when a client leaves before their first event.
    fetchAPI: { Request, Response, Headers, ReadableStream },
    // Errors are masked where the id of the request is known: in presentErrors.
    maskedErrors: false,
    // Both load their scripts from other servers.
    graphiql: false,
    landingPage: false,
    // These belong to the server around it.
    cors: false,
    logging: false,
    // Every address that ends with this would count as a health check; none can end with a space.
    healthCheckEndpoint: ' ',
    maxRequestBodySize: false,
    batching: false,
    multipart: false,
  })
}

/** Answers `/graphql` over HTTP: POST with JSON, GET for queries, and streams of events for subscriptions. */
export function graphqlOverHttp(engine: GraphQLEngine): Handler {
  return async (request, context) => {
    // Other types are what a form on any page may send: refusing them keeps mutations safe from forged requests.
    if (request.method === 'POST' && mediaType(request) !== 'application/json') {
      throw new Refusal(
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        'Send the operation as JSON, with content-type: application/json.',
      )
    }
    const credentials = credentialsOf(request.headers, new URL(request.url))
    const response = await engine.fetch(request, { ...context, credentials })
    if (response.status === 406) throw notAcceptable()
    // Two operations can have one address.
    response.headers.set('cache-control', 'no-store')
    // Yoga names a coding that does not exist for its streams.
    response.headers.delete('content-encoding')
    return response
  }
}

function notAcceptable(): Refusal {
  const message = 'Accept application/graphql-response+json or application/json; for a subscription, text/event-stream.'
  return new Refusal(406, 'NOT_ACCEPTABLE', message)
}

/** Yoga takes variables that are no JSON in an address for a fault of its own. */
function refuseBrokenParameters(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (requestParser === undefined) return
      setRequestParser(async (request) => {
        try {
          return await requestParser(request)
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error
          const extensions = { code: 'BAD_REQUEST', http: { status: 400 } }
          throw new GraphQLError('The parameters "variables" and "extensions" must be JSON.', { extensions })
        }
      })
    },
  }
}

/** Makes the context of an operation when it is known what the operation is for. */
function makeContext(context: GraphQLOptions['context']): Plugin<ParsedOperation> {
  return {
    onParse:
      () =>
      ({ result, extendContext }) => {
        if (result !== null && 'definitions' in result) extendContext({ purpose: purposeOf(result) })
      },
    async onContextBuilding({ context: { requestId, address, log, credentials, purpose }, extendContext }) {
      extendContext(await context({ requestId, address, log, credentials, purpose }))
    },
  }
}

/** Waits for a turn before a document is parsed: that and validating it can take longer than executing it. */
function waitForTurn(turns: Turns): Plugin<object, OperationContext> {
  return { onParams: ({ context }) => turns.begin(context.address) }
}

/** Takes points for documents that are never executed, because they can't be parsed or are not valid. */
function chargeRefused(budgets: PointBudgets): Plugin<OperationContext> {
  return {
    onParse:
      ({ context, params }) =>
      ({ result }) => {
        if (result instanceof Error) void budgets.charge(context.address, unparsableDocumentCost(String(params.source)))
      },
    onValidate:
      ({ context, params }) =>
      ({ valid }) => {
        if (!valid) void budgets.charge(context.address, refusedDocumentCost(params.documentAST))
      },
  }
}

/** Executes with graphql-js: the executor that Yoga comes with leaves promises behind that reject unheard. */
function executeWithin(operations: Operations): Plugin<ParsedOperation> {
  return {
    onExecute({ context, setExecuteFn }) {
      const { address, answered = null, left = context.request.signal } = context
      setExecuteFn((args: ExecutionArgs) => operations.execute(args, { address, left, answered }))
    },
  }
}

function presentErrors(): Plugin<object, RequestContext> {
  return {
    onResultProcess(process) {
      const { result, serverContext } = process
      const present = (one: ExecutionResult) => presentResult(one, serverContext)
      if (isAsyncIterable(result)) process.setResult(mapAsyncIterator(result, present))
      else if (!Array.isArray(result)) process.setResult(present(result))
    },
  }
}

function mediaType(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}
