const STORAGE_KEY = 'reloadedAt'

/** Between two reloads lie at least ten seconds, or a page whose code is gone would reload for ever. */
const GUARD_MS = 10_000

/** Answers code that failed to load with a reload, which fetches the newest version; soon after one, lets it fail. */
export function reloadOnce(event: Event) {
  const reloadedAt = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0)
  if (Date.now() - reloadedAt < GUARD_MS) return
  event.preventDefault()
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  window.location.reload()
}
