const STORAGE_KEY = 'reloadedAt'

/** Between two reloads lie at least ten seconds, or a page whose code is gone would reload for ever. */
const GUARD_MS = 10_000

/** Loads the newest version of everything. Does nothing soon after it did, or where that can't be remembered. */
export function reloadOnce() {
  if (mayReload()) window.location.reload()
}

// A browser that blocks storage throws on the first touch.
function mayReload(): boolean {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(STORAGE_KEY) ?? 0) < GUARD_MS) return false
    sessionStorage.setItem(STORAGE_KEY, String(now))
    return true
  } catch {
    return false
  }
}
