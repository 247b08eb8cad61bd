import type { Session, Sessions } from './session.ts'

const OUT: Session = { kind: 'out' }
const STARTING: Session = { kind: 'starting' }

interface Surroundings {
  /** True when someone signed in here and did not sign out: signed-in-mark.ts. */
  readonly isMarked: () => boolean
  /** Calls `listener` when another tab may have changed that. */
  readonly onMark: (listener: () => void) => void
  readonly open: () => Promise<Sessions>
}

/** Fetches the code only in a browser with the mark, or for a sign-in. */
export function createLateSessions({ isMarked, onMark, open }: Surroundings): Sessions {
  const listeners = new Set<() => void>()
  let opened: Sessions | null = null
  let opening: Promise<Sessions> | null = null

  const notify = () => {
    for (const listener of listeners) listener()
  }

  async function start(): Promise<Sessions> {
    try {
      opened = await open()
      opened.subscribe(notify)
      return opened
    } catch (error) {
      // The next caller tries again. Until then, the page is an anonymous visitor's.
      opening = null
      throw error
    } finally {
      notify()
    }
  }

  const openOnce = () => (opening ??= start())

  function resume() {
    if (!isMarked()) return
    openOnce().catch(() => {})
    notify()
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
    loadActions: async () => (await openOnce()).loadActions(),
  }
}
