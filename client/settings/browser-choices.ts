import { connectTabs } from './other-tabs.ts'
import { createStoredChoices } from './stored-choices.ts'

/** The visitor's choices on this page. On a server there are none. */
export const browserChoices = createStoredChoices({ read: readCookies, write: writeCookie }, connectTabs('choices'))

// A browser that blocks cookies may throw on the first access.
function readCookies(): string {
  try {
    return typeof document === 'undefined' ? '' : document.cookie
  } catch {
    return ''
  }
}

function writeCookie(cookie: string) {
  try {
    document.cookie = cookie
  } catch {
    // The choice lasts until the page is reloaded.
  }
}
