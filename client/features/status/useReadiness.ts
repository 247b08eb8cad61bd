import { useEffect, useState } from 'react'
import { parseReadiness, type Readiness } from './readiness.ts'

/** How often a page that is seen asks. */
const EVERY_MS = 30_000

/** What is known of the server: nothing while it was not asked, and what it said last when it does not answer. */
export interface ReadinessNews {
  readonly readiness: Readiness | null
  /** Whether the last question was answered; null before there was one. */
  readonly answered: boolean | null
}

/** How the server is doing, asked for every 30 seconds while the page is seen, and when it is seen again. */
export function useReadiness(): ReadinessNews {
  const [news, setNews] = useState<ReadinessNews>({ readiness: null, answered: null })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving

    const ask = async () => {
      if (document.hidden) return
      try {
        const response = await fetch('/readyz', { signal })
        // A server that is not ready answers 503, and says why.
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
