import { useEffect, useSyncExternalStore } from 'react'
import type { ThemeChoice, ThemeName } from './palette.ts'

/** What pages ask for, the last one last. */
const asked: { readonly theme: ThemeName }[] = []

const listeners = new Set<() => void>()

/** The theme that a page in sight asks for, whatever the visitor chose; null when none does. */
export const forcedTheme = (): ThemeName | null => asked.at(-1)?.theme ?? null

/** Shows the page in one theme until what is given back is called. What follows the system forces nothing, and is warned of. */
export function forceTheme(theme: ThemeChoice): () => void {
  if (theme === 'system') {
    // oxlint-disable-next-line no-console -- A mistake of whoever wrote the page, which nobody else can mend.
    console.warn('A page can be forced to be dark or light; what follows the system can not be forced.')
    return () => {}
  }
  const entry = { theme }
  asked.push(entry)
  tell()
  return () => {
    const place = asked.indexOf(entry)
    if (place !== -1) asked.splice(place, 1)
    tell()
  }
}

/** Shows the page in one theme for as long as the component is there. */
export function useForcedTheme(theme: ThemeChoice) {
  useEffect(() => forceTheme(theme), [theme])
}

/** The theme that is forced at this moment; null when none is. */
export function useThemeForced(): ThemeName | null {
  return useSyncExternalStore(subscribe, forcedTheme, () => null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
