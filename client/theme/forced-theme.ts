import { useEffect, useSyncExternalStore } from 'react'
import type { ThemeChoice } from '../settings/theme-choice.ts'
import type { ThemeName } from './palette.ts'

/** The newest last. */
const requests: { readonly theme: ThemeName }[] = []

const listeners = new Set<() => void>()

/** Returns the theme that the page requests, regardless of the visitor's choice; null when there is none. */
export const forcedTheme = (): ThemeName | null => requests.at(-1)?.theme ?? null

/** Forces a theme until the returned function is called. `system` can't be forced: it has no effect and logs a warning. */
export function forceTheme(theme: ThemeChoice): () => void {
  if (theme === 'system') {
    // oxlint-disable-next-line no-console -- A mistake in the page's code, which only its developer can fix.
    console.warn('A page can force only the dark or the light theme, not "system". Pass "dark" or "light".')
    return () => {}
  }
  const entry = { theme }
  requests.push(entry)
  notify()
  return () => {
    const place = requests.indexOf(entry)
    if (place !== -1) requests.splice(place, 1)
    notify()
  }
}

/** Forces a theme while the component is mounted. */
export function useForcedTheme(theme: ThemeChoice) {
  useEffect(() => forceTheme(theme), [theme])
}

/** Null when there is none. */
export function useThemeForced(): ThemeName | null {
  return useSyncExternalStore(subscribe, forcedTheme, () => null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify() {
  for (const listener of listeners) listener()
}
