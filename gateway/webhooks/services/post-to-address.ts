import { lookup } from 'node:dns'
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Clock } from '../../shared/clock.ts'
import type { WebhookTargets } from '../rules/webhook-input.ts'
import type { DeliveryOutcome } from '../rules/webhook-values.ts'
import { findLiteralAddress, isPublicAddress, lookUpPublic, PrivateAddress } from './public-address.ts'

/** Time for a whole request, from the look-up of the host to the last byte that is read of the answer. */
const TIMEOUT_MS = 10_000

/** Number of bytes that are read of an answer. */
const READ_BYTES = 4_096

export interface PostAnswer {
  readonly kind: 'answered'
  readonly status: number
  /** The header; null without one. */
  readonly retryAfter: string | null
  /** First bytes of the body as text. */
  readonly body: string
}

export interface PostFailure {
  readonly kind: 'failed'
  readonly outcome: Exclude<DeliveryOutcome, 'DELIVERED' | 'ERROR_STATUS' | 'REDIRECT'>
}

/** Sends a body to an address, once. Follows no redirect. Rejects only when `signal` aborts. */
export type PostToAddress = (
  address: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string | Uint8Array },
  signal: AbortSignal,
) => Promise<PostAnswer | PostFailure>

interface Dependencies {
  readonly targets: WebhookTargets
  readonly clock: Clock
  /** Looks up the addresses of hosts. Default: the resolver of the machine. */
  readonly lookUp?: Parameters<typeof lookUpPublic>[0]
}

class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

export function createPostToAddress({ targets, clock, lookUp = lookup }: Dependencies): PostToAddress {
  const safely = targets === 'any' ? {} : { lookup: lookUpPublic(lookUp) }

  return async (address, { headers, body }, signal) => {
    const url = new URL(address)
    if (targets === 'public') {
      // Rows of an earlier server that allowed all targets may be left in the store.
      if (url.protocol !== 'https:' || url.port !== '') return { kind: 'failed', outcome: 'PRIVATE_ADDRESS' }
      // Sockets look up names only, so an address in a URL is checked here.
      const literal = findLiteralAddress(url.hostname)
      if (literal !== null && !isPublicAddress(literal)) return { kind: 'failed', outcome: 'PRIVATE_ADDRESS' }
    }
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      ...safely,
      method: 'POST',
      // One connection for each request: none of a former look-up is used again.
      agent: false,
      signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    const cancel = clock.schedule(TIMEOUT_MS, () => request.destroy(new TimedOut()))
    try {
      const response = await answerTo(request, body)
      const { statusCode: status = 0, headers: received } = response
      return { kind: 'answered', status, retryAfter: received['retry-after'] ?? null, body: await readStart(response) }
    } catch (error) {
      signal.throwIfAborted()
      return { kind: 'failed', outcome: outcomeOf(error) }
    } finally {
      cancel()
      request.destroy()
    }
  }
}

function answerTo(request: ClientRequest, body: string | Uint8Array): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  // The listener stays: a destroyed socket may report a second error, when no other listener is left.
  request.on('error', reject)
  request.on('response', resolve)
  request.end(body)
  return promise
}

/** Reads at most {@link READ_BYTES}. The status has arrived: a body that breaks off or never ends changes nothing about it. */
async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of response) {
      if (!Buffer.isBuffer(part)) break
      parts.push(part)
      length += part.length
      if (length >= READ_BYTES) break
    }
  } catch {
    // Broken off, or too slow.
  }
  return Buffer.concat(parts).toString('utf8', 0, READ_BYTES)
}

function outcomeOf(error: unknown): PostFailure['outcome'] {
  if (error instanceof TimedOut) return 'TIMEOUT'
  if (error instanceof PrivateAddress) return 'PRIVATE_ADDRESS'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'UNKNOWN_HOST'
  return /CERT|TLS|SSL|SELF_SIGNED|ISSUER|EPROTO/.test(code) ? 'TLS_ERROR' : 'UNREACHABLE'
}
