import { toAccountKey } from '../../accounts/rules/account-id.ts'
import type { Accounts } from '../../accounts/services/accounts.ts'
import { type BackgroundJob, Closed, createBackgroundJob } from '../../jobs/background-job.ts'
import { type AccountWatches, RENEW_WATCH_EVERY_MS } from '../../journal/services/account-watches.ts'
import type { Clock } from '../../shared/clock.ts'
import { inBatches } from '../../store/in-batches.ts'

const READ_AT_ONCE = 100

export interface RenewWatchesJob extends BackgroundJob {
  /** Makes it look at once for accounts that are not watched yet. */
  wake(): void
}

interface Dependencies {
  /** Lists the ids of the accounts that active webhooks are about. */
  readonly listAccountIds: () => readonly string[]
  readonly accounts: Pick<Accounts, 'listStored'>
  readonly accountWatches: AccountWatches
  readonly clock: Clock
  readonly report: (error: unknown) => void
}

/** Keeps the accounts of webhooks watched: the journal records changes of watched accounts only. */
export function createRenewWatchesJob(parts: Dependencies): RenewWatchesJob {
  const { listAccountIds, accounts, accountWatches, clock, report } = parts
  let changes = Promise.withResolvers<void>()

  async function renew(): Promise<void> {
    for await (const ids of inBatches([...new Set(listAccountIds())], READ_AT_ONCE)) {
      const keys = ids.flatMap((id) => toAccountKey(id) ?? [])
      await accountWatches.watch(await accounts.listStored(keys), clock.now())
    }
  }

  return {
    ...createBackgroundJob(clock, async (pauses) => {
      for (;;) {
        const changed = changes.promise
        try {
          await pauses.wait(renew)
        } catch (error) {
          if (error instanceof Closed) throw error
          report(error)
        }
        await pauses.rest(RENEW_WATCH_EVERY_MS, changed)
      }
    }),
    wake() {
      changes.resolve()
      changes = Promise.withResolvers()
    },
  }
}
