import { useEffect, useState, type ComponentType } from 'react'
import { findPage } from '../routes.tsx'
import { browserChoices } from '../settings/browser-choices.ts'
import { useSessionNews } from '../sign-in/session.ts'
import type { LateHabitsProps } from './habits/LateHabits.tsx'

/** A page that nobody touches asks for what it needs later after this long, in milliseconds. */
const UNTOUCHED_MS = 20_000

/**
 * What people expect of any page beside what is on it: shortcuts, paper, a true head, the language of their other tabs,
 * news of a newer version and of a sign-in. None of it is needed for the first sight, so the code is fetched when somebody
 * touches the page or chooses something in any tab, when a sign-in begins or ends, or after a while.
 */
export function Habits() {
  const [Late, setLate] = useState<ComponentType<LateHabitsProps> | null>(null)
  const [presses] = useState<KeyboardEvent[]>([])
  const news = useSessionNews()

  useEffect(() => {
    if (Late !== null) return
    let asked = false
    const load = () => {
      if (asked || !navigator.onLine) return
      asked = true
      import('./habits/LateHabits.tsx').then(
        ({ LateHabits }) => setLate(() => LateHabits),
        // The page can be used without, and some browsers remember that an import failed until the next load.
        () => removeEventListener('keydown', press),
      )
    }
    const press = (event: KeyboardEvent) => {
      load()
      // What nothing is being fetched for would be done when nobody means it any more.
      if (asked) presses.push(event)
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
