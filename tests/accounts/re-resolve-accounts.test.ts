import { beforeEach, describe, expect, it } from 'vitest'
import { accountMatchesCollection } from '../../gateway/accounts/collections/account-matches.ts'
import { accountDocumentId } from '../../gateway/accounts/collections/accounts.ts'
import type { ChampionRecord } from '../../gateway/accounts/rules/champion-record.ts'
import type { RankHistory } from '../../gateway/accounts/rules/rank-history.ts'
import { foldRiotId, type RiotId } from '../../gateway/accounts/rules/riot-id.ts'
import type { RiotApi } from '../../gateway/riot/riot-api.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { type DemoPlayer, FIRST, openSite, type Product, SECOND } from './key-change.ts'

const THREE_DAYS_MS = 3 * 86_400_000

let site: ReturnType<typeof openSite>
let first: Product
let demo: DemoPlayer
/** Other players on the platform of the demo account. */
let others: readonly DemoPlayer[]

beforeEach(() => {
  site = openSite()
  first = site.openProduct(FIRST)
  const [account] = site.simulator.demoAccounts
  if (account === undefined) throw new Error('The demo world has no demo accounts.')
  demo = account
  others = site.simulator.proPlayers
    .flatMap(({ accounts }) => accounts)
    .filter(({ platform }) => platform === account.platform)
    .filter((other) => foldRiotId(other) !== foldRiotId(account))
})

/** Looks an account up as a returning visitor: its ranks twice, some days apart, then everything about it. */
async function visit(product: Product, player: DemoPlayer) {
  const account = await product.find(player)
  await product.ranks.fetchRanks(account)
  await site.clock.advance(THREE_DAYS_MS)
  await product.ranks.fetchRanks(account)
  return readEverything(product, player)
}

/** Everything that visitors see of an account, independent of its PUUID. */
async function readEverything(product: Product, player: DemoPlayer) {
  const account = await product.find(player)
  const matches = await product.listMatches(account)
  return {
    riotId: [account.gameName, account.tagLine],
    matches,
    ranks: account.ranks ?? (await product.ranks.findRanks(account)),
    rankHistories: await product.ranks.listHistories(account),
    masteries: await product.masteries.findMasteries(account),
    records: await product.masteries.findRecords(account),
  }
}

function findSolo(histories: readonly RankHistory[]): RankHistory | undefined {
  return histories.find(({ queue }) => queue === 'SOLO')
}

function countGames(records: ReadonlyMap<number, ChampionRecord>): number {
  return records.values().reduce((sum, { games }) => sum + games, 0)
}

async function idFor({ riot }: Product, { platform, ...riotId }: DemoPlayer): Promise<string> {
  const { value } = await riot.accountByRiotId(riotId, platform, { priority: 'visitor' })
  if (value === null) throw new Error(`There is no account named ${riotId.gameName}.`)
  return `${platform}_${value.puuid}`
}

/** Wraps the Riot API so that the Riot ID leads to another player, or to none. */
function renamed(from: RiotId, to: DemoPlayer | null) {
  return (riot: RiotApi): RiotApi => ({
    ...riot,
    async accountByRiotId(riotId, near, options) {
      if (foldRiotId(riotId) !== foldRiotId(from)) return riot.accountByRiotId(riotId, near, options)
      const answer = await riot.accountByRiotId(to ?? riotId, near, options)
      const { gameName, tagLine } = from
      return { ...answer, value: to === null || answer.value === null ? null : { ...answer.value, gameName, tagLine } }
    },
  })
}

