import { serverTime } from '../hydration/server-time.ts'

const STORAGE_KEY = 'reloadedAt'

/** At least ten seconds lie between two reloads. Otherwise a page whose code is gone would reload for ever. */
const GUARD_MS = 10_000

/** Reloads the newest version. Does nothing shortly after a previous reload, or when that reload can't be recorded. */
export function reloadOnce() {
  if (mayReload()) window.location.reload()
}

// A browser that blocks storage throws on the first access.
function mayReload(): boolean {
  try {
    const now = serverTime.now()
    if (now - Number(sessionStorage.getItem(STORAGE_KEY) ?? 0) < GUARD_MS) return false
    sessionStorage.setItem(STORAGE_KEY, String(now))
    return true
  } catch {
    return false
  }
}
