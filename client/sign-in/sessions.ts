import type { AccountActionResult, Session, SessionNews, Sessions, AccountActions } from './session.ts'
import type { SignedIn, SignInService } from './sign-in-service.ts'

/** A mark in the browser that someone signed in here: signed-in-mark.ts. */
export interface SignedInMark {
  readonly isSet: () => boolean
  readonly set: () => void
  readonly clear: () => void
  /** Calls `listener` when another tab may have set or cleared it. */
  readonly listen: (listener: () => void) => void
}

interface Surroundings {
  readonly mark: SignedInMark
  /** Null when signing in is not available. Rejects when the fetch fails. */
  readonly open: () => Promise<SignInService | null>
}

const OUT: Session = { kind: 'out' }
const STARTING: Session = { kind: 'starting' }

/** Opens the service only in a browser with the mark, or for a sign-in. */
export function createSessions({ mark, open }: Surroundings): Sessions {
  const listeners = new Set<() => void>()
  let session: Session = OUT
  let news: SessionNews | null = null
  let opened: Promise<SignInService> | null = null
  /** The news to publish when the running action ends the session. */
  let ending: SessionNews['kind'] | null = null

  function change(next: Session, reason: SessionNews['kind'] | null = null) {
    if (next === session && reason === null) return
    session = next
    if (reason !== null) news = { kind: reason }
    for (const listener of listeners) listener()
  }

  function take(person: SignedIn | null) {
    if (person !== null) {
      mark.set()
      change(person)
    } else if (session.kind !== 'out') {
      // A sign-out in another tab clears the mark first.
      const reason = ending ?? (mark.isSet() ? 'ended' : 'signed-out')
      ending = null
      mark.clear()
      change(OUT, reason)
    }
  }

  async function start(): Promise<SignInService> {
    const service = await open()
    if (service === null) {
      mark.clear()
      throw new Error('Signing in is not available here.')
    }
    await new Promise<void>((resolve) =>
      service.watch((person) => {
        take(person)
        resolve()
      }),
    )
    return service
  }

  function openOnce(): Promise<SignInService> {
    opened ??= start().catch((error: unknown) => {
      // The next caller tries again.
      opened = null
      change(OUT)
      throw error
    })
    return opened
  }

  /** Restores an earlier session, or that of another tab. After a failure, the page is an anonymous visitor's. */
  function resume() {
    if (session.kind !== 'out' || !mark.isSet()) return
    change(STARTING)
    openOnce().catch(() => {})
  }

  async function begin(action: () => Promise<AccountActionResult>): Promise<AccountActionResult> {
    const outcome = await action()
    if (outcome.kind === 'done') change(session, 'signed-in')
    return outcome
  }

  async function end(
    action: () => Promise<AccountActionResult>,
    meaning: SessionNews['kind'],
  ): Promise<AccountActionResult> {
    ending = meaning
    mark.clear()
    const outcome = await action()
    if (outcome.kind === 'failed') {
      // In the meantime, the service may have ended the session for its own reasons.
      ending = null
      if (session.kind === 'in') mark.set()
    }
    return outcome
  }

  const actionsOf = (service: SignInService): AccountActions => ({
    ...service,
    signInWithGoogle: () => begin(service.signInWithGoogle),
    signIn: (email, password) => begin(() => service.signIn(email, password)),
    signUp: (email, password) => begin(() => service.signUp(email, password)),
    signOut: () => end(service.signOut, 'signed-out'),
    deleteAccount: () => end(service.deleteAccount, 'deleted'),
  })

  mark.listen(resume)
  resume()

  return {
    current: () => session,
    news: () => news,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async authorization(how) {
      if (session.kind === 'out' && !mark.isSet()) return null
      try {
        const token = await (await openOnce()).token(how === 'renewed')
        return token === null ? null : `Bearer ${token}`
      } catch {
        // The service can't be reached: the server answers the request as an anonymous visitor's.
        return null
      }
    },
    loadActions: async () => actionsOf(await openOnce()),
  }
}
