import type { Clock } from '../../shared/clock.ts'
import type { Fetch } from '../../upstream/fetch.ts'
import type { OnUpstreamEvent } from '../../upstream/upstream-event.ts'
import { createDownload, type Download, DownloadFailed } from './download.ts'

/** Interval between the starts of two tries while the upstream answers nothing: then each sends one or two requests. */
const TRIAL_INTERVAL_MS = 6_000

/** Shortest pause after a try, which may last almost as long. */
const SHORTEST_PAUSE_MS = 1_000

/** Interval while single files are not valid, as in the minutes after a patch: then each try downloads all the others. */
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
    const pauseMs = await refresh(from)
    if (closing.signal.aborted) return
    cancelNext = clock.schedule(pauseMs, () => void keepFresh(from))
  }

  /** Returns the pause until the next read, in milliseconds. */
  async function refresh(from: string): Promise<number> {
    const giveUp = new AbortController()
    const startedAt = clock.now()
    const download = createDownload(fetch, from, clock, AbortSignal.any([closing.signal, giveUp.signal]))
    let downloaded = 0
    const downloadAndCount: Download = async (path, parse) => {
      const file = await download(path, parse)
      downloaded += 1
      return file
    }
    try {
      await read(downloadAndCount)
      problem = null
      onEvent({ part: upstream, outcome: 'ok', problem, isPaused: false })
      return intervalMs
    } catch (error) {
      giveUp.abort()
      if (closing.signal.aborted) return RETRY_INTERVAL_MS
      problem = `${upstream}: ${error instanceof Error ? error.message : String(error)}`
      const failure = error instanceof DownloadFailed ? error : new DownloadFailed('invalid', problem)
      onEvent({ part: upstream, outcome: failure.outcome, problem, isPaused: true })
      if (failure.retryAfterMs > 0) return failure.retryAfterMs
      if (downloaded > 0 || failure.isLasting) return RETRY_INTERVAL_MS
      return Math.max(SHORTEST_PAUSE_MS, startedAt + TRIAL_INTERVAL_MS - clock.now())
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
