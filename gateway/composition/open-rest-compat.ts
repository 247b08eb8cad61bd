import { listRestRoutes } from '../../rest-compat/mount.ts'
import type { NotAllowed } from '../../rest-compat/roster-outcome.ts'
import type { Right } from '../../rest-compat/route.ts'
import type { GraphQLContext } from '../contract/context.ts'
import { notAllowedMessage } from '../contract/not-allowed.ts'
import { credentialsOf } from '../http/graphql/credentials.ts'
import type { RequestContext, Route } from '../http/route.ts'
import type { Purpose } from '../identity/rules/credentials.ts'
import { isEditor, toNotAllowed, type Viewer } from '../identity/rules/viewer.ts'
import type { IdentityByAddress } from '../identity/services/throttle-guesses.ts'
import type { Limits } from '../limits/limits.ts'
import { payerOf } from '../limits/payer.ts'
import { executeIn } from './execute-in.ts'

interface OpenRestCompatOptions {
  readonly context: GraphQLContext
  readonly senders: IdentityByAddress
  readonly limits: Limits
}

/** The rule behind each right. The contract applies the same rule in `schema/builder.ts`. */
const RIGHTS = { editor: isEditor } as const satisfies Readonly<Record<Right, (viewer: Viewer) => boolean>>

/** Returns the reason why a viewer lacks a right, in the words of the contract; null when the viewer has it. */
export function findRefusal(viewer: Viewer, right: Right): NotAllowed | null {
  if (RIGHTS[right](viewer)) return null
  const refused = toNotAllowed(viewer)
  return { reason: refused.reason, message: notAllowedMessage(refused) }
}

/** Opens `/v2`: its routes, which run documents for their senders. */
export function openRestCompat({ context, senders, limits }: OpenRestCompatOptions): readonly Route[] {
  function identify({ headers, url }: Request, purpose: Purpose, { address }: RequestContext): Promise<Viewer> {
    return senders.identify(credentialsOf(headers, new URL(url)), purpose, address)
  }
  return listRestRoutes({
    executeFor: (request, sender) =>
      executeIn(
        context,
        (purpose) => identify(request, purpose, sender),
        (args) =>
          limits.operations.execute(args, {
            address: sender.address,
            payer: payerOf(sender),
            left: request.signal,
            answered: null,
          }),
      ),
    findRefusal: async (head, sender, right) => findRefusal(await identify(head, 'write', sender), right),
  })
}
