import type { Clock } from '../../shared/clock.ts'
import { ask } from '../../upstream/ask.ts'
import { toBrokenReason } from '../../upstream/broken-reason.ts'
import type { Fetch } from '../../upstream/fetch.ts'
import { BodyTooLarge, readChunks } from '../../upstream/read-body.ts'
import { findPicture, PICTURE_LIMIT_BYTES, type Picture } from '../rules/picture.ts'

/** Timeout of an answer. Together with the pause of a breaker it is less than ten seconds. */
const TIME_LIMIT_MS = 4_000

/** Content types of pictures. The last is that of servers that don't know the type. */
const PICTURE_LIKE = /^(?:image\/|application\/octet-stream\b)/i

export type Download =
  | { readonly kind: 'found'; readonly picture: Picture }
  /** Another status than 200; a redirect is one. */
  | { readonly kind: 'status'; readonly status: number; readonly headers: Headers }
  /** No answer, or an incomplete one. */
  | { readonly kind: 'timed-out' | 'broken'; readonly reason: string }
  /** An answer that is not a picture, or is too large. */
  | { readonly kind: 'nonsense'; readonly reason: string }

/** Follows no redirect, and reads no more bytes than a picture may have. Ends at once when `signal` aborts. Never rejects. */
export async function downloadPicture(fetch: Fetch, url: string, clock: Clock, signal: AbortSignal): Promise<Download> {
  const timeLimit = new AbortController()
  const { promise: given, resolve: giveUp } = Promise.withResolvers<Download>()
  let hasBegun = false
  const end = (download: Download) => {
    giveUp(download)
    timeLimit.abort()
  }
  const close = () => end({ kind: 'broken', reason: 'it is closed' })
  const cancel = clock.schedule(TIME_LIMIT_MS, () => {
    const what = hasBegun ? 'the end of its answer did not arrive' : 'no answer'
    end({ kind: 'timed-out', reason: `${what} within ${TIME_LIMIT_MS / 1000} seconds` })
  })
  const fetchAndNote: Fetch = async (request) => {
    const response = await fetch(request)
    hasBegun = true
    return response
  }
  signal.addEventListener('abort', close, { once: true })
  try {
    return await Promise.race([given, read(fetchAndNote, url, timeLimit.signal)])
  } finally {
    cancel()
    signal.removeEventListener('abort', close)
  }
}

async function read(fetch: Fetch, url: string, signal: AbortSignal): Promise<Download> {
  try {
    const request = new Request(url, { signal, redirect: 'manual', headers: { Accept: 'image/*' } })
    return await ask(fetch, request, toDownload)
  } catch (error) {
    if (error instanceof BodyTooLarge) return tooLarge
    return { kind: 'broken', reason: toBrokenReason(error) }
  }
}

async function toDownload(response: Response): Promise<Download> {
  const refused = refuseHead(response)
  if (refused !== null) {
    await response.body?.cancel()
    return refused
  }
  const chunks = await readChunks(response, PICTURE_LIMIT_BYTES)
  const picture = findPicture(new Uint8Array(Buffer.concat(chunks)))
  return picture === null ? { kind: 'nonsense', reason: 'its answer is not a picture' } : { kind: 'found', picture }
}

const tooLarge: Download = {
  kind: 'nonsense',
  reason: `it answered with more than ${PICTURE_LIMIT_BYTES / 1_048_576} MiB`,
}

/** Rejects an answer by its head; null when the body should be read. */
function refuseHead({ status, headers }: Response): Download | null {
  if (status !== 200) return { kind: 'status', status, headers }
  const type = headers.get('content-type')
  if (type !== null && !PICTURE_LIKE.test(type)) {
    return { kind: 'nonsense', reason: `it answered with ${type.slice(0, 60)}` }
  }
  return null
}
