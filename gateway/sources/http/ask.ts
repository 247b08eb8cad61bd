import type { Fetch } from '../fetch.ts'

/**
 * Requests that are under way. The `fetch` of Node follows the signal of a Request only as long as the Request is in
 * memory: one that the garbage collector has taken can't be aborted any more.
 */
const underWay = new Set<Request>()

/** Sends a request and reads its answer with `read`. Until that has settled the request can be aborted by its signal. */
export async function ask<T>(fetch: Fetch, request: Request, read: (response: Response) => Promise<T>): Promise<T> {
  underWay.add(request)
  try {
    return await read(await fetch(request))
  } finally {
    underWay.delete(request)
  }
}
