import { z } from 'zod'
import type { Clock } from '../../shared/clock.ts'
import { ask } from '../../upstream/ask.ts'
import type { Fetch } from '../../upstream/fetch.ts'
import { readText } from '../../upstream/read-body.ts'

const TIME_LIMIT_MS = 10_000

/** Downloads a file below the address of an upstream. Rejects with an error that names the file and its problem. */
export type Download = <T>(path: string, parse: (body: unknown) => T) => Promise<T>

/**
 * Downloads files below `baseUrl`. Rejects for another status than 200, a timeout, too large a file, invalid JSON, and
 * when `parse` throws. Ends at once when `signal` aborts, even if `fetch` ignores it.
 */
export function createDownload(fetch: Fetch, baseUrl: string, clock: Clock, signal: AbortSignal): Download {
  return async (path, parse) => {
    const timeLimit = new AbortController()
    const cancel = clock.schedule(TIME_LIMIT_MS, () => {
      timeLimit.abort(new Error(`no answer within ${TIME_LIMIT_MS / 1000} seconds`))
    })
    const aborted = AbortSignal.any([signal, timeLimit.signal])
    try {
      const request = new Request(`${baseUrl}${path}`, { signal: aborted })
      const text = await Promise.race([rejectionOf(aborted), ask(fetch, request, readFile)])
      return parse(parseJson(text))
    } catch (cause) {
      throw new Error(`${path}: ${messageOf(cause)}`, { cause })
    } finally {
      cancel()
    }
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  if (signal.aborted) reject(signal.reason)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

async function readFile(response: Response): Promise<string> {
  if (response.status === 200) return readText(response)
  await response.body?.cancel()
  throw new Error(`it answered ${response.status}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('it is not JSON', { cause })
  }
}

function messageOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    return `it has another shape: ${issue?.path.join('.')} ${issue?.message}`
  }
  return error instanceof Error ? error.message : String(error)
}
