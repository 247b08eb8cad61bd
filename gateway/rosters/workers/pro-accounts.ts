import type { Account, AccountRanks } from '../../accounts/rules/account.ts'
import type { RankEntry } from '../../accounts/rules/rank.ts'
import { foldRiotId } from '../../accounts/rules/riot-id.ts'
import type { AccountFound, AccountNotFound } from '../../accounts/services/account-results.ts'
import type { Accounts } from '../../accounts/services/accounts.ts'
import type { Ranks } from '../../accounts/services/ranks.ts'
import { openRememberedMatches } from '../../accounts/services/remembered-matches.ts'
import { type Identification, identifyAccount } from '../../accounts/workers/identify-account.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import { type Platform, regionOf } from '../../shared/region.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createProAccountRoster } from '../files/pro-account-roster.ts'
import { seemsToHaveChangedHands } from '../rules/account-doubt.ts'
import { dueAtOf, PRO_ACCOUNT_LIFETIME_MS, soloEntryOf } from '../rules/pro-account.ts'
import type { ProAccount, ProPlayer } from '../rules/pro-scene.ts'
import type { ProPlayers } from '../services/pro-players.ts'
import type { ProScene } from '../services/pro-scene.ts'

/** Pause after each account: this work is not urgent, and visitors' requests go first. */
const REST_BETWEEN_ACCOUNTS_MS = 100

/** Maximum pause between two checks for new accounts in the rosters. */
const LONGEST_REST_MS = 60_000

/** Pause after an account was not found: players rename themselves, and back. */
const REST_OF_UNKNOWN_MS = 24 * 60 * 60_000

const BACKFILL = { priority: 'backfill' } as const

export interface ProAccountsStatus {
  /** Number of accounts of all players; 0 before the first round. */
  readonly accounts: number
  /** Number of accounts that were due in the last round and have not been fetched since. */
  readonly due: number
  /** Number of paused accounts: Riot does not know them, or their fetch failed. */
  readonly leftAlone: number
  /** True while the last attempt for some accounts could not reach Riot; the job retries them. */
  readonly waiting: boolean
}

/**
 * Keeps the accounts of pro players up to date. It finds those without a PUUID for the current key, and fetches name,
 * level, picture and ranks of each every half an hour. It handles one account at a time, never fetched ones first. The
 * due times follow from the store, so the job can be stopped at any time. An account that Riot does not know, or that seems to have
 * changed hands, is marked with a doubt.
 */
export interface ProAccountsJob extends BackgroundJob {
  /** True once the first round is over: Riot was asked for every account, though it may not have answered. */
  isRoundOver(): boolean
  status(): ProAccountsStatus
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly accounts: Accounts
  readonly ranks: Ranks
  readonly proScene: ProScene
  readonly proPlayers: ProPlayers
  /** Called with unexpected errors. The job continues, and pauses the failed account for half an hour. */
  readonly report: (error: unknown) => void
}

/** An account and the time of its next fetch, in milliseconds since 1970. */
interface ScheduledFetch {
  readonly player: ProPlayer
  readonly account: ProAccount
  /** The account as it was fetched last; null before, and while it is not due. */
  readonly stored: Account | null
  readonly dueAt: number
}

