import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { LeaguepediaApi } from '../../leaguepedia/leaguepedia-api.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { ProposalRound } from '../collections/proposal-rounds.ts'
import { type AskPatiently, type LeaguepediaReading, readLeaguepedia } from './read-leaguepedia.ts'
import { createRoundWriter } from './write-round.ts'

/** Interval of the rounds. */
const ROUND_INTERVAL_MS = 6 * 60 * 60_000

/** Interval of the rounds that read everything again, and so find what no new move tells. The others read what is new. */
const FULL_INTERVAL_MS = 24 * 60 * 60_000

/** Pause after a round that failed. */
const RETRY_INTERVAL_MS = 60 * 60_000

/** Largest number of requests of one round. One that reads everything for the bundled rosters needs about 40. */
const MAX_REQUESTS = 400

/** Times that a request is repeated after a pause that Leaguepedia asked for. Then the round ends. */
const MAX_PAUSES = 6

/** Longest pause within a round. */
const LONGEST_PAUSE_MS = 60 * 60_000

/** Interval of the looks whether another instance has run a round. */
const LOOK_INTERVAL_MS = 60_000

export interface ProposeRostersStatus {
  /** `reading` during a round, `waiting` between two. */
  readonly state: 'reading' | 'waiting'
  /** Requests of the present round. */
  readonly requests: number
  /** Null before the first round. */
  readonly lastRound: Pick<ProposalRound, 'outcome' | 'endedAt' | 'doneAt' | 'nextAt' | 'ambiguous' | 'leftOut'> | null
}

/**
 * Compares the rosters with Leaguepedia in rounds, and fills the review queue. A round is read into memory and written at once, so
 * a stopped one leaves nothing behind, and the next one begins again. The last reading stays in memory, so the first round of a
 * process reads everything.
 */
export interface ProposeRostersJob extends BackgroundJob {
  status(): ProposeRostersStatus
}

interface Dependencies {
  readonly leaguepedia: LeaguepediaApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly proScene: Pick<ProScene, 'look'>
  /** Called with unexpected errors. The job continues with the next round. */
  readonly report: (error: unknown) => void
}

export function createProposeRostersJob({
  leaguepedia,
  store,
  clock,
  proScene,
  report,
}: Dependencies): ProposeRostersJob {
  const writer = createRoundWriter({ store, proScene })
  let last: ProposalRound | null = null
  let isReading = false
  let requests = 0
  let lastReading: LeaguepediaReading | null = null
  let readAllAt = -Infinity

  async function read(pauses: Pauses): Promise<LeaguepediaReading> {
    requests = 0
    const askPatiently: AskPatiently = async (ask) => {
      for (let failures = 0; ; failures++) {
        if (++requests > MAX_REQUESTS) throw new Error(`A round took more than ${MAX_REQUESTS} requests.`)
        try {
          return await pauses.wait(ask)
        } catch (error) {
          if (!(error instanceof UpstreamUnavailable)) throw error
          const pauseMs = error.retryAt - clock.now()
          if (failures >= MAX_PAUSES || pauseMs > LONGEST_PAUSE_MS) throw error
          await pauses.rest(pauseMs)
        }
      }
    }
    const scene = await pauses.wait(() => proScene.look())
    const now = clock.now()
    const known = now < readAllAt + FULL_INTERVAL_MS ? lastReading : null
    const reading = await readLeaguepedia({ leaguepedia, askPatiently, scene, last: known, now })
    if (known === null) readAllAt = now
    lastReading = reading
    return reading
  }

  async function runRound(pauses: Pauses): Promise<ProposalRound> {
    try {
      const { reading } = await read(pauses)
      const endedAt = clock.now()
      return await pauses.wait(() => writer.write(reading, { endedAt, nextAt: endedAt + ROUND_INTERVAL_MS }))
    } catch (error) {
      if (error instanceof Closed) throw error
      const endedAt = clock.now()
      const isUnavailable = error instanceof UpstreamUnavailable
      if (!isUnavailable) report(error)
      const retryAt = isUnavailable ? error.retryAt : 0
      const times = { endedAt, nextAt: Math.max(retryAt, endedAt + RETRY_INTERVAL_MS) }
      return pauses.wait(() => writer.fail(isUnavailable ? 'UNAVAILABLE' : 'FAILED', times))
    }
  }

  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      try {
        last = await pauses.wait(() => writer.last())
        // A wrong clock may have written a later time.
        if (last === null || clock.now() >= last.nextAt || last.nextAt > clock.now() + ROUND_INTERVAL_MS) {
          isReading = true
          last = await runRound(pauses)
        }
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
      } finally {
        isReading = false
      }
      await pauses.rest(Math.max(LOOK_INTERVAL_MS, Math.min((last?.nextAt ?? 0) - clock.now(), ROUND_INTERVAL_MS)))
    }
  }

  return {
    ...createBackgroundJob(clock, run),
    status() {
      if (last === null) return { state: isReading ? 'reading' : 'waiting', requests, lastRound: null }
      const { outcome, endedAt, doneAt, nextAt, ambiguous, leftOut } = last
      const lastRound = { outcome, endedAt, doneAt, nextAt, ambiguous, leftOut }
      return { state: isReading ? 'reading' : 'waiting', requests, lastRound }
    },
  }
}
