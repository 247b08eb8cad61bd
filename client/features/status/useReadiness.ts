import { useEffect, useState } from 'react'
import { parseReadiness, type Readiness } from './readiness.ts'

/** Interval of requests while the page is visible. */
const EVERY_MS = 30_000

/** The server's last reported state; null before the first answer. It stays when the server no longer answers. */
export interface ReadinessNews {
  readonly readiness: Readiness | null
  /** True when the last request was answered; null before the first one. */
  readonly answered: boolean | null
}

/** Polls while the page is visible, and whenever it becomes visible again. */
export function useReadiness(): ReadinessNews {
  const [news, setNews] = useState<ReadinessNews>({ readiness: null, answered: null })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving

    const ask = async () => {
      if (document.hidden) return
      try {
        const response = await fetch('/readyz', { signal })
        // A server that is not ready answers 503, with the reasons in its body.
        const readiness = parseReadiness(await response.json())
        setNews({ readiness, answered: true })
      } catch {
        if (!signal.aborted) setNews((last) => ({ ...last, answered: false }))
      }
    }

    void ask()
    const timer = setInterval(() => void ask(), EVERY_MS)
    document.addEventListener('visibilitychange', () => void ask(), { signal })
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [])

  return news
}
