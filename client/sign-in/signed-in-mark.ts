/** Storage key. Pages without the mark look for no session. Where storage is blocked, a session ends with the page. */
export const MARK = 'signed_in'

/** True when the mark is set. */
export function isMarked(): boolean {
  // A browser that blocks storage throws on the first access.
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

/** Calls `listener` when another tab has changed the storage. */
export const onMark = (listener: () => void) => addEventListener('storage', listener)
