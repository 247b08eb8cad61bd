/** Whether somebody has the page before him. */
export interface PagePresence {
  /** False in a tab that is hidden, frozen, or kept for a return. */
  isPresent(): boolean
  /** Resolves when it is so. */
  untilPresent(): Promise<void>
  /** Calls `listener` whenever the page is about to be frozen, or kept for a return: from then on nothing runs. */
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
