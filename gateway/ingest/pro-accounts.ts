import type { Account } from '../domain/account.ts'
import { dueAtOf, PRO_ACCOUNT_LIFETIME } from '../domain/pro-account.ts'
import type { ProAccount, ProPlayer } from '../domain/pro-scene.ts'
import { type Platform, regionOf } from '../domain/region.ts'
import { foldRiotId } from '../domain/riot-id.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import { UpstreamUnavailable } from '../ports/upstream.ts'
import type { AccountFound, AccountNotFound, Accounts } from '../services/accounts.ts'
import type { ProPlayers } from '../services/pro-players.ts'
import type { ProScene } from '../services/pro-scene.ts'
import type { Ranks } from '../services/ranks.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from './background-job.ts'
import { type Identification, identifyAccount } from './identify-account.ts'
import { createProAccountRoster } from './pro-account-roster.ts'

/** How long the job rests after each account, in milliseconds: nothing of it is urgent, and visitors want answers. */
const REST_BETWEEN_ACCOUNTS = 100

/** How long the job rests at most before it looks whether the rosters have new accounts, in milliseconds. */
const LONGEST_REST = 60_000

/** How long an account that nobody has is left alone, in milliseconds: people rename themselves, and back. */
const REST_OF_UNKNOWN = 24 * 60 * 60_000

const BACKFILL = { priority: 'backfill' } as const

/** How the job is doing. */
export interface ProAccountsStatus {
  /** How many accounts the players have together; 0 until the job has looked. */
  readonly accounts: number
  /** How many of them were due when the job last looked, and have not been taken up since. */
  readonly due: number
  /** How many of them are left alone for now, because Riot does not know them or they failed. */
  readonly leftAlone: number
  /** Riot could not be asked about some of them when that was last tried; the job goes on by itself. */
  readonly waiting: boolean
}

/**
 * Keeps the accounts of pro players as Riot knows them: finds those that have no PUUID for the present key, and fetches
 * name, level, picture and ranks of each every half an hour. It takes one account after the other, those that were never
 * fetched first, and the store says what is due, so it can be stopped at any moment.
 */
export interface ProAccountsJob extends BackgroundJob {
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
  /** Is told what nobody foresaw. The job goes on: an account that fails is left alone for half an hour. */
  readonly report: (error: unknown) => void
}

/** An account with the moment at which it is to be fetched, in milliseconds since 1970. */
interface Appointment {
  readonly player: ProPlayer
  readonly account: ProAccount
  readonly dueAt: number
}

export function createProAccountsJob(dependencies: Dependencies): ProAccountsJob {
  const { riot, store, clock, accounts, ranks, proScene, proPlayers, report } = dependencies
  const roster = createProAccountRoster(store, proScene)
  /** Until when an account is left alone, by its platform and Riot ID. */
  const accountRests = new Map<string, number>()
  /** Until when Riot can't be asked about a platform. */
  const platformRests = new Map<Platform, number>()
  /** When Riot could not be asked about an account, by its platform and Riot ID; the next time others go first. */
  const failures = new Map<string, number>()
  let [total, due] = [0, 0]

  function restsUntil(account: ProAccount): number {
    return Math.max(accountRests.get(nameOf(account)) ?? 0, platformRests.get(account.platform) ?? 0)
  }

  function failedAt(account: ProAccount): number {
    return failures.get(nameOf(account)) ?? 0
  }

  /** Every account, the one that is due first at the beginning. */
  async function listAppointments(): Promise<readonly Appointment[]> {
    const { players } = await proScene.look()
    const listed = await Promise.all(
      players.map(async (player) => {
        const stored = await proPlayers.listAccounts(player)
        return stored.map(({ stored: known, ...account }) => {
          const dueAt = Math.max(dueAtOf(account, known, riot.keyId), restsUntil(account))
          return { player, account, dueAt }
        })
      }),
    )
    return listed.flat().toSorted((a, b) => a.dueAt - b.dueAt)
  }

  /** Fetches what is due. Answers for how long there is nothing to do then, in milliseconds. */
  async function goRound(pauses: Pauses): Promise<number> {
    const appointments = await pauses.wait(listAppointments)
    const now = clock.now()
    const taken = appointments
      .filter(({ dueAt }) => dueAt <= now)
      .toSorted((a, b) => failedAt(a.account) - failedAt(b.account))
    total = appointments.length
    due = taken.length
    for (const appointment of taken) {
      due--
      if (restsUntil(appointment.account) > clock.now()) continue
      await keep(appointment, pauses)
      await pauses.rest(REST_BETWEEN_ACCOUNTS)
    }
    const next = appointments[taken.length]
    return Math.min(LONGEST_REST, (next?.dueAt ?? Infinity) - clock.now())
  }

  async function keep({ player, account }: Appointment, pauses: Pauses): Promise<void> {
    try {
      const lookup = await pauses.wait(() => ask(account))
      platformRests.delete(account.platform)
      if (lookup.kind === 'not-found') {
        accountRests.set(nameOf(account), clock.now() + REST_OF_UNKNOWN)
        return
      }
      await roster.tellFound(player.id, account, lookup.account)
      await pauses.wait(() => ranks.fetchRanks(lookup.account, BACKFILL.priority))
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
      accountRests.set(nameOf(account), clock.now() + PRO_ACCOUNT_LIFETIME)
    }
  }

  /** Asks Riot for an account. Where it is stored under another key, whoever has its Riot ID now must be the same player. */
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
      let restMs = LONGEST_REST
      try {
        restMs = await goRound(pauses)
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
      }
      await pauses.rest(restMs)
    }
  }

  return {
    ...createBackgroundJob(clock, run),
    status: () => ({
      accounts: total,
      due,
      leftAlone: [...accountRests.values()].filter((until) => until > clock.now()).length,
      waiting: platformRests.size > 0,
    }),
  }
}

/** What an account is called here, whatever its PUUID: a roster that is corrected names another one. */
function nameOf(account: ProAccount): string {
  return `${account.platform}_${foldRiotId(account)}`
}

/** The PUUID that an account of another key has now; null when nobody is known to be its player. */
function puuidOf(known: Account, found: Identification): string | null {
  switch (found.kind) {
    case 'unchanged':
      return known.puuid
    case 'moved':
      return found.to.identity.value.puuid
    case 'doubtful':
    case 'nobody':
      return null
    default:
      return found satisfies never
  }
}
