import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { BackgroundJob } from './background-job.ts'
import { createLease, type LeaseStatus } from './lease.ts'

/** A job that says how it is doing. */
export type LeasedJob = BackgroundJob & { status(): object }

/** How the jobs are doing, here or not. */
export interface LeasedJobsStatus {
  readonly lease: LeaseStatus
  /** By the names of the jobs; `elsewhere` while another instance runs them, `waiting` while nobody is known to. */
  readonly jobs: Readonly<Record<string, object>> | 'elsewhere' | 'waiting'
}

/** Jobs that run in one instance at a time: in the one that has the lease. */
export interface LeasedJobs {
  /** Begins to try for the lease. */
  start(): void
  /** Stops the jobs and gives the lease back. */
  close(): Promise<void>
  status(): LeasedJobsStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** The name of the lease. */
  readonly name: string
  /** Names this run of this instance, and no other. */
  readonly holder: string
  /** Makes the jobs, each time that the lease is taken: a job that was closed can't start again. */
  readonly makeJobs: () => Readonly<Record<string, LeasedJob>>
  /** Is told what nobody foresaw. */
  readonly report: (error: unknown) => void
}

export function createLeasedJobs({ makeJobs, ...dependencies }: Dependencies): LeasedJobs {
  let jobs: Readonly<Record<string, LeasedJob>> | null = null
  let areWanted = false
  /** Starts and stops one after the other: those of before end before others begin. */
  let steps: Promise<void> = Promise.resolve()

  function want(wanted: boolean): Promise<void> {
    areWanted = wanted
    steps = steps.then(step)
    return steps
  }

  async function step(): Promise<void> {
    if (areWanted && jobs === null) {
      jobs = makeJobs()
      for (const job of Object.values(jobs)) job.start()
    } else if (!areWanted && jobs !== null) {
      const ending = Object.values(jobs)
      jobs = null
      const ends = await Promise.allSettled(ending.map((job) => job.close()))
      for (const end of ends) if (end.status === 'rejected') dependencies.report(end.reason)
    }
  }

  const lease = createLease({
    ...dependencies,
    onTaken: () => void want(true),
    onLost: () => want(false),
  })
  return {
    start: () => lease.start(),
    close: () => lease.close(),
    status() {
      const status = lease.status()
      if (jobs !== null) {
        return {
          lease: status,
          jobs: Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.status()])),
        }
      }
      return { lease: status, jobs: status.state === 'elsewhere' ? 'elsewhere' : 'waiting' }
    },
  }
}
