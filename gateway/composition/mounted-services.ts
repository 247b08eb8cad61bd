import type { GraphQLContext } from '../contract/context.ts'
import type { Execute } from '../http/execute.ts'
import { credentialsOf } from '../http/graphql/credentials.ts'
import type { RequestContext } from '../http/route.ts'
import type { Purpose } from '../identity/rules/credentials.ts'
import type { Viewer } from '../identity/rules/viewer.ts'
import type { IdentityByAddress } from '../identity/services/throttle-guesses.ts'
import type { Limits } from '../limits/limits.ts'
import { payerOf } from '../limits/payer.ts'
import { executeIn } from './execute-in.ts'

interface Dependencies {
  readonly context: GraphQLContext
  readonly senders: IdentityByAddress
  readonly limits: Limits
}

/** Services of mounted routes, on behalf of the sender of a request. */
export interface MountedServices {
  readonly identify: (request: Request, purpose: Purpose, sender: RequestContext) => Promise<Viewer>
  /** Returns the function that runs documents, at the cost of the sender and until the sender leaves. */
  readonly executeFor: (request: Request, sender: RequestContext) => Execute
}

export function openMountedServices({ context, senders, limits }: Dependencies): MountedServices {
  function identify({ headers, url }: Request, purpose: Purpose, { address }: RequestContext): Promise<Viewer> {
    return senders.identify(credentialsOf(headers, new URL(url)), purpose, address)
  }
  return {
    identify,
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
  }
}
