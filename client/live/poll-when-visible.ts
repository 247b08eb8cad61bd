import { serverTime } from '../hydration/server-time.ts'

export type SeenPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Calls `look` once: at `dueAt` (milliseconds since 1970, by the time of the server), or later when the page becomes visible. Returns a cancel function. */
export function pollWhenVisible(page: SeenPage, dueAt: number, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (page.visibilityState === 'visible') timer = setTimeout(lookNow, Math.max(0, dueAt - serverTime.now()))
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
