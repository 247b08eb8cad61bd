import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { Account } from '../rules/account.ts'
import { createAccountKeys } from './account-keys.ts'
import { type Identification, identifyAccount } from './identify-account.ts'
import { createKnownKeys } from './known-keys.ts'

/** Minimum pause before a retry. */
const SHORTEST_REST_MS = 1000

/** Pause after a failure of the store. */
const REST_AFTER_FAILURE_MS = 60_000

/** Progress of the job since its start. */
export interface ReResolveStatus {
  /** True while the job pauses because Riot or the store could not be asked; it continues by itself. */
  readonly waiting: boolean
  /** True when nothing is left to do until the next start. */
  readonly finished: boolean
  readonly resolved: number
  /** Accounts that were set aside because their player was not found. */
  readonly lost: number
}

/**
 * Moves all stored accounts with their data to the current API key after a change of the key, because Riot encrypts
 * PUUIDs for each key. It handles one account at a time. The remaining work follows from the store, so the job can be
 * stopped at any time and can run in several processes.
 */
export interface ReResolve extends BackgroundJob {
  status(): ReResolveStatus
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  /** Called with unexpected errors. The job continues; an account that fails is left for the next start. */
  readonly report: (error: unknown) => void
}

export function createReResolve({ riot, store, clock, report }: Dependencies): ReResolve {
  const knownKeys = createKnownKeys(store)
  const accountKeys = createAccountKeys(store)
  let status: ReResolveStatus = { waiting: false, finished: false, resolved: 0, lost: 0 }

  async function rest(pauses: Pauses, ms: number): Promise<void> {
    status = { ...status, waiting: true }
    try {
      await pauses.rest(Math.max(ms, SHORTEST_REST_MS))
    } finally {
      status = { ...status, waiting: false }
    }
  }

  async function run(pauses: Pauses): Promise<void> {
    while (!status.finished) await runRound(pauses)
  }

  async function runRound(pauses: Pauses): Promise<void> {
    try {
      await knownKeys.note(riot.keyId, clock.now())
      const finished = await goThroughAccounts(pauses)
      status = { ...status, finished }
    } catch (error) {
      if (error instanceof Closed) throw error
      report(error)
      await rest(pauses, REST_AFTER_FAILURE_MS)
    }
  }

  /** Resolves to true unless Riot could not be asked about one of the accounts. */
  async function goThroughAccounts(pauses: Pauses): Promise<boolean> {
    let isComplete = true
    for (const keyId of await knownKeys.listOthers(riot.keyId)) {
      for await (const account of knownKeys.listAccounts(keyId)) {
        try {
          await resolve(account, pauses)
        } catch (error) {
          if (error instanceof Closed) throw error
          if (error instanceof UpstreamUnavailable) {
            isComplete = false
            await rest(pauses, error.retryAt - clock.now())
          } else {
            report(error)
          }
        }
      }
      await knownKeys.forgetWhenEmpty(keyId)
    }
    return isComplete
  }

  async function resolve(account: Account, pauses: Pauses): Promise<void> {
    const found = await pauses.wait(() => identifyAccount(riot, store, account))
    const isDone = await write(account, found)
    if (!isDone) return
    const isResolved = found.kind === 'unchanged' || found.kind === 'moved'
    status = isResolved ? { ...status, resolved: status.resolved + 1 } : { ...status, lost: status.lost + 1 }
  }

  function write(account: Account, found: Identification): Promise<boolean> {
    switch (found.kind) {
      case 'unchanged':
        return accountKeys.keep(account, riot.keyId)
      case 'moved':
        return accountKeys.move(account, found.to, riot.keyId)
      case 'doubtful':
        return accountKeys.replaceAccount(account, found.now, riot.keyId)
      case 'not-found':
        return accountKeys.setAside(account)
      default:
        return found satisfies never
    }
  }

  return { ...createBackgroundJob(clock, run), status: () => status }
}
