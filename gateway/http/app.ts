import { Hono, type MiddlewareHandler } from 'hono'
import { areaOf } from './area.ts'
import { findDecoded, noAddress } from './connection/request-url.ts'
import { openToAnyOrigin } from './cors.ts'
import { isKnown, toNotModified } from './etag.ts'
import { createGuide } from './guide.ts'
import { BODY_LIMIT, readBody } from './read-body.ts'
import { Refusal, toRefused } from './refusal.ts'
import type { Handler, HttpEnv, Route } from './route.ts'
import { refuseForStore } from './store-fault.ts'

interface AppOptions {
  /** The table of routes. When two paths match a request, the first one answers. */
  readonly routes: readonly Route[]
  /** Handles every other path that may be a page. */
  readonly page: Handler
  /** `Retry-After` counts from this time, in milliseconds since 1970. */
  readonly now: () => number
}

export type App = Hono<HttpEnv>

/**
 * Checks a request in this order: its path, method, sender, the points of its address, and only then its body. Whatever a handler
 * throws becomes a refusal in the format of the area.
 */
export function createApp({ routes, page, now }: AppOptions): App {
  const app: App = new Hono<HttpEnv>({ getPath: ({ url }) => new URL(url).pathname })
  app.use(finish, refuseEarly)
  for (const route of routes) {
    const { methods, path, around = [], handle } = route
    app.on([...methods], path, admit(route), ...around, async (c) =>
      handle(await withBody(c.req.raw, route), c.env, c.req.param()),
    )
  }
  app.all('*', createGuide(app, routes))
  app.get('*', (c) => {
    checkExpectation(c.req.header('expect'))
    return page(c.req.raw, c.env)
  })
  app.onError((error, c) => {
    const expected = error instanceof Refusal ? error : refuseForStore(error)
    // A handler that ends when its client leaves has not failed.
    if (expected === null && !c.req.raw.signal.aborted) c.env.log.error('request failed', { error })
    const area = areaOf(c.req.path)
    const refusal = expected ?? area.unexpected()
    const response = toRefused(refusal, area.bodyOf(refusal, c.env.requestId, now()))
    const { retryAt } = refusal
    if (retryAt !== null) response.headers.set('retry-after', `${Math.max(1, Math.ceil((retryAt - now()) / 1000))}`)
    return response
  })
  return app
}

/** Opens a response to pages of other sites, and omits a body that the client already has. */
const finish: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  const { res } = c
  if (areaOf(c.req.path).crossOriginHeaders !== null) openToAnyOrigin(res.headers)
  if (!isKnown(res, c.req.header('if-none-match'))) return
  // Hono would add the headers of the earlier response.
  c.res = undefined
  c.res = toNotModified(res)
}

const refuseEarly: MiddlewareHandler<HttpEnv> = (c, next) => {
  if (c.env.refused !== undefined) throw c.env.refused
  return next()
}

/** Refuses an expectation that this server can't meet. */
function checkExpectation(expect: string | undefined): void {
  if (expect === undefined || expect.toLowerCase() === '100-continue') return
  throw new Refusal(417, 'EXPECTATION_FAILED', 'The header Expect must be 100-continue or left out.')
}

function admit(route: Route): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    checkExpectation(c.req.header('expect'))
    await route.admit?.(c.req.raw, c.env)
    if (findDecoded(c.req.path) === null) throw noAddress()
    await next()
  }
}

async function withBody(request: Request, { bodyLimit = BODY_LIMIT }: Route): Promise<Request> {
  const { method } = request
  if (method === 'GET' || method === 'HEAD') return request
  return new Request(request, { method, body: await readBody(request, bodyLimit) })
}
