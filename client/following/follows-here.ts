/** Entries followed without a sign-in. */
export const FOLLOWS_KEY = 'follows'

/** True when this browser stores any followed entries. The home page checks this before the remaining code is loaded. */
export function followsSomethingHere(): boolean {
  try {
    return localStorage.getItem(FOLLOWS_KEY) !== null
  } catch {
    // A browser that blocks storage throws on the first access, and so does a server.
    return false
  }
}
