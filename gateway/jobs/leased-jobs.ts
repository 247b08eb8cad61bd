import type { Clock } from '../shared/clock.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { BackgroundJob } from './background-job.ts'
import type { JobActivities, JobActivity } from './job-activity.ts'
import { createLease, type LeaseStatus } from './lease.ts'

/** Jobs that wait for events have no rests. */
export type LeasedJob = Omit<BackgroundJob, 'onRest'> & Partial<Pick<BackgroundJob, 'onRest'>> & { status(): object }

export interface LeasedJobsStatus {
  readonly lease: LeaseStatus
  /** By job name; `elsewhere` while another instance runs the jobs, `waiting` while no instance is known to. */
  readonly jobs: Readonly<Record<string, object>> | 'elsewhere' | 'waiting'
}

/** Jobs on the holder of the lease. */
export interface LeasedJobs {
  start(): void
  close(): Promise<void>
  status(): LeasedJobsStatus
  /** Returns what each job has done in this process, by its name. */
  activities(): ReadonlyMap<string, JobActivity>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly name: string
  readonly holder: string
  /** Creates the jobs whenever the lease is acquired: a closed job can't start again. */
  readonly makeJobs: () => Readonly<Record<string, LeasedJob>>
  /** Counts the runs of the jobs; the jobs themselves report their failures to it. */
  readonly activities: JobActivities
  readonly report: (error: unknown) => void
}

export function createLeasedJobs({ makeJobs, activities, ...dependencies }: Dependencies): LeasedJobs {
  let jobs: Readonly<Record<string, LeasedJob>> | null = null
  let areWanted = false
  /** Serialises starts and stops: old jobs end before new ones start. */
  let steps: Promise<void> = Promise.resolve()

  function want(wanted: boolean): Promise<void> {
    areWanted = wanted
    steps = steps.then(step)
    return steps
  }

  async function step(): Promise<void> {
    if (areWanted && jobs === null) {
      jobs = makeJobs()
      for (const [name, job] of Object.entries(jobs)) {
        job.onRest?.(() => activities.ended(name))
        job.start()
      }
    } else if (!areWanted && jobs !== null) {
      const ending = Object.values(jobs)
      jobs = null
      const ends = await Promise.allSettled(ending.map((job) => job.close()))
      for (const end of ends) if (end.status === 'rejected') dependencies.report(end.reason)
    }
  }

  const lease = createLease({
    ...dependencies,
    onAcquired: () => void want(true),
    onLost: () => want(false),
  })
  return {
    start: () => lease.start(),
    close: () => lease.close(),
    activities: () => activities.list(),
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
