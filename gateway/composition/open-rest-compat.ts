import { listRestRoutes } from '../../rest-compat/mount.ts'
import type { NotAllowed } from '../../rest-compat/roster-outcome.ts'
import type { Right } from '../../rest-compat/route.ts'
import { notAllowedMessage } from '../contract/not-allowed.ts'
import type { Route } from '../http/route.ts'
import { isEditor, toNotAllowed, type Viewer } from '../identity/rules/viewer.ts'
import type { MountedServices } from './mounted-services.ts'

/** The rule behind each right. The contract applies the same rule in `schema/builder.ts`. */
const RIGHTS = { editor: isEditor } as const satisfies Readonly<Record<Right, (viewer: Viewer) => boolean>>

/** Returns the reason why a viewer lacks a right, in the words of the contract; null when the viewer has it. */
export function findRefusal(viewer: Viewer, right: Right): NotAllowed | null {
  if (RIGHTS[right](viewer)) return null
  const refused = toNotAllowed(viewer)
  return { reason: refused.reason, message: notAllowedMessage(refused) }
}

/**
 * Opens `/v2`: its routes, which run documents for their senders.
 * @param publicUrl Public URL of the server, without a trailing slash; null to use the URL of each request.
 */
export function openRestCompat({ identify, executeFor }: MountedServices, publicUrl: string | null): readonly Route[] {
  return listRestRoutes({
    publicUrl,
    executeFor,
    findRefusal: async (head, sender, right) => findRefusal(await identify(head, 'write', sender), right),
  })
}
