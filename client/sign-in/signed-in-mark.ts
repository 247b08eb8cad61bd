/**
 * Where a browser notes that somebody signed in here, so that nobody else's page looks for a session. Where storage is
 * blocked a session ends with the page.
 */
export const MARK = 'signed_in'

/** Whether the mark is there. */
export function isMarked(): boolean {
  // A browser that blocks storage throws on the first touch.
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

/** Calls `listener` when another tab has changed what is stored. */
export const onMark = (listener: () => void) => addEventListener('storage', listener)
