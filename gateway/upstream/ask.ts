import type { Fetch } from './fetch.ts'

/** Node's `fetch` follows a Request's signal only while the Request is in memory: after garbage collection it can't be aborted. */
const underWay = new Set<Request>()

/** Sends a request and reads its answer with `read`. The request's signal can abort it until that has settled. */
export async function ask<T>(fetch: Fetch, request: Request, read: (response: Response) => Promise<T>): Promise<T> {
  underWay.add(request)
  try {
    return await read(await fetch(request))
  } finally {
    underWay.delete(request)
  }
}
