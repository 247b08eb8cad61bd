import { createLadderWorker } from './ingest/ladders.ts'
import { createProAccountsJob } from './ingest/pro-accounts.ts'
import { createReResolve } from './ingest/re-resolve-accounts.ts'
import type { Clock } from './ports/clock.ts'
import type { DocumentStore } from './ports/document-store.ts'
import type { RiotApi } from './ports/riot-api.ts'
import type { GraphQLContext } from './schema/context.ts'
import type { Log } from './server/log.ts'

/** What goes on in the background. */
export interface Jobs {
  start(): void
  /** Stops all of them. Nothing is begun any more when it resolves, which does not wait for Riot. */
  close(): Promise<void>
  /** How each is doing, for whoever asks after the health of the product. */
  status(): Readonly<Record<string, object>>
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly context: Pick<GraphQLContext, 'accounts' | 'ranks' | 'proScene' | 'proPlayers'>
  readonly log: Log
}

/** Every job of the product, over the services of a context. */
export function createJobs({ riot, store, clock, context, log }: Dependencies): Jobs {
  const complainOf = (trouble: string) => (error: unknown) => log.error(trouble, { error })
  const reResolve = createReResolve({
    riot,
    store,
    clock,
    report: complainOf('an account could not be brought under the present key'),
  })
  const proAccounts = createProAccountsJob({
    ...context,
    riot,
    store,
    clock,
    report: complainOf('an account of a pro player could not be kept up to date'),
  })
  const ladders = createLadderWorker({
    riot,
    store,
    clock,
    report: complainOf('a ladder could not be kept up to date'),
  })
  const all = [reResolve, proAccounts, ladders]
  return {
    start() {
      for (const job of all) job.start()
    },
    async close() {
      await Promise.all(all.map((job) => job.close()))
    },
    status: () => ({ reResolve: reResolve.status(), proAccounts: proAccounts.status(), ladders: ladders.status() }),
  }
}
