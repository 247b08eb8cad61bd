import { createProAccountsJob, type ProAccountsJob } from '../../gateway/rosters/workers/pro-accounts.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import type { openTestWorld } from './test-world.ts'

type TestWorld = ReturnType<typeof openTestWorld>

/** What the job needs of a test world. */
interface JobWorld extends Pick<TestWorld, 'context' | 'riot' | 'store'> {
  readonly clock: Clock
}

/** Opens the job that keeps the accounts of pro players up to date in a test world. It reports errors into `complaints`. */
export function openProAccountsJob(
  { context, riot, store, clock }: JobWorld,
  complaints: unknown[] = [],
): ProAccountsJob {
  return createProAccountsJob({
    ...context,
    riot,
    store,
    clock,
    report: (error) => complaints.push(error),
  })
}

/** Advances the clock until no account is due. */
export async function untilNothingIsDue({ clock }: TestWorld, job: ProAccountsJob): Promise<void> {
  for (let turns = 0; job.status().accounts === 0 || job.status().due > 0; turns++) {
    if (turns === 1000) throw new Error(`The job stops at ${JSON.stringify(job.status())}`)
    await clock.advance(100)
  }
  // The last account is still being fetched.
  await clock.advance(1000)
}

/**
 * Fetches all due accounts of the pro players of a test world, and stops. `parts` replaces what the job uses of the world. Throws when the
 * job reports an error.
 */
export async function fetchProAccounts(world: TestWorld, parts: JobWorld = world): Promise<void> {
  const complaints: unknown[] = []
  const job = openProAccountsJob(parts, complaints)
  job.start()
  await untilNothingIsDue(world, job)
  await job.close()
  if (complaints.length > 0) throw new AggregateError(complaints, 'The job reported errors.')
}
