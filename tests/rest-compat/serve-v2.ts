import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ExecutionResult } from 'graphql'
import { createApp } from '../../gateway/http/app.ts'
import { Refusal } from '../../gateway/http/refusal.ts'
import { createLog, type LogFields } from '../../gateway/shared/log.ts'
import { listRestRoutes } from '../../rest-compat/mount.ts'
import type { NotAllowed } from '../../rest-compat/roster-outcome.ts'
import type { Right } from '../../rest-compat/route.ts'

interface V2Options {
  /** Runs a document on behalf of the sender of the request. */
  readonly execute: <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    request: Request,
  ) => Promise<ExecutionResult<Data>>
  readonly clock: { readonly now: () => number }
  /** Receives every unexpected error. */
  readonly reportError: (error: unknown, request: Request) => void
  /** Admits every sender by default. */
  readonly findRefusal?: (head: Request, right: Right) => Promise<NotAllowed | null>
}

const SILENT = createLog({ level: 'silent', write: () => {}, now: Date.now })

/** Serves /v2 with the HTTP layer of the server, without a connection and without limits of points. */
export function serveV2({ execute, clock, reportError, findRefusal = async () => null }: V2Options) {
  const app = createApp({
    routes: listRestRoutes({
      publicUrl: null,
      executeFor: (request) => async (document, variables) => execute(document, variables, request),
      findRefusal: (head, _context, right) => findRefusal(head, right),
    }),
    page({ url }) {
      throw new Refusal(404, 'NOT_FOUND', `There is nothing at ${new URL(url).pathname}`)
    },
    now: () => clock.now(),
  })
  return async (request: Request): Promise<Response> => {
    const log = { ...SILENT, error: (_message: string, { error }: LogFields = {}) => reportError(error, request) }
    return app.fetch(request, { requestId: 'test', address: '127.0.0.1', log })
  }
}
