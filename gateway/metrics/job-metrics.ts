import type { Registry } from 'prom-client'
import type { LeasedJobs } from '../jobs/leased-jobs.ts'
import { counterAtScrape, gaugeAtScrape } from './at-scrape.ts'

/**
 * Reads the lease and what the background jobs have done. `jobs` is null on an instance that never runs them. The label
 * is not `job`: Prometheus sets that one itself.
 */
export function readJobs(registry: Registry, jobs: Pick<LeasedJobs, 'status' | 'activities'> | null): void {
  const list = () => [...(jobs?.activities() ?? [])]

  gaugeAtScrape(registry, {
    name: 'lanewatch_lease_held',
    help: 'Whether this instance has the lease, and runs the background jobs: 1 or 0.',
    labelNames: [],
    read: () => [[{}, jobs?.status().lease.state === 'held' ? 1 : 0]],
  })
  counterAtScrape(registry, {
    name: 'lanewatch_job_runs_total',
    help: 'Pieces of work that a background job has ended.',
    labelNames: ['name'],
    read: () => list().map(([name, { runs }]) => [{ name }, runs]),
  })
  counterAtScrape(registry, {
    name: 'lanewatch_job_failures_total',
    help: 'Failures that a background job has reported.',
    labelNames: ['name'],
    read: () => list().map(([name, { failures }]) => [{ name }, failures]),
  })
  gaugeAtScrape(registry, {
    name: 'lanewatch_job_last_success_timestamp_seconds',
    help: 'Time of the last piece of work that a background job has ended without a failure, since 1970.',
    labelNames: ['name'],
    read: () =>
      list().flatMap(([name, { succeededAt }]) =>
        succeededAt === null ? [] : [[{ name }, succeededAt / 1000] as const],
      ),
  })
}
