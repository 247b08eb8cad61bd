import { Failure } from './failure.ts'
import { findDocumentPath, getMethods, router } from './paths.ts'
import { toBreakdown, toRefusal } from './responses.ts'
import { type NotAllowed, toRefused } from './roster-outcome.ts'
import type { Right } from './route.ts'

interface AdmissionOptions {
  /** Why the sender of a request may not do what takes a right; null when they may. It never allows more or less than the contract. */
  readonly findRefusal: (head: Request, right: Right) => Promise<NotAllowed | null>
  /** Time, from which `Retry-After` counts. */
  readonly clock: { readonly now: () => number }
  /** Told of every error that nobody foresaw; the caller only learns that something is unavailable. */
  readonly reportError: (error: unknown, request: Request) => void
}

/**
 * Looks at the head of a request before its body is read: answers 404 or 405 where no route is, then 401, 403 or 503 to a
 * sender who has not got the right that the route names, and null where the body may be read. It never throws.
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
      if (error instanceof Failure) return toRefusal(error, clock.now())
      reportError(error, head)
      return toBreakdown(clock.now())
    }
  }
}