describe('after a change of the key', () => {
  it('an account gets its new PUUID and keeps all its data', async () => {
    const before = await visit(first, demo)
    expect(findSolo(before.rankHistories)?.snapshots).toHaveLength(2)
    expect(before.matches).toHaveLength(10)
    expect(before.records.size).toBeGreaterThan(0)
    const [oldId, old] = [await idFor(first, demo), await first.find(demo)]

    const second = site.openProduct(SECOND)
    expect(await site.finish(second)).toEqual({ waiting: false, finished: true, resolved: 1, lost: 0 })
    const account = await second.find(demo)
    expect(account.keyId).toBe(second.riot.keyId)
    expect(account.puuid).not.toBe(old.puuid)
    expect(account).toMatchObject({ gameName: demo.gameName, refreshedAt: old.refreshedAt })
    expect(await readEverything(second, demo)).toEqual(before)

    for (const collection of ['accounts', 'account_matches', 'account_masteries', 'rank_histories']) {
      const ids = Object.keys(await site.readAll(collection))
      expect(ids, collection).toEqual([await idFor(second, demo)])
      expect(ids).not.toContain(oldId)
    }
  })

  it('a converted account is returned without a request to Riot', async () => {
    await first.find(demo)
    const second = site.openProduct(SECOND)
    await site.finish(second)
    const other = site.openProduct(SECOND)
    expect(await other.find(demo)).toMatchObject({ keyId: second.riot.keyId })
    expect(other.requests).toEqual([])
  })

  it('an account whose PUUID stays valid changes nothing but its key', async () => {
    await visit(first, demo)
    const collections = ['account_matches', 'account_masteries', 'rank_histories', 'riot_ids', 'matches']
    const before = await Promise.all(collections.map(site.readAll))
    const account = await first.find(demo)

    const second = site.openProduct(SECOND, { sameAs: FIRST })
    expect(await site.finish(second)).toMatchObject({ resolved: 1, lost: 0 })
    expect(await Promise.all(collections.map(site.readAll))).toEqual(before)
    expect(await second.find(demo)).toEqual({ ...account, keyId: second.riot.keyId })
    expect(second.requests.filter((path) => path.includes('by-riot-id'))).toEqual([])
  })

  it('an account without stored matches keeps its rank history', async () => {
    const account = await first.find(demo)
    await first.ranks.fetchRanks(account)
    const histories = await first.ranks.listHistories(account)
    const second = site.openProduct(SECOND)
    await site.finish(second)
    expect(await second.ranks.listHistories(await second.find(demo))).toEqual(histories)
  })

  it('histories merge when a visitor looked the account up before the job ran', async () => {
    const before = await visit(first, demo)
    const old = await first.find(demo)
    await first.accounts.refresh(old)
    const { refreshedAt } = await first.find(demo)

    const second = site.openProduct(SECOND)
    await site.clock.advance(THREE_DAYS_MS)
    const visited = await second.find(demo)
    const ranks = await second.ranks.fetchRanks(visited)
    const since = findSolo(await second.ranks.listHistories(visited))
    expect(since?.snapshots).toHaveLength(1)
    const matches = await second.listMatches(visited)
    expect(matches).not.toEqual(before.matches)
    const records = await second.masteries.findRecords(visited)

    await site.finish(second)
    const { keyId, puuid, profile } = visited
    const stored = await site.readAll('accounts')
    expect(stored).toEqual({
      [await idFor(second, demo)]: expect.objectContaining({ keyId, puuid, profile, ranks, refreshedAt }),
    })
    const all = await second.masteries.findRecords(visited)
    expect(countGames(all)).toBeGreaterThan(Math.max(countGames(before.records), countGames(records)))

    const account = await second.find(demo)
    const [known, merged] = [findSolo(before.rankHistories), findSolo(await second.ranks.listHistories(account))]
    expect(merged?.snapshots).toEqual([...(known?.snapshots ?? []), ...(since?.snapshots ?? [])])
    expect(await second.listMatches(account)).toEqual(matches)
  })

  it.each([
    { puuids: 'new', sameAs: SECOND },
    { puuids: 'the same', sameAs: FIRST },
  ])('two concurrent jobs convert every account once, with $puuids PUUIDs', async ({ sameAs }) => {
    const players = site.simulator.proPlayers.flatMap(({ accounts }) => accounts).slice(0, 120)
    for (const player of players) await first.find(player)
    expect(players).toHaveLength(120)

    const [second, third] = [site.openProduct(SECOND, { sameAs }), site.openProduct(SECOND, { sameAs })]
    second.job.start()
    third.job.start()
    await site.until(second, ({ finished }) => finished)
    await site.until(third, ({ finished }) => finished)
    const accounts = Object.values(await site.readAll('accounts'))
    expect(accounts).toHaveLength(players.length)
    expect(new Set(accounts.map(({ keyId }) => keyId))).toEqual(new Set([second.riot.keyId]))
    expect(second.job.status().resolved + third.job.status().resolved).toBe(players.length)
    expect([...second.complaints, ...third.complaints]).toEqual([])
  })

  it('accounts stored before keys were recorded are converted', async () => {
    await visit(first, demo)
    const { keyId, skeleton, ...older } = (await site.readAll('accounts'))[await idFor(first, demo)] ?? {}
    expect([keyId, skeleton]).toEqual([first.riot.keyId, expect.any(String)])
    const id = await idFor(first, demo)
    await site.store.transaction(async (transaction) => transaction.set({ collection: 'accounts', id }, older))

    const second = site.openProduct(SECOND)
    expect(await site.finish(second)).toMatchObject({ resolved: 1 })
    expect(await second.find(demo)).toMatchObject({ keyId: second.riot.keyId, gameName: demo.gameName })
    expect(await second.accounts.listSuggestions({ ...demo, tagLine: 'other' })).toHaveLength(1)
  })

  it('the keys of stored accounts are noted, and deleted with their last account', async () => {
    const now = site.clock.now()
    await site.finish(first)
    expect(await site.readAll('riot_keys')).toEqual({ [first.riot.keyId]: { seenAt: now } })
    await first.find(demo)
    const second = site.openProduct(SECOND)
    await site.finish(second)
    expect(Object.keys(await site.readAll('riot_keys'))).toEqual([second.riot.keyId])
  })
})

