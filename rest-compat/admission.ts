import { Failure } from './failure.ts'
import { findDocumentPath, getMethods, router } from './paths.ts'
import { toUnexpectedErrorResponse, toFailureResponse } from './responses.ts'
import { type NotAllowed, toRefused } from './roster-outcome.ts'
import type { Right } from './route.ts'

interface AdmissionOptions {
  /**
   * Resolves to the reason why the sender of a request lacks a right, or to null when the sender has it. The verdict is always
   * that of the contract.
   */
  readonly findRefusal: (head: Request, right: Right) => Promise<NotAllowed | null>
  /** Current time in milliseconds since 1970; `Retry-After` counts from it. */
  readonly clock: { readonly now: () => number }
  /** Receives every unexpected error. The client gets a 503 without details. */
  readonly reportError: (error: unknown, request: Request) => void
}

/**
 * Creates the check of a request's head, which runs before the body is read. The check resolves to the response that refuses
 * the request, or to null when the body may be read. It never throws. An unknown path or method is a 404 or 405. After that, a
 * sender without the right of the route gets a 401, 403 or 503.
 */
export function createAdmission({ findRefusal, clock, reportError }: AdmissionOptions) {
  async function check(head: Request): Promise<void> {
    const { pathname } = new URL(head.url)
    if (head.method === 'OPTIONS') {
      getMethods(pathname)
      return
    }
    if (findDocumentPath(head.method, pathname) !== null) return
    const { right } = router.getRoute(head.method, pathname)
    const refusal = right === null ? null : await findRefusal(head, right)
    if (refusal !== null) throw toRefused(refusal)
  }

  return async function admit(head: Request): Promise<Response | null> {
    try {
      await check(head)
      return null
    } catch (error) {
      if (error instanceof Failure) return toFailureResponse(error, clock.now())
      reportError(error, head)
      return toUnexpectedErrorResponse(clock.now())
    }
  }
}
