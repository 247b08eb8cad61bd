import { THEME } from './choices.ts'
import type { StoredChoices } from './stored-choices.ts'
import { findThemeChoice } from './theme-choice.ts'

/** Storage key of the theme in earlier versions of the site. It has no expiry. */
const STORAGE_KEY = 'nuxt-color-mode'

/** Takes over the theme stored by an earlier version of the site, unless one was chosen since, and deletes the old entry. */
export function adoptOlderTheme(choices: StoredChoices, storage: () => Pick<Storage, 'getItem' | 'removeItem'>) {
  try {
    const older = findThemeChoice(storage().getItem(STORAGE_KEY) ?? undefined)
    storage().removeItem(STORAGE_KEY)
    if (older !== null && choices.find(THEME.cookie) === undefined) choices.keep(THEME.cookie, older)
  } catch {
    // A browser that blocks storage throws on the first access: there is nothing to take over.
  }
}
