import { createAdmission } from '../../rest-compat/admission.ts'
import { createRestCompat } from '../../rest-compat/rest-compat.ts'
import type { Right } from '../../rest-compat/route.ts'
import type { GraphQLContext } from '../contract/context.ts'
import { notAllowedMessage } from '../contract/not-allowed.ts'
import { credentialsOf } from '../http/graphql/credentials.ts'
import type { Admission, Handler, RequestContext } from '../http/route.ts'
import type { Purpose } from '../identity/rules/credentials.ts'
import { isEditor, toNotAllowed, type Viewer } from '../identity/rules/viewer.ts'
import type { IdentityByAddress } from '../identity/services/throttle-guesses.ts'
import type { Limits } from '../limits/limits.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import { executeIn } from './execute-in.ts'

interface OpenRestCompatOptions {
  readonly context: GraphQLContext
  /** Identifies the sender of a request. */
  readonly senders: IdentityByAddress
  readonly limits: Limits
  readonly clock: Clock
  readonly log: Log
}

/** The rule behind each right. The contract applies the same rule in `schema/builder.ts`. */
const RIGHTS = { editor: isEditor } as const satisfies Readonly<Record<Right, (viewer: Viewer) => boolean>>

/**
 * Checks a right before a write. Resolves to the reason of a refusal, in the words of the contract, or null when the
 * sender has the right.
 */
export function refusalsBy(identify: (head: Request, purpose: Purpose) => Promise<Viewer>) {
  return async (head: Request, right: Right) => {
    const viewer = await identify(head, 'write')
    if (RIGHTS[right](viewer)) return null
    const refused = toNotAllowed(viewer)
    return { reason: refused.reason, message: notAllowedMessage(refused) }
  }
}

/** Opens `/v2`: its request handler, and the check of a request's head before its body is read. */
export function openRestCompat({ context, senders, limits, clock, log }: OpenRestCompatOptions): {
  readonly handle: Handler
  readonly admit: Admission
} {
  // The layer passes on the same request objects, and knows nothing of connections.
  const addresses = new WeakMap<Request, string>()

  function identify(request: Request, purpose: Purpose): Promise<Viewer> {
    const credentials = credentialsOf(request.headers, new URL(request.url))
    return senders.identify(credentials, purpose, addresses.get(request) ?? 'unknown')
  }

  function withAddress<Answer>(answer: (request: Request) => Answer) {
    return (request: Request, { address }: RequestContext): Answer => {
      addresses.set(request, address)
      return answer(request)
    }
  }

  function reportError(error: unknown, { signal }: Request): void {
    // Operations end when the client disconnects: that is no failure.
    if (!signal.aborted) log.error('a /v2 request failed', { error })
  }
  const execute = executeIn(context, identify, (args, request) =>
    limits.operations.execute(args, {
      address: addresses.get(request) ?? 'unknown',
      left: request.signal,
      answered: null,
    }),
  )
  return {
    handle: withAddress(createRestCompat({ execute, clock, reportError })),
    admit: withAddress(createAdmission({ findRefusal: refusalsBy(identify), clock, reportError })),
  }
}
