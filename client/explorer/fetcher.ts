import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit'
import { Kind, type OperationDefinitionNode, parse } from 'graphql'
import type { Client } from 'graphql-ws'

/** The name by which the server counts the explorer's use of deprecated fields. */
const CLIENT_NAME = 'lanewatch-explorer'

type Operation = Parameters<Fetcher>[0]
type Options = Parameters<Fetcher>[1]

interface Network {
  readonly fetch: typeof fetch
  /** Creates the client of a websocket for a sender; undefined for an anonymous one. It resumes its subscriptions. */
  readonly connect: (authorization: string | undefined) => Client
}

/**
 * Sends queries and mutations by POST, without cookies: what an address of the explorer contains must not act in the name of its
 * visitor. Subscriptions go over a websocket. Both have the `Authorization` of the headers editor.
 */
export function createFetcher(url: string, { fetch, connect }: Network): Fetcher {
  let sender: string | undefined
  let client = connect(sender)
  return (operation, options) => {
    const authorization = findAuthorization(options?.headers)
    if (authorization !== sender) {
      void client.dispose()
      sender = authorization
      client = connect(sender)
    }
    const send = createGraphiQLFetcher({
      url,
      wsClient: client,
      headers: { 'graphql-client-name': CLIENT_NAME },
      fetch: (address, init) => fetch(address, { ...init, credentials: 'omit' }),
      enableIncrementalDelivery: false,
    })
    return send(...withFacts(operation, options))
  }
}

/** GraphiQL learns what a text contains 100 ms after it has changed, such as by another tab. So the text itself decides. */
function withFacts(operation: Operation, options: Options): [Operation, Options] {
  try {
    const documentAST = parse(operation.query)
    const operations = documentAST.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    const chosen = choose(operations, operation.operationName)
    if (chosen === undefined) return [operation, options]
    const variables = declaresAfter(chosen) ? startAt(operation.variables) : operation.variables
    return [
      { ...operation, operationName: chosen.name?.value ?? null, variables },
      { ...options, documentAST },
    ]
  } catch {
    // The server explains what is wrong.
    return [operation, options]
  }
}

function choose(operations: readonly OperationDefinitionNode[], wanted: string | null | undefined) {
  const [only] = operations
  return operations.length === 1 ? only : operations.find(({ name }) => name?.value === wanted)
}

/** The websocket's client keeps this variable at the newest cursor. */
const declaresAfter = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(({ variable }) => variable.name.value === 'after')

const startAt = (variables: object | null | undefined) => ({ after: null, ...variables })

function findAuthorization(headers: Readonly<Record<string, unknown>> = {}): string | undefined {
  const [, value] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization') ?? []
  return typeof value === 'string' ? value : undefined
}
