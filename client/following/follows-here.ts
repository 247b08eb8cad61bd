/** Where the browser keeps what is followed without a sign-in. */
export const FOLLOWS_KEY = 'follows'

/** Whether this browser keeps anything that is followed without a sign-in: Home asks before the rest of the code has come. */
export function followsSomethingHere(): boolean {
  try {
    return localStorage.getItem(FOLLOWS_KEY) !== null
  } catch {
    // A browser that blocks storage throws on the first touch, as a server does.
    return false
  }
}
