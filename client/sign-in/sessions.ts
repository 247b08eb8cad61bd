import type { DeedOutcome, Session, SessionNews, Sessions, SignInDeeds } from './session.ts'
import type { SignedIn, SignInService } from './sign-in-service.ts'

/** A note in the browser that somebody signed in here: signed-in-mark.ts. */
export interface SignedInMark {
  readonly isSet: () => boolean
  readonly set: () => void
  readonly clear: () => void
  /** Calls `listener` when another tab may have set it or taken it away. */
  readonly listen: (listener: () => void) => void
}

interface Surroundings {
  readonly mark: SignedInMark
  /** Fetches the sign-in service; null where nobody can sign in. Rejects when it can't be fetched. */
  readonly open: () => Promise<SignInService | null>
}

const OUT: Session = { kind: 'out' }
const STARTING: Session = { kind: 'starting' }

/** The sessions of a page. The service is opened for a browser with the mark, and for whoever wants to sign in. */
export function createSessions({ mark, open }: Surroundings): Sessions {
  const listeners = new Set<() => void>()
  let session: Session = OUT
  let news: SessionNews | null = null
  let opened: Promise<SignInService> | null = null
  /** What a deed under way means by ending the session. */
  let ending: SessionNews['is'] | null = null

  function change(next: Session, told: SessionNews['is'] | null = null) {
    if (next === session && told === null) return
    session = next
    if (told !== null) news = { is: told }
    for (const listener of listeners) listener()
  }

  function take(person: SignedIn | null) {
    if (person !== null) {
      mark.set()
      change(person)
    } else if (session.kind !== 'out') {
      // Another tab that signs out takes the mark away first.
      const told = ending ?? (mark.isSet() ? 'ended' : 'signed-out')
      ending = null
      mark.clear()
      change(OUT, told)
    }
  }

  async function start(): Promise<SignInService> {
    const service = await open()
    if (service === null) {
      mark.clear()
      throw new Error('Nobody can sign in here.')
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
      // The next one who needs it tries again.
      opened = null
      change(OUT)
      throw error
    })
    return opened
  }

  /** Looks at the session of an earlier visit, or of another tab. A failure leaves the page to a visitor. */
  function resume() {
    if (session.kind !== 'out' || !mark.isSet()) return
    change(STARTING)
    openOnce().catch(() => {})
  }

  async function begin(deed: () => Promise<DeedOutcome>): Promise<DeedOutcome> {
    const outcome = await deed()
    if (outcome.is === 'done') change(session, 'signed-in')
    return outcome
  }

  async function end(deed: () => Promise<DeedOutcome>, meaning: SessionNews['is']): Promise<DeedOutcome> {
    ending = meaning
    mark.clear()
    const outcome = await deed()
    if (outcome.is === 'failed') {
      // The service may have ended it meanwhile for a reason of its own.
      ending = null
      if (session.kind === 'in') mark.set()
    }
    return outcome
  }

  const deedsOf = (service: SignInService): SignInDeeds => ({
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
        // The service can't be reached: the server answers as it answers a visitor.
        return null
      }
    },
    deeds: async () => deedsOf(await openOnce()),
  }
}
