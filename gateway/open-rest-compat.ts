import { createAdmission } from '../rest-compat/admission.ts'
import { createRestCompat } from '../rest-compat/rest-compat.ts'
import type { Right } from '../rest-compat/route.ts'
import type { Purpose } from './domain/credentials.ts'
import { isEditor, toNotAllowed, type Viewer } from './domain/viewer.ts'
import { executeIn } from './execute-in.ts'
import type { Limits } from './limits/limits.ts'
import type { Clock } from './ports/clock.ts'
import type { Identity } from './ports/identity.ts'
import type { GraphQLContext } from './schema/context.ts'
import { howToBeAllowed } from './schema/not-allowed.ts'
import { credentialsOf } from './server/credentials.ts'
import type { Log } from './server/log.ts'
import type { Admission, Handler } from './server/route.ts'

interface OpenRestCompatOptions {
  readonly context: GraphQLContext
  readonly identity: Identity
  readonly limits: Limits
  readonly clock: Clock
  readonly log: Log
}

/** Who may do what takes a right. The contract decides by the same rule in `schema/builder.ts`. */
const RIGHTS = { editor: isEditor } as const satisfies Readonly<Record<Right, (viewer: Viewer) => boolean>>

/** Says, before a write, why a sender has not got a right, in the words of the contract; null when they have. */
export function refusalsBy(identify: (head: Request, purpose: Purpose) => Promise<Viewer>) {
  return async (head: Request, right: Right) => {
    const viewer = await identify(head, 'write')
    if (RIGHTS[right](viewer)) return null
    const refused = toNotAllowed(viewer)
    return { reason: refused.reason, message: howToBeAllowed(refused) }
  }
}

/** Opens `/v2`: what answers its requests, and what looks at their heads before their bodies are read. */
export function openRestCompat({ context, identity, limits, clock, log }: OpenRestCompatOptions): {
  readonly handle: Handler
  readonly admit: Admission
} {
  const identify = ({ headers, url }: Request, purpose: Purpose) =>
    identity.identify(credentialsOf(headers, new URL(url)), purpose)
  const reportError = (error: unknown) => log.error('a /v2 request failed', { error })
  /** Who sent a request: its documents are executed within the limits of that address. */
  const addresses = new WeakMap<Request, string>()
  const execute = executeIn(context, identify, (args, request) =>
    limits.operations.execute(args, { address: addresses.get(request) ?? 'unknown', left: request.signal }),
  )
  const answer = createRestCompat({ execute, clock, reportError })
  return {
    handle(request, { address }) {
      addresses.set(request, address)
      return answer(request)
    },
    admit: createAdmission({ findRefusal: refusalsBy(identify), clock, reportError }),
  }
}
