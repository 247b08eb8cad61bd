/** The part of a document that reports its visibility. */
export type SeenPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Calls `look` once when it is due and the page is visible; if the page is hidden then, as soon as it becomes visible. `dueAt`
 * is in milliseconds since 1970. Returns a function that cancels it.
 */
export function pollWhenVisible(page: SeenPage, dueAt: number, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (page.visibilityState === 'visible') timer = setTimeout(lookNow, Math.max(0, dueAt - Date.now()))
  }
  const stop = () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', wait)
  }
  const lookNow = () => {
    stop()
    look()
  }
  page.addEventListener('visibilitychange', wait)
  wait()
  return stop
}