describe('a Riot ID that has changed hands', () => {
  /** A player with a lower level than the demo account, with no match among its newest ones. */
  async function findStranger(): Promise<DemoPlayer> {
    const star = await first.find(demo)
    const listed = await first.riot.matchIds(demo.platform, star.puuid, { count: 100 }, { priority: 'visitor' })
    for (const other of others) {
      const account = await first.find(other)
      await first.listMatches(account)
      const stored = await openCollection(site.store, accountMatchesCollection).find(accountDocumentId(account))
      const isStranger = stored?.seen.every(({ matchId }) => !listed.value.includes(matchId)) === true
      if (isStranger && stored.seen.length > 0 && account.profile.level < star.profile.level) return other
    }
    throw new Error('Every account has played with the demo account.')
  }

  it('does not give its new owner the history of the old one', async () => {
    const stranger = await findStranger()
    await first.ranks.fetchRanks(await first.find(stranger))
    const [id, kept] = [await idFor(first, stranger), ['accounts', 'account_matches', 'rank_histories']]
    const before = await Promise.all(kept.map(async (collection) => (await site.readAll(collection))[id]))

    const second = site.openProduct(SECOND, { changed: renamed(stranger, demo) })
    await site.finish(second)
    const account = await second.find(stranger)
    expect(`${account.platform}_${account.puuid}`).toBe(await idFor(second, demo))
    expect(account.ranks).toBeNull()
    expect(await second.ranks.listHistories(account)).toEqual([])

    const [keyId, ...after] = await Promise.all(kept.map(async (collection) => (await site.readAll(collection))[id]))
    expect(keyId).toEqual({ ...before[0], keyId: `lost.${first.riot.keyId}` })
    expect(after).toEqual(before.slice(1))
  })

  it('does not give the history to an account of a lower level either, even without stored matches', async () => {
    const [other] = others
    if (other === undefined) throw new Error('The platform has no other account.')
    await first.ranks.fetchRanks(await first.find(demo))
    const second = site.openProduct(SECOND, { changed: renamed(demo, other) })
    expect(await site.finish(second)).toMatchObject({ resolved: 0, lost: 1 })
    const account = await second.find(demo)
    expect(account.gameName).toBe(demo.gameName)
    expect(await second.ranks.listHistories(account)).toEqual([])
  })

  it('leaves the account of its new owner as a visitor found it', async () => {
    const [other] = others
    if (other === undefined) throw new Error('The platform has no other account.')
    await first.find(demo)
    const second = site.openProduct(SECOND, { changed: renamed(demo, other) })
    const visited = await second.find(demo)
    const ranks = await second.ranks.fetchRanks(visited)
    await site.finish(second)
    expect(await second.find(demo)).toMatchObject({ ...visited, ranks })
  })
})

describe('a Riot ID without an owner', () => {
  it('loses no stored data and is requested once', async () => {
    await visit(first, demo)
    const id = await idFor(first, demo)
    const kept = ['account_matches', 'account_masteries', 'rank_histories', 'riot_ids']
    const before = await Promise.all(kept.map(site.readAll))
    const account = (await site.readAll('accounts'))[id]

    const second = site.openProduct(SECOND, { changed: renamed(demo, null) })
    expect(await site.finish(second)).toMatchObject({ resolved: 0, lost: 1 })
    expect(await Promise.all(kept.map(site.readAll))).toEqual(before)
    expect(await site.readAll('accounts')).toEqual({ [id]: { ...account, keyId: `lost.${first.riot.keyId}` } })

    const again = site.openProduct(SECOND)
    expect(await site.finish(again)).toMatchObject({ resolved: 0, lost: 0 })
    expect(again.requests).toEqual([])
  })

  it('is found again when the old key of the account returns', async () => {
    const before = await visit(first, demo)
    const account = await first.find(demo)
    await site.finish(site.openProduct(SECOND, { changed: renamed(demo, null) }))

    const back = site.openProduct(FIRST)
    expect(await site.finish(back)).toMatchObject({ resolved: 1, lost: 0 })
    expect(await back.find(demo)).toEqual(account)
    expect(await readEverything(back, demo)).toEqual(before)
  })

  it('is also assumed for an account that left the platform', async () => {
    await first.find(demo)
    const changed = (riot: RiotApi): RiotApi => ({
      ...riot,
      summoner: async () => ({ value: null, fetchedAt: site.clock.now() }),
    })
    expect(await site.finish(site.openProduct(SECOND, { changed }))).toMatchObject({ resolved: 0, lost: 1 })
  })
})

describe('after a return to the old key', () => {
  it('an account has its old PUUID again, and the data seen under both keys', async () => {
    const before = await visit(first, demo)
    const { puuid } = await first.find(demo)
    const second = site.openProduct(SECOND)
    await site.finish(second)
    await site.clock.advance(THREE_DAYS_MS)
    await second.ranks.fetchRanks(await second.find(demo))
    const histories = await second.ranks.listHistories(await second.find(demo))
    expect(findSolo(histories)?.snapshots).toHaveLength(3)

    const back = site.openProduct(FIRST)
    expect(await site.finish(back)).toMatchObject({ resolved: 1, lost: 0 })
    const account = await back.find(demo)
    expect(account.puuid).toBe(puuid)
    expect(await back.ranks.listHistories(account)).toEqual(histories)
    expect((await back.listMatches(account))?.length).toBe(before.matches?.length)
    expect(Object.keys(await site.readAll('riot_keys'))).toEqual([back.riot.keyId])
  })
})
