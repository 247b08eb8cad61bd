export interface PagePresence {
  /** False in a tab that is hidden, frozen, or in the back/forward cache. */
  isPresent(): boolean
  /** Resolves once the page is present. */
  untilPresent(): Promise<void>
  /** Calls `listener` when the page is about to be frozen or put into the back/forward cache. No code runs after that. */
  onSuspended(listener: () => void): void
}

export function watchPresence(page: Window = window): PagePresence {
  const { document } = page
  let suspended = false
  const isPresent = () => !suspended && document.visibilityState === 'visible'
  const waiting = new Set<() => void>()
  const suspensionListeners: (() => void)[] = []

  function suspend() {
    suspended = true
    for (const listener of suspensionListeners) listener()
  }
  function resume() {
    suspended = false
    look()
  }
  function look() {
    if (!isPresent()) return
    for (const proceed of waiting) proceed()
    waiting.clear()
  }

  page.addEventListener('pagehide', suspend)
  page.addEventListener('pageshow', resume)
  document.addEventListener('freeze', suspend)
  document.addEventListener('resume', resume)
  document.addEventListener('visibilitychange', look)

  return {
    isPresent,
    untilPresent: () => (isPresent() ? Promise.resolve() : new Promise((proceed) => waiting.add(proceed))),
    onSuspended: (listener) => suspensionListeners.push(listener),
  }
}
