import { type DocumentNode, GraphQLError, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { createYoga, isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { neverCache } from '../caching/dependencies.ts'
import { runSubscriptions } from '../delivery/sharing/subscriptions.ts'
import type { Schedule } from '../http/connection/stalled-reader.ts'
import { clientNameOf } from '../http/graphql/client-name.ts'
import { credentialsOf } from '../http/graphql/credentials.ts'
import { createDeprecatedParts } from '../http/graphql/deprecated-parts.ts'
import { limitDocuments } from '../http/graphql/document-limits.ts'
import type { GraphQLEngine } from '../http/graphql/graphql-engine.ts'
import { presentResult } from '../http/graphql/graphql-errors.ts'
import { checkOperationName, operationNameOf } from '../http/graphql/operation-name.ts'
import { createPersistedDocuments, persistQueries } from '../http/graphql/persisted-queries.ts'
import { purposeOf } from '../http/graphql/purpose.ts'
import type { Executed, QueryCache } from '../http/graphql/query-cache.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler, OperationContext, ParsedOperation, RequestContext } from '../http/route.ts'
import type { EventLoopTurns } from '../limits/event-loop-turns.ts'
import { OPERATION_POINTS } from '../limits/limit-values.ts'
import type { Limits } from '../limits/limits.ts'
import type { Operations } from '../limits/operations.ts'
import { payerOf, payerOfKey } from '../limits/payer.ts'
import type { PointBudgets } from '../limits/point-budgets.ts'
import { refusedDocumentCost, unparsableDocumentCost } from '../limits/refused-cost.ts'

/** Number of parsed documents in the cache. A client has some dozens; the limit protects the memory from invented ones. */
const KEPT_DOCUMENTS = 200

export interface GraphQLOptions {
  readonly schema: GraphQLSchema
  /** Creates the context of the resolvers for each operation; each event of a subscription gets a copy. */
  readonly context: (operation: ParsedOperation) => object | Promise<object>
  /** Called for each operation that uses deprecated parts of the contract, with the name that the client gives itself. */
  readonly onDeprecatedUse?: (client: string, parts: ReadonlySet<string>) => void
  /** Called for each update of a subscription with the number of subscribers that it was sent to. */
  readonly onDelivered?: (subscribers: number) => void
}

export function createGraphQLEngine(
  { schema, context, onDeprecatedUse, onDelivered }: GraphQLOptions,
  { operations, budgets, turns }: Limits,
  schedule: Schedule,
  documents = createPersistedDocuments(),
): GraphQLEngine {
  return createYoga<OperationContext>({
    schema,
    plugins: [
      refuseBrokenParameters(),
      waitForTurn(turns),
      persistQueries(documents),
      limitDocuments(),
      chargeRefused(budgets),
      refuseUnknownOperations(),
      makeContext(context, budgets),
      executeWithin(operations),
      nameOperations(),
      ...(onDeprecatedUse === undefined ? [] : [findDeprecatedUses(schema, onDeprecatedUse)]),
      runSubscriptions({ schema, operations, context, schedule, ...(onDelivered && { onDelivered }) }),
      presentErrors(),
    ],
    parserAndValidationCache: {
      documentCache: new LRUCache({ max: KEPT_DOCUMENTS }),
      errorCache: new LRUCache({ max: KEPT_DOCUMENTS }),
    },
    // Streams of Yoga's own fetch cause unhandled rejections when a client leaves before their first event.
    fetchAPI: { Request, Response, Headers, ReadableStream },
    // Errors are masked in presentErrors, where the id of the request is known.
    maskedErrors: false,
    // Both load their scripts from other servers.
    graphiql: false,
    landingPage: false,
    // The server around the engine takes care of these.
    cors: false,
    logging: false,
    // Yoga treats every path that ends with this as a health check; no path can end with a space.
    healthCheckEndpoint: ' ',
    maxRequestBodySize: false,
    batching: false,
    multipart: false,
  })
}

/** Accepts POST with JSON, GET for queries, and event streams for subscriptions. */
export function graphqlOverHttp(engine: GraphQLEngine, queryCache: QueryCache | null): Handler {
  async function execute(request: Request, context: RequestContext): Promise<Executed> {
    const credentials = credentialsOf(request.headers, new URL(request.url))
    const results: ExecutionResult[] = []
    const onResult = (result: ExecutionResult) => void results.push(result)
    let operation: string | null = null
    const onOperation = (name: string | null) => void (operation = name)
    const response = await engine.fetch(request, { ...context, credentials, onOperation, onResult })
    if (response.status === 406) throw notAcceptable()
    // Different operations can have the same URL.
    response.headers.set('cache-control', 'no-store')
    // Yoga sets an encoding that does not exist on its streams.
    response.headers.delete('content-encoding')
    return { response, result: results[0] ?? null, operation }
  }

  return async (request, context) => {
    // A form on any page can send other types: refusing them protects mutations from forged requests.
    if (request.method === 'POST' && mediaType(request) !== 'application/json') {
      throw new Refusal(
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        'Send the operation as JSON, with content-type: application/json.',
      )
    }
    // Yoga compares the type letter by letter.
    if (request.method === 'POST') request.headers.set('content-type', 'application/json')
    const run = () => execute(request, context)
    const { response, result, operation } = await (queryCache === null || context.query === undefined
      ? run()
      : queryCache.answer(context.query, context.address, run))
    const outcome = result?.errors?.[0]?.extensions['code'] ?? 'ok'
    context.describe?.({ operation, client: clientNameOf(request.headers), outcome })
    return response
  }
}

function notAcceptable(): Refusal {
  const message = 'Accept application/graphql-response+json or application/json; for a subscription, text/event-stream.'
  return new Refusal(406, 'NOT_ACCEPTABLE', message)
}

/** Refuses invalid JSON in the parameters of a URL, which Yoga would report as an internal error. */
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

/** Yoga's own error for such a request does not say what the document has. graphql-ws checks the operations of a websocket. */
function refuseUnknownOperations(): Plugin<ParsedOperation> {
  return {
    onParse:
      () =>
      ({ result, context: { request, params } }) => {
        if (request === undefined || result === null || !('definitions' in result)) return
        checkOperationName(result, params?.operationName)
      },
  }
}

/** Creates the context of an operation once its purpose is known. */
function makeContext(context: GraphQLOptions['context'], budgets: PointBudgets): Plugin<ParsedOperation> {
  return {
    onParse:
      () =>
      ({ result, extendContext }) => {
        if (result === null || !('definitions' in result)) return
        const purpose = purposeOf(result)
        if (purpose === 'write') neverCache()
        extendContext({ purpose })
      },
    async onContextBuilding({ context: { requestId, address, apiKey, log, credentials, purpose }, extendContext }) {
      if (apiKey !== undefined && purpose === 'write') {
        await budgets.charge(payerOfKey(apiKey), OPERATION_POINTS)
        throw keyOnlyReads()
      }
      const payer = apiKey === undefined ? {} : { apiKey }
      extendContext(await context({ requestId, address, ...payer, log, credentials, purpose }))
    },
  }
}

/** An API key never grants more than the reads of an anonymous visitor. */
function keyOnlyReads(): GraphQLError {
  const message = 'An API key only reads. Send mutations without it, as a signed-in person or as an editor.'
  return new GraphQLError(message, { extensions: { code: 'API_KEY_ONLY_READS', http: { status: 403 } } })
}

/** Waits for a turn before a document is parsed: parsing and validation can take longer than execution. */
function waitForTurn(turns: EventLoopTurns): Plugin<object, OperationContext> {
  return { onParams: ({ context }) => turns.begin(context.address) }
}

/** Refused documents can't be parsed or are not valid. */
function chargeRefused(budgets: PointBudgets): Plugin<OperationContext> {
  return {
    onParse:
      ({ context, params }) =>
      ({ result }) => {
        if (result instanceof Error)
          void budgets.charge(payerOf(context), unparsableDocumentCost(String(params.source)))
      },
    onValidate:
      ({ context, params }) =>
      ({ valid }) => {
        if (!valid) void budgets.charge(payerOf(context), refusedDocumentCost(params.documentAST))
      },
  }
}

/** Executes with graphql-js: Yoga's own executor leaves promises behind whose rejections no code handles. */
function executeWithin(operations: Operations): Plugin<ParsedOperation> {
  return {
    onExecute({ context, setExecuteFn }) {
      const { address, answered = null, left = context.request.signal } = context
      setExecuteFn((args: ExecutionArgs) =>
        operations.execute(args, { address, payer: payerOf(context), left, answered }),
      )
    },
  }
}

/** Tells the request which operation of its document is executed. */
function nameOperations(): Plugin<ParsedOperation> {
  return {
    onExecute: ({ args, context }) => context.onOperation?.(operationNameOf(args)),
    onSubscribe: ({ args, context }) => context.onOperation?.(operationNameOf(args)),
  }
}

/** Finds operations over a websocket, too; their requests name no client. */
function findDeprecatedUses(
  schema: GraphQLSchema,
  onUse: (client: string, parts: ReadonlySet<string>) => void,
): Plugin<ParsedOperation> {
  const listParts = createDeprecatedParts(schema)
  const find = (document: DocumentNode, { request }: { readonly request?: Request }) => {
    const parts = listParts(document)
    if (parts.size > 0) onUse(clientNameOf(request?.headers), parts)
  }
  return {
    onExecute: ({ args, context }) => find(args.document, context),
    onSubscribe: ({ args, context }) => find(args.document, context),
  }
}

function presentErrors(): Plugin<object, OperationContext> {
  return {
    onResultProcess(process) {
      const { result, serverContext } = process
      const present = (one: ExecutionResult) => presentResult(one, serverContext)
      if (isAsyncIterable(result)) process.setResult(mapAsyncIterator(result, present))
      else if (!Array.isArray(result)) {
        const presented = present(result)
        process.setResult(presented)
        serverContext.onResult?.(presented)
      }
    },
  }
}

function mediaType(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}
