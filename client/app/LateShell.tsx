import { useEffect, useState, type ComponentType } from 'react'
import { findPage } from '../routes.tsx'
import { browserChoices } from '../settings/browser-choices.ts'
import { useSessionNews } from '../sign-in/session.ts'
import type { LateShellContentProps } from './late-shell/LateShellContent.tsx'

/** Delay before an untouched page loads the remaining code. */
const UNTOUCHED_MS = 20_000

/** Fetches code that the first view does not need: after the first touch, a choice in any tab, a sign-in, or a delay. */
export function LateShell() {
  const [Late, setLate] = useState<ComponentType<LateShellContentProps> | null>(null)
  const [presses] = useState<KeyboardEvent[]>([])
  const news = useSessionNews()

  useEffect(() => {
    if (Late !== null) return
    let requested = false
    const load = () => {
      if (requested || !navigator.onLine) return
      requested = true
      import('./late-shell/LateShellContent.tsx').then(
        ({ LateShellContent }) => setLate(() => LateShellContent),
        // The page works without it, and some browsers remember a failed import until the next load.
        () => removeEventListener('keydown', press),
      )
    }
    const press = (event: KeyboardEvent) => {
      load()
      // Without a fetch under way, the key would take effect long after the visitor pressed it.
      if (requested) presses.push(event)
    }
    if (news !== null) load()
    const timer = setTimeout(load, UNTOUCHED_MS)
    const stop = browserChoices.subscribe(load)
    addEventListener('pointerdown', load)
    addEventListener('keydown', press)
    return () => {
      clearTimeout(timer)
      stop()
      removeEventListener('pointerdown', load)
      removeEventListener('keydown', press)
    }
  }, [Late, presses, news])

  return Late === null ? null : <Late presses={presses} findPage={findPage} />
}
