import { findThemeChoice } from '../theme/palette.ts'
import { THEME } from './choices.ts'
import type { StoredChoices } from './stored-choices.ts'

/** Where earlier versions of the site kept the theme, without an end. */
const STORAGE_KEY = 'nuxt-color-mode'

/** Takes over the theme that an earlier version of the site left, unless one was chosen since, and clears it away. */
export function adoptOlderTheme(choices: StoredChoices, storage: () => Pick<Storage, 'getItem' | 'removeItem'>) {
  try {
    const older = findThemeChoice(storage().getItem(STORAGE_KEY) ?? undefined)
    storage().removeItem(STORAGE_KEY)
    if (older !== null && choices.find(THEME.cookie) === undefined) choices.keep(THEME.cookie, older)
  } catch {
    // A browser that blocks storage throws on the first touch: there is nothing to take over.
  }
}
