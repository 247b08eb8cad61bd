/** Activity of a job since the start of the process, on any lease. */
export interface JobActivity {
  /** Pieces of work that have ended, each followed by a rest. */
  readonly runs: number
  /** Failures that the job has reported. A run can have several. */
  readonly failures: number
  /** End of the last run without a failure, in milliseconds since 1970; null before the first one. */
  readonly succeededAt: number | null
}

interface Counted {
  runs: number
  failures: number
  succeededAt: number | null
  hasFailed: boolean
}

/** Counts the runs and failures of jobs by their names. */
export class JobActivities {
  readonly #now: () => number
  readonly #jobs = new Map<string, Counted>()

  /** @param now Returns the time in milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now
  }

  ended(job: string): void {
    const counted = this.#of(job)
    counted.runs += 1
    if (!counted.hasFailed) counted.succeededAt = this.#now()
    counted.hasFailed = false
  }

  failed(job: string): void {
    const counted = this.#of(job)
    counted.failures += 1
    counted.hasFailed = true
  }

  list(): ReadonlyMap<string, JobActivity> {
    return this.#jobs
  }

  #of(job: string): Counted {
    const known = this.#jobs.get(job)
    if (known !== undefined) return known
    const counted = { runs: 0, failures: 0, succeededAt: null, hasFailed: false }
    this.#jobs.set(job, counted)
    return counted
  }
}
