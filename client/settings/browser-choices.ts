import { findOtherTabs } from './other-tabs.ts'
import { createStoredChoices } from './stored-choices.ts'

/** What the visitor of this page chose. On a server nobody chose anything. */
export const browserChoices = createStoredChoices({ read: readCookies, write: writeCookie }, findOtherTabs('choices'))

// A browser that blocks cookies may throw on the first touch.
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
    // The choice holds until the page is loaded again.
  }
}