export function createProAccountsJob(dependencies: Dependencies): ProAccountsJob {
  const { riot, store, clock, accounts, ranks, proScene, proPlayers, report } = dependencies
  const roster = createProAccountRoster(store, proScene)
  const remembered = openRememberedMatches(store)
  /**
   * Due times by the versions of accounts, as of when the accounts were read. Until then an account is not read again: others can
   * only fetch it meanwhile, which makes it due later.
   */
  let dueTimes: ReadonlyMap<string, number> = new Map()
  const accountRests = new Map<string, number>()
  /** End of the pause after a platform could not be asked. */
  const platformRests = new Map<Platform, number>()
  /** Time of the last failed request for an account, by its platform and Riot ID; in the next round other accounts go first. */
  const failures = new Map<string, number>()
  let [total, due] = [0, 0]
  let isRoundOver = false

  function restsUntil(account: ProAccount): number {
    return Math.max(accountRests.get(nameOf(account)) ?? 0, platformRests.get(account.platform) ?? 0)
  }

  function failedAt(account: ProAccount): number {
    return failures.get(nameOf(account)) ?? 0
  }

  /** Lists every account, the earliest due time first. Reads those that can be due. */
  async function listScheduled(): Promise<readonly ScheduledFetch[]> {
    const { players } = await proScene.look()
    const each = players.flatMap((player) => player.accounts.map((account) => ({ player, account })))
    const next = new Map<string, number>()
    const scheduled = await Promise.all(
      each.map(async ({ player, account }): Promise<ScheduledFetch> => {
        const known = dueTimeOf(account)
        const canBeDue = Math.max(known, restsUntil(account)) <= clock.now()
        const stored = canBeDue ? await proPlayers.findAccount(account) : null
        const dueTime = canBeDue ? dueAtOf(account, stored, riot.keyId, clock.now()) : known
        next.set(versionOf(account), dueTime)
        return { player, account, stored, dueAt: Math.max(dueTime, restsUntil(account)) }
      }),
    )
    dueTimes = next
    return scheduled.toSorted((a, b) => a.dueAt - b.dueAt)
  }

  /** Returns the remembered due time; 0 when there is none, or when it is of a time when the clock was wrong. */
  function dueTimeOf(account: ProAccount): number {
    const dueAt = dueTimes.get(versionOf(account)) ?? 0
    return dueAt > clock.now() + PRO_ACCOUNT_LIFETIME_MS ? 0 : dueAt
  }

  /** Fetches the due accounts. Resolves to the time until the next one is due, in milliseconds. */
  async function runRound(pauses: Pauses): Promise<number> {
    const scheduled = await pauses.wait(listScheduled)
    const now = clock.now()
    const taken = scheduled
      .filter(({ dueAt }) => dueAt <= now)
      .toSorted((a, b) => failedAt(a.account) - failedAt(b.account))
    total = scheduled.length
    due = taken.length
    for (const each of taken) {
      due--
      if (restsUntil(each.account) > clock.now()) continue
      await refresh(each, pauses)
      await pauses.rest(REST_BETWEEN_ACCOUNTS_MS)
    }
    const next = scheduled[taken.length]
    return Math.min(LONGEST_REST_MS, (next?.dueAt ?? Infinity) - clock.now())
  }

  /** Compares the owner of an account with a new name with the one before. */
  async function compare(before: RankEntry | null, ranksNow: AccountRanks, account: Account): Promise<boolean> {
    const matches = await remembered.find(account)
    return seemsToHaveChangedHands({
      standings: [before, soloEntryOf({ ranks: ranksNow })],
      champions: matches?.seen.map(({ championId }) => championId) ?? [],
    })
  }

  async function refresh({ player, account, stored }: ScheduledFetch, pauses: Pauses): Promise<void> {
    try {
      const lookup = await pauses.wait(() => ask(account))
      platformRests.delete(account.platform)
      if (lookup.kind === 'not-found') {
        accountRests.set(nameOf(account), clock.now() + REST_OF_UNKNOWN_MS)
        await roster.recordDoubt(player.id, account, { kind: 'UNKNOWN_TO_RIOT', since: clock.now() })
        return
      }
      const fetchRanks = () => pauses.wait(() => ranks.fetchRanks(lookup.account, BACKFILL.priority))
      if (isRenamed(account, lookup.account)) {
        // The new name is stored last: until then, a failed request is repeated together with the comparison.
        const since = clock.now()
        const hasChangedHands = await compare(soloEntryOf(stored), await fetchRanks(), lookup.account)
        await roster.recordFound(
          player.id,
          account,
          lookup.account,
          hasChangedHands ? { kind: 'CHANGED_HANDS', since } : null,
        )
      } else {
        await roster.recordFound(player.id, account, lookup.account)
        await fetchRanks()
      }
      accountRests.delete(nameOf(account))
      failures.delete(nameOf(account))
    } catch (error) {
      if (error instanceof Closed) throw error
      if (error instanceof UpstreamUnavailable) {
        platformRests.set(account.platform, error.retryAt)
        failures.set(nameOf(account), clock.now())
        return
      }
      report(error)
      accountRests.set(nameOf(account), clock.now() + PRO_ACCOUNT_LIFETIME_MS)
    }
  }

  /** Under another stored key, the current owner of the Riot ID must be the same player. */
  async function ask(account: ProAccount): Promise<AccountFound | AccountNotFound> {
    const region = regionOf(account.platform)
    if (account.puuid !== null && account.keyId === riot.keyId) {
      return accounts.fetchByPuuid(account.puuid, region, BACKFILL)
    }
    const known = await proPlayers.findAccount(account)
    if (known === null) return accounts.fetchByRiotId(account, region, BACKFILL)
    const puuid = puuidOf(known, await identifyAccount(riot, store, known))
    if (puuid === null) return { kind: 'not-found', riotId: account, region, activeRegion: null }
    return accounts.fetchByPuuid(puuid, region, BACKFILL)
  }

  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      let restMs = LONGEST_REST_MS
      try {
        restMs = await runRound(pauses)
        isRoundOver = true
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
      }
      await pauses.rest(restMs)
    }
  }

  return {
    ...createBackgroundJob(clock, run),
    isRoundOver: () => isRoundOver,
    status: () => ({
      accounts: total,
      due,
      leftAlone: [...accountRests.values()].filter((until) => until > clock.now()).length,
      waiting: platformRests.size > 0,
    }),
  }
}

/** True when Riot has another name for an account whose PUUID was known. Before, there is no earlier owner to compare with. */
function isRenamed(account: ProAccount, found: Account): boolean {
  return account.puuid !== null && foldRiotId(account) !== foldRiotId(found)
}

/** Identifies an account without its PUUID, so that a corrected Riot ID in the rosters counts as another account. */
function nameOf(account: ProAccount): string {
  return `${account.platform}_${foldRiotId(account)}`
}

/** Identifies an account as the rosters have it: one that gets another PUUID can be due at once. */
function versionOf(account: ProAccount): string {
  return `${nameOf(account)} ${account.keyId} ${account.puuid}`
}

/** Returns the current PUUID of another key's account; null when its player was not found. */
function puuidOf(known: Account, found: Identification): string | null {
  switch (found.kind) {
    case 'unchanged':
      return known.puuid
    case 'moved':
      return found.to.identity.value.puuid
    case 'doubtful':
    case 'not-found':
      return null
    default:
      return found satisfies never
  }
}
