import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Execute } from '../gateway/http/execute.ts'
import type { RequestContext, Route } from '../gateway/http/route.ts'
import { createServer } from './server.ts'

/** A call of a tool is short. */
const MAX_BYTES = 20_000

interface MountOptions {
  /** Returns the function that runs documents in this process, on behalf of the sender of a request. */
  readonly executeFor: (request: Request, context: RequestContext) => Execute
}

/**
 * Creates the route of the Model Context Protocol, with which language models use the product. Each request is complete by itself:
 * there are no sessions, and a stream ends with its answer, so any instance can answer. `GET` and `DELETE` are refused.
 */
export function createMcpRoute({ executeFor }: MountOptions): Route {
  return {
    methods: ['POST'],
    path: '/mcp',
    async handle(request, context) {
      const handler = createMcpHandler(() => createServer(executeFor(request, context)), {
        maxRequestBodySize: MAX_BYTES,
        onerror: (error) =>
          context.log.info('a request of the model context protocol failed', { problem: error.message }),
      })
      const response = await handler.fetch(request)
      response.headers.set('cache-control', 'no-store')
      return response
    },
  }
}
