import type { Clock } from '../../shared/clock.ts'
import type { Fetch } from '../../upstream/fetch.ts'
import type { OnUpstreamEvent } from '../../upstream/upstream-event.ts'
import { createDownload, type Download } from './download.ts'

/** Most failures last minutes, while a champion of a new patch has no name; this puts little load on a failing upstream. */
const RETRY_INTERVAL_MS = 300_000

export interface GameFiles {
  readonly fetch: Fetch
  /** Base URL, such as `https://ddragon.leagueoflegends.com`; null to send no requests. */
  readonly baseUrl: string | null
  readonly clock: Clock
  /** Called once for each read of all files. Its part is the name of the upstream. */
  readonly onEvent: OnUpstreamEvent
}

export interface RefreshingOptions extends GameFiles {
  readonly upstream: string
  /** Interval between two reads, in milliseconds. */
  readonly intervalMs: number
  /** Reads the data. Throws when a file is not valid. */
  readonly read: (download: Download) => Promise<void>
}

export interface Refreshing {
  /** Starts the reads, the first at once, and returns immediately. Call it once. */
  start(): void
  /** Problem of the last read; null when there was none. */
  problem(): string | null
  close(): void
}

export function createRefreshing(options: RefreshingOptions): Refreshing {
  const { upstream, fetch, baseUrl, clock, intervalMs, read, onEvent } = options
  const closing = new AbortController()
  let cancelNext: (() => void) | null = null
  let problem: string | null = null

  async function keepFresh(from: string): Promise<void> {
    await refresh(from)
    if (closing.signal.aborted) return
    cancelNext = clock.schedule(problem === null ? intervalMs : RETRY_INTERVAL_MS, () => void keepFresh(from))
  }

  async function refresh(from: string): Promise<void> {
    const giveUp = new AbortController()
    try {
      await read(createDownload(fetch, from, clock, AbortSignal.any([closing.signal, giveUp.signal])))
      problem = null
      onEvent({ part: upstream, outcome: 'ok', problem, isPaused: false })
    } catch (error) {
      giveUp.abort()
      if (closing.signal.aborted) return
      problem = `${upstream}'s answer is not valid: ${error instanceof Error ? error.message : String(error)}`
      onEvent({ part: upstream, outcome: 'invalid', problem, isPaused: true })
    }
  }

  return {
    start() {
      if (baseUrl !== null) void keepFresh(baseUrl.replace(/\/+$/, ''))
    },
    problem: () => problem,
    close() {
      closing.abort()
      cancelNext?.()
    },
  }
}
