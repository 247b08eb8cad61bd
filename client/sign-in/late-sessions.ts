import type { Session, Sessions } from './session.ts'

const OUT: Session = { kind: 'out' }
const STARTING: Session = { kind: 'starting' }

interface Surroundings {
  /** Whether somebody signed in here and did not sign out: signed-in-mark.ts. */
  readonly isMarked: () => boolean
  /** Calls `listener` when another tab may have changed that. */
  readonly onMark: (listener: () => void) => void
  /** Fetches the sessions of the page. */
  readonly open: () => Promise<Sessions>
}

/** Sessions whose code is fetched for a browser with the mark, and for whoever wants to sign in. For others it stays away. */
export function createLateSessions({ isMarked, onMark, open }: Surroundings): Sessions {
  const listeners = new Set<() => void>()
  let opened: Sessions | null = null
  let opening: Promise<Sessions> | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }

  async function start(): Promise<Sessions> {
    try {
      opened = await open()
      opened.subscribe(tell)
      return opened
    } catch (error) {
      // The next one who needs it tries again; until then the page is a visitor's.
      opening = null
      throw error
    } finally {
      tell()
    }
  }

  const openOnce = () => (opening ??= start())

  function resume() {
    if (!isMarked()) return
    openOnce().catch(() => {})
    tell()
  }

  onMark(resume)
  resume()

  return {
    current: () => opened?.current() ?? (opening !== null && isMarked() ? STARTING : OUT),
    news: () => opened?.news() ?? null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async authorization(how) {
      if (opened === null && !isMarked()) return null
      const sessions = await openOnce().catch(() => null)
      return sessions?.authorization(how) ?? null
    },
    deeds: async () => (await openOnce()).deeds(),
  }
}
