/** What of a document tells whether anybody sees it. */
export type SeenPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Looks once as soon as it is due while the page is visible; when it is hidden then, as soon as it comes into sight
 * again. `dueAt` is in milliseconds since 1970. Returns how to give up.
 */
export function lookAgain(page: SeenPage, dueAt: number, look: () => void): () => void {
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
