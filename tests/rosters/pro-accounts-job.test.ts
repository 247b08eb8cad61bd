import { beforeEach, describe, expect, it } from 'vitest'
import { accountDocumentId, accountsCollection } from '../../gateway/accounts/collections/accounts.ts'
import { type Accounts, createAccounts } from '../../gateway/accounts/services/accounts.ts'
import { createRanks } from '../../gateway/accounts/services/ranks.ts'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import { accountClaim, proClaimsCollection } from '../../gateway/rosters/collections/pro-claims.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import type { ProAccount, ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import type { ProAccountsJob } from '../../gateway/rosters/workers/pro-accounts.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { fetchProAccounts, openProAccountsJob, untilNothingIsDue } from '../support/pro-accounts.ts'
import { proAccountOf, proPlayerNamed, type Rosters, rostersOf, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let world: ReturnType<typeof openTestWorld>
let rosters: Rosters
/** A player with accounts on two platforms. */
let player: ProPlayer

beforeEach(async () => {
  world = openTestWorld()
  rosters = rostersOf(world.simulator)
  const found = rosters.players.find(({ memberships }) => memberships[0]?.team === 'G2')
  if (found === undefined) throw new Error('G2 has no players.')
  player = found
  await writeRosters(world.store, { ...rosters, players: [player] })
})

/** Changes the player in the store without the job. */
async function rewrite(changed: Partial<ProPlayer>): Promise<void> {
  const before = await readPlayer()
  await writeRosters(world.store, { players: [{ ...before, ...changed, revision: before.revision + 1 }] })
  await world.clock.advance(0)
}

async function readPlayer(): Promise<ProPlayer> {
  const found = await openCollection(world.store, proPlayersCollection).find(player.id)
  if (found === null) throw new Error(`${player.name} is gone.`)
  return found
}

async function readAccount({ platform, puuid }: ProAccount) {
  if (puuid === null) return null
  return openCollection(world.store, accountsCollection).find(accountDocumentId({ platform, puuid }))
}

async function readClaim(account: ProAccount): Promise<string | null> {
  const claim = await openCollection(world.store, proClaimsCollection).find(accountClaim(account))
  return claim?.playerId ?? null
}

/** Starts the job and returns it once all accounts are fetched. */
async function startJob(): Promise<{ readonly job: ProAccountsJob; readonly complaints: readonly unknown[] }> {
  const complaints: unknown[] = []
  const job = openProAccountsJob(world, complaints)
  job.start()
  await untilNothingIsDue(world, job)
  return { job, complaints }
}

/** Opens the parts that the job uses again, under another key or clock. */
function reopen({ apiKey = 'test', clock = world.clock }: { readonly apiKey?: string; readonly clock?: Clock }) {
  const { simulator, store, requests } = world
  const riot = createRiotApi({
    fetch: (request) => {
      requests.push(request.url)
      return simulator.fetch(request)
    },
    clock,
    baseUrl: 'https://{routing}.api.riotgames.com',
    apiKey,
    random: () => 0.5,
  })
  const ranks = createRanks({ riot, store, clock })
  const accounts = createAccounts({ riot, store, clock, ranks })
  return { riot, store, clock, context: { ...world.context, ranks, accounts } }
}

/** The account at this index in the player's roster entry. */
async function accountAt(index: number): Promise<ProAccount> {
  const account = (await readPlayer()).accounts[index]
  if (account === undefined) throw new Error(`${player.name} has no account ${index}.`)
  return account
}

/** The game names of the accounts that everyone sees and that count. */
async function shownAccounts(): Promise<readonly string[]> {
  const shown = await world.context.proPlayers.listAccounts(await readPlayer())
  return shown.map(({ gameName }) => gameName)
}

describe('the job that updates the accounts of pro players', () => {
  it('finds their PUUIDs, and fetches level, icon and ranks', async () => {
    await fetchProAccounts(world)
    const { accounts, revision } = await readPlayer()
    expect(accounts).toHaveLength(player.accounts.length)
    expect(revision).toBe(player.accounts.length)
    for (const account of accounts) {
      expect(account.keyId).toBe(world.riot.keyId)
      const stored = await readAccount(account)
      expect(stored).toMatchObject({ gameName: account.gameName, tagLine: account.tagLine })
      expect(stored?.ranks?.entries).not.toEqual([])
    }
  })

  it('updates the views of the rosters at once', async () => {
    await world.context.proScene.look()
    await fetchProAccounts(world)
    const view = await world.context.proScene.look()
    expect(view.findPlayer(player.id)).toEqual(await readPlayer())
    const { platform, puuid } = await accountAt(0)
    expect(view.findPlayerOfAccount({ platform, puuid: puuid ?? '' })?.name).toBe(player.name)
  })

  it("takes over Riot's spelling of a Riot ID, and changes nothing else of the player", async () => {
    const [first, ...others] = player.accounts
    if (first === undefined) throw new Error(`${player.name} has no account.`)
    await rewrite({ accounts: [{ ...first, gameName: first.gameName.toUpperCase() }, ...others] })
    await fetchProAccounts(world)
    expect(await accountAt(0)).toMatchObject({ gameName: first.gameName, tagLine: first.tagLine })
    const { accounts, revision, ...rest } = await readPlayer()
    expect({ ...rest, accounts: accounts.map((each) => ({ ...each, puuid: null, keyId: null })), revision: 0 }).toEqual(
      player,
    )
    expect(revision).toBe(1 + accounts.length)
  })

  it('refetches after half an hour, and not before', async () => {
    const { job, complaints } = await startJob()
    const requestsBefore = world.requests.length
    const { revision } = await readPlayer()
    await world.clock.advance(29 * MINUTE_MS)
    expect(world.requests).toHaveLength(requestsBefore)

    await world.clock.advance(2 * MINUTE_MS)
    const stored = await readAccount(await accountAt(0))
    expect(world.requests.length).toBeGreaterThan(requestsBefore)
    expect(world.clock.now() - (stored?.profile.fetchedAt ?? 0)).toBeLessThan(2 * MINUTE_MS)
    expect(world.clock.now() - (stored?.ranks?.fetchedAt ?? 0)).toBeLessThan(2 * MINUTE_MS)
    expect((await readPlayer()).revision).toBe(revision)
    await job.close()
    expect(complaints).toEqual([])
  })

  it('reads no account while none is due', async () => {
    const { job } = await startJob()
    // A last round reads what the job has just stored.
    await world.clock.advance(MINUTE_MS)
    world.reads.length = 0
    await world.clock.advance(28 * MINUTE_MS)
    expect(world.reads.filter((read) => read.endsWith(' accounts'))).toEqual([])
    await job.close()
  })

  it('leaves accounts alone that visitors have just refreshed', async () => {
    const { job } = await startJob()
    await world.clock.advance(29 * MINUTE_MS)
    for (const { platform, puuid } of (await readPlayer()).accounts) {
      const lookup = await world.context.accounts.fetchByPuuid(puuid ?? '', regionOf(platform), { priority: 'visitor' })
      if (lookup.kind === 'found') await world.context.ranks.fetchRanks(lookup.account)
    }
    const requestsBefore = world.requests.length
    await world.clock.advance(5 * MINUTE_MS)
    expect(world.requests).toHaveLength(requestsBefore)
    await world.clock.advance(27 * MINUTE_MS)
    expect(world.requests.length).toBeGreaterThan(requestsBefore)
    await job.close()
  })

  it('updates the accounts within two minutes after a clock that was 400 days ahead is set right', async () => {
    let aheadMs = 400 * DAY_MS
    const clock: Clock = {
      now: () => world.clock.now() + aheadMs,
      schedule: (delayMs, task) => world.clock.schedule(delayMs, task),
    }
    const job = openProAccountsJob(reopen({ clock }))
    job.start()
    await untilNothingIsDue(world, job)
    await world.clock.advance(2 * MINUTE_MS)
    const requestsBefore = world.requests.length

    aheadMs = 0
    await world.clock.advance(2 * MINUTE_MS)
    expect(world.requests.length).toBeGreaterThan(requestsBefore)
    await job.close()
  })

  it('does not refetch recent data after a restart', async () => {
    await fetchProAccounts(world)
    const requestsBefore = world.requests.length
    await fetchProAccounts(world)
    expect(world.requests).toHaveLength(requestsBefore)
  })

  it('finds a new account of the rosters within a minute', async () => {
    const { job } = await startJob()
    const other = proPlayerNamed('Newcomer', 'FNC', {
      accounts: rosters.players.find(({ memberships }) => memberships[0]?.team === 'FNC')?.accounts ?? [],
    })
    await writeRosters(world.store, { players: [other] })
    await world.clock.advance(MINUTE_MS)
    await job.close()
    const found = await openCollection(world.store, proPlayersCollection).find(other.id)
    expect(found?.accounts[0]?.keyId).toBe(world.riot.keyId)
  })

  it('looks accounts of another key up again', async () => {
    await fetchProAccounts(world)
    const account = await accountAt(0)
    await rewrite({ accounts: [{ ...account, puuid: 'means-nothing-here', keyId: 'another key' }] })
    await fetchProAccounts(world)
    expect(await accountAt(0)).toEqual(account)
  })
})

describe('after a change of the API key', () => {
  it('an account is found again under another PUUID', async () => {
    await fetchProAccounts(world)
    const before = await accountAt(0)
    const changed = reopen({ apiKey: 'RGAPI-another' })
    await fetchProAccounts(world, changed)
    const now = await accountAt(0)
    expect(now).toEqual({ ...before, puuid: now.puuid, keyId: changed.riot.keyId })
    expect(now.puuid).not.toBe(before.puuid)
    expect(await readAccount(now)).toMatchObject({ gameName: before.gameName, keyId: changed.riot.keyId })
  })

  it('an account is not replaced by the new owner of its Riot ID', async () => {
    await fetchProAccounts(world)
    const before = await accountAt(0)
    const stored = await readAccount(before)
    if (stored === null) throw new Error('Nothing is stored of the account.')
    // A level never falls, so the present owner of the Riot ID is another player.
    const higher = { ...stored, profile: { ...stored.profile, level: stored.profile.level + 1 } }
    const accounts = openCollection(world.store, accountsCollection)
    await world.store.transaction(async (transaction) =>
      accounts.in(transaction).set(accountDocumentId(stored), higher),
    )
    const job = openProAccountsJob(reopen({ apiKey: 'RGAPI-another' }))
    job.start()
    await untilNothingIsDue(world, job)
    expect(await accountAt(0)).toEqual({ ...before, doubt: { kind: 'UNKNOWN_TO_RIOT', since: expect.any(Number) } })
    expect(job.status()).toMatchObject({ due: 0, leftAlone: 1, waiting: false })
    await job.close()
  })
})

describe('an account that Riot does not know', () => {
  it('is skipped for hours, and fetched within a minute after the roster is corrected', async () => {
    const unregistered = proAccountOf({ platform: 'EUW1', gameName: 'Nobody at all', tagLine: 'NONE' })
    await rewrite({ accounts: [unregistered] })
    const { job, complaints } = await startJob()
    expect(job.status()).toEqual({ accounts: 1, due: 0, leftAlone: 1, waiting: false })
    const doubt = { kind: 'UNKNOWN_TO_RIOT', since: expect.any(Number) }
    expect(await accountAt(0)).toEqual({ ...unregistered, doubt })
    expect(await shownAccounts()).toEqual([])
    const requestsBefore = world.requests.length
    await world.clock.advance(3 * 60 * MINUTE_MS)
    expect(world.requests).toHaveLength(requestsBefore)

    await rewrite({ accounts: player.accounts })
    await world.clock.advance(MINUTE_MS)
    expect((await accountAt(0)).keyId).toBe(world.riot.keyId)
    await job.close()
    expect(complaints).toEqual([])
  })
})

describe('a renamed account', () => {
  /** Changes the standing that was fetched with the old name. */
  async function rankBefore(tier: 'IRON' | 'MASTER'): Promise<void> {
    const stored = await readAccount(await accountAt(0))
    if (stored?.ranks == null) throw new Error('No ranks are stored of the account.')
    const entries = stored.ranks.entries.map((entry) => ({ ...entry, tier }))
    const accounts = openCollection(world.store, accountsCollection)
    await world.store.transaction(async (transaction) =>
      accounts
        .in(transaction)
        .set(accountDocumentId(stored), { ...stored, ranks: { ...stored.ranks, fetchedAt: 0, entries } }),
    )
  }

  /** Gives the account an old game name in the roster. */
  async function callBefore(gameName: string): Promise<{ readonly before: ProAccount; readonly now: ProAccount }> {
    await fetchProAccounts(world)
    const [now, ...others] = (await readPlayer()).accounts
    if (now === undefined) throw new Error(`${player.name} has no account.`)
    const before = { ...now, gameName }
    const claims = openCollection(world.store, proClaimsCollection)
    await world.store.transaction(async (transaction) => claims.in(transaction).delete(accountClaim(now)))
    await rewrite({ accounts: [before, ...others] })
    return { before, now }
  }

  it("gets Riot's name in the roster, and the claim to the old Riot ID is released", async () => {
    const { before, now } = await callBefore('Old Name')
    await world.clock.advance(31 * MINUTE_MS)
    await fetchProAccounts(world)
    expect(await accountAt(0)).toEqual({ ...now, earlierRiotIds: ['oldname#euw1'] })
    expect([await readClaim(before), await readClaim(now)]).toEqual([null, player.id])
  })

  it('is in doubt when its rank is another one by far, until an editor confirms it', async () => {
    const { now } = await callBefore('Old Name')
    await rankBefore('IRON')
    await world.clock.advance(31 * MINUTE_MS)
    await fetchProAccounts(world)
    const doubt = { kind: 'CHANGED_HANDS', since: expect.any(Number) }
    expect(await accountAt(0)).toEqual({ ...now, earlierRiotIds: ['oldname#euw1'], doubt })
    expect(await shownAccounts()).not.toContain(now.gameName)
    await world.clock.advance(31 * MINUTE_MS)
    await fetchProAccounts(world)
    expect(await accountAt(0)).toMatchObject({ doubt })
  })

  it('is not in doubt when its rank has hardly changed', async () => {
    await callBefore('Old Name')
    await rankBefore('MASTER')
    await world.clock.advance(31 * MINUTE_MS)
    await fetchProAccounts(world)
    expect(await accountAt(0)).toMatchObject({ doubt: null })
  })

  it('keeps its old name while another player claims the new one', async () => {
    const { before, now } = await callBefore('Old Name')
    await writeRosters(world.store, { players: [proPlayerNamed('Other', 'FNC', { accounts: [proAccountOf(now)] })] })
    await world.clock.advance(31 * MINUTE_MS)
    await fetchProAccounts(world)
    expect(await accountAt(0)).toEqual(before)
    expect([await readClaim(before), await readClaim(now)]).toEqual([player.id, 'id-of-other'])
  })
})

describe("an account that can't be fetched", () => {
  /** A job in a world where Riot ID lookups in EUW fail with this error. */
  function openFailingJob(failure: Error, complaints: unknown[]): ProAccountsJob {
    const { accounts } = world.context
    const failing: Accounts = {
      ...accounts,
      fetchByRiotId: (riotId, region, options) =>
        region === 'EUW' ? Promise.reject(failure) : accounts.fetchByRiotId(riotId, region, options),
    }
    return openProAccountsJob({ ...world, context: { ...world.context, accounts: failing } }, complaints)
  }

  async function listFound(): Promise<readonly string[]> {
    const { accounts } = await readPlayer()
    return accounts.filter(({ puuid }) => puuid !== null).map(({ platform }) => platform)
  }

  it('does not delay other platforms when its own is down', async () => {
    const complaints: unknown[] = []
    const job = openFailingJob(
      new UpstreamUnavailable('riot', world.clock.now() + DAY_MS, 'unavailable on purpose'),
      complaints,
    )
    job.start()
    await world.clock.advance(MINUTE_MS)
    expect(await listFound()).toEqual(['KR'])
    expect(job.status()).toEqual({ accounts: 2, due: 0, leftAlone: 0, waiting: true })
    await job.close()
    expect(complaints).toEqual([])
  })

  it('does not delay others of its platform when Riot returns an invalid body', async () => {
    const first = player.accounts.find(({ platform }) => platform === 'EUW1')
    const [other] = rosters.players.find(({ memberships }) => memberships[0]?.team === 'FNC')?.accounts ?? []
    if (first === undefined || other?.platform !== 'EUW1') throw new Error('There are no two accounts in EUW.')
    await rewrite({ accounts: [first, other] })
    const { accounts } = world.context
    const nonsense = () => new UpstreamUnavailable('riot', world.clock.now() + MINUTE_MS, 'a body of another shape')
    const failing: Accounts = {
      ...accounts,
      fetchByRiotId: (riotId, region, options) =>
        riotId.gameName === first.gameName
          ? Promise.reject(nonsense())
          : accounts.fetchByRiotId(riotId, region, options),
    }
    const job = openProAccountsJob({ ...world, context: { ...world.context, accounts: failing } })
    job.start()
    await world.clock.advance(3 * MINUTE_MS)
    expect([(await accountAt(0)).puuid, (await accountAt(1)).keyId]).toEqual([null, world.riot.keyId])
    await job.close()
  })

  it('is reported once per half hour after an unexpected error, without delaying the others', async () => {
    const complaints: unknown[] = []
    const job = openFailingJob(new Error('fails on purpose'), complaints)
    job.start()
    await world.clock.advance(29 * MINUTE_MS)
    expect(await listFound()).toEqual(['KR'])
    expect(job.status()).toEqual({ accounts: 2, due: 0, leftAlone: 1, waiting: false })
    expect(complaints).toEqual([new Error('fails on purpose')])
    await world.clock.advance(2 * MINUTE_MS)
    expect(complaints).toHaveLength(2)
    await job.close()
  })
})

describe('the job of pro accounts while Riot is down', () => {
  it('pauses, and continues by itself', async () => {
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    const complaints: unknown[] = []
    const job = openProAccountsJob(world, complaints)
    job.start()
    await world.clock.advance(5 * MINUTE_MS)
    expect(job.status()).toMatchObject({ accounts: player.accounts.length, waiting: true })
    expect((await readPlayer()).accounts).toEqual(player.accounts)

    world.simulator.misbehave(null)
    await world.clock.advance(5 * MINUTE_MS)
    expect(job.status()).toEqual({ accounts: player.accounts.length, due: 0, leftAlone: 0, waiting: false })
    expect((await accountAt(0)).keyId).toBe(world.riot.keyId)
    await job.close()
    expect(complaints).toEqual([])
  })

  it('can be closed, and does nothing afterwards', async () => {
    for (const misbehaviour of [{ kind: 'hang' }, { kind: 'fail', status: 503 }] as const) {
      world.simulator.misbehave(misbehaviour)
      const job = openProAccountsJob(world)
      job.start()
      await world.clock.advance(misbehaviour.kind === 'hang' ? 10 : MINUTE_MS)
      await job.close()
      const requestsBefore = world.requests.length
      job.start()
      await world.clock.advance(10 * MINUTE_MS)
      expect((await readPlayer()).accounts).toEqual(player.accounts)
      expect(world.requests.length - requestsBefore).toBeLessThanOrEqual(3)
    }
  })
})
