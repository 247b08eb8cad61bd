import { createProAccountsJob, type ProAccountsJob } from '../../gateway/ingest/pro-accounts.ts'
import type { openTestWorld } from './test-world.ts'

type TestWorld = ReturnType<typeof openTestWorld>

/** The job that keeps the accounts of pro players, in a test world. What it reports goes into `complaints`. */
export function openProAccountsJob(
  { context, riot, store, clock }: TestWorld,
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

/** Lets time pass until a job has nothing left that is due. */
export async function untilNothingIsDue({ clock }: TestWorld, job: ProAccountsJob): Promise<void> {
  for (let turns = 0; job.status().accounts === 0 || job.status().due > 0; turns++) {
    if (turns === 1000) throw new Error(`It ends at ${JSON.stringify(job.status())}`)
    await clock.advance(100)
  }
  // The last account is under way.
  await clock.advance(1000)
}

/** Fetches all accounts of pro players of a test world that are due, and stops. The job must not complain. */
export async function fetchProAccounts(world: TestWorld): Promise<void> {
  const complaints: unknown[] = []
  const job = openProAccountsJob(world, complaints)
  job.start()
  await untilNothingIsDue(world, job)
  await job.close()
  if (complaints.length > 0) throw new AggregateError(complaints, 'The job complains.')
}
