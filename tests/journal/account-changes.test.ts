import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountMatchesCollection } from '../../gateway/accounts/collections/account-matches.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { WATCH_MS } from '../../gateway/journal/services/account-watches.ts'
import { openJournal } from '../../gateway/journal/services/journal.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openTestWorld } from '../support/test-world.ts'
import { JournalWorld } from './journal-world.ts'

const CHANGES = `
  subscription ($accounts: [ID!]!, $after: String) {
    update: accountChanges(accounts: $accounts, after: $after) {
      cursor snapshot missed removed
      upserted {
        __typename id at account { id gameName }
        ... on RankChange { queue queueType before { leaguePoints } after { takenAt tier leaguePoints wins losses } }
        ... on FinishedMatch { matchId match { matchId } participant { win championId } }
      }
    }
  }`

const change = z.object({
  __typename: z.enum(['RankChange', 'FinishedMatch']),
  id: z.string(),
  account: z.object({ id: z.string(), gameName: z.string() }).nullable(),
  matchId: z.string().optional(),
  match: z.object({ matchId: z.string() }).nullable().optional(),
  participant: z.object({ win: z.boolean() }).nullable().optional(),
  before: z.object({ leaguePoints: z.int() }).nullable().optional(),
  after: z.object({ leaguePoints: z.int(), wins: z.int(), losses: z.int() }).nullable().optional(),
})

const updateSchema = z.object({
  update: z.object({
    cursor: z.string(),
    snapshot: z.boolean(),
    missed: z.boolean(),
    removed: z.array(z.string()),
    upserted: z.array(change),
  }),
})

const MINUTE_MS = 60_000

type World = ReturnType<typeof openTestWorld>

let world: World
let journal: JournalWorld

beforeEach(() => {
  world = openTestWorld()
  journal = new JournalWorld(world.store, world.clock)
})

const idOf = (puuid: string) => encodeGlobalId('Account', `EUW1_${puuid}`)

async function follow(accounts: readonly string[], after: string | null = null, on: World = world) {
  const followed = await on.follow(CHANGES, { accounts, after })
  return { ...followed, next: async () => updateSchema.parse(await followed.next()).update }
}

/** Starts a worker, and lets it compare every watched account. */
async function startWorker() {
  const worker = journal.startWorker()
  await world.clock.advance(62_000)
  return worker
}

/** Stores accounts with ten points each. */
async function putAccounts(...names: readonly string[]): Promise<readonly string[]> {
  for (const name of names) await journal.putAccount(name, 10)
  return names.map(idOf)
}

describe('the subscription to changes of accounts', () => {
  it('begins with an empty snapshot, and continues with each new rank and match', async () => {
    const [ann = ''] = await putAccounts('ann')
    const updates = await follow([ann])
    expect(await updates.next()).toEqual({ cursor: '0', snapshot: true, missed: false, removed: [], upserted: [] })
    await startWorker()
    await journal.putMatch('ann')
    await journal.putAccount('ann', 31)
    await world.clock.advance(62_000)
    const update = await updates.next()
    expect(update).toMatchObject({ snapshot: false, missed: false, removed: [], cursor: '2' })
    expect(update.upserted).toMatchObject([
      { __typename: 'RankChange', account: { id: ann }, before: { leaguePoints: 10 }, after: { leaguePoints: 31 } },
      { __typename: 'FinishedMatch', account: { id: ann }, matchId: 'EUW1_1', match: null, participant: null },
    ])
    await updates.leave()
    await journal.closeWorkers()
  })

  it('has a change within seconds that was stored while the account was compared', async () => {
    const [ann = ''] = await putAccounts('ann')
    const updates = await follow([ann])
    await updates.next()
    let whileCompared = async () => {}
    const { store } = world
    const observed: DocumentStore = {
      ...store,
      async getMany(collection, ids) {
        const found = await store.getMany(collection, ids)
        if (collection === accountMatchesCollection.name) await whileCompared()
        return found
      },
    }
    journal = new JournalWorld(observed, world.clock)
    const { job } = await startWorker()
    whileCompared = async () => {
      whileCompared = async () => {}
      await journal.putMatch('ann')
      job.compareSoon({ platform: 'EUW1', puuid: 'ann' })
    }
    await world.clock.advance(62_000)
    expect((await updates.next()).upserted).toMatchObject([{ __typename: 'FinishedMatch', matchId: 'EUW1_1' }])
    await updates.leave()
    await journal.closeWorkers()
  })

  it('gives each subscriber the changes of their own accounts, while others change in between', async () => {
    const [ann = '', bob = ''] = await putAccounts('ann', 'bob')
    const first = await follow([ann])
    const second = await follow([bob])
    const both = await follow([ann, bob])
    for (const updates of [first, second, both]) await updates.next()
    await startWorker()
    const seen: string[][] = [[], [], []]
    for (const name of ['ann', 'bob', 'ann', 'bob', 'bob']) {
      await journal.putMatch(name)
      await world.clock.advance(62_000)
      const own = name === 'ann' ? first : second
      seen[name === 'ann' ? 0 : 1]?.push(...(await own.next()).upserted.map(({ matchId }) => matchId ?? ''))
      seen[2]?.push(...(await both.next()).upserted.map(({ matchId }) => matchId ?? ''))
    }
    expect(seen).toEqual([
      ['EUW1_1', 'EUW1_3'],
      ['EUW1_2', 'EUW1_4', 'EUW1_5'],
      ['EUW1_1', 'EUW1_2', 'EUW1_3', 'EUW1_4', 'EUW1_5'],
    ])
    await journal.closeWorkers()
  })

  it('resumes after a restart of the server with each missed change once', async () => {
    const [ann = '', bob = ''] = await putAccounts('ann', 'bob')
    const updates = await follow([ann])
    await updates.next()
    const other = await follow([bob])
    await other.next()
    await startWorker()
    const seen: (string | undefined)[] = []
    let cursor = ''
    for (let turn = 0; turn < 3; turn++) {
      await journal.putMatch('ann')
      await journal.putMatch('bob')
      await world.clock.advance(62_000)
      const update = await updates.next()
      seen.push(...update.upserted.map(({ matchId }) => matchId))
      cursor = update.cursor
    }
    await updates.leave()
    await journal.closeWorkers()
    // The match is stored by another instance while no worker runs.
    await journal.putMatch('ann')
    await startWorker()
    await journal.putMatch('ann')
    await world.clock.advance(62_000)

    const restarted = openTestWorld('tests', ':memory:', world.store)
    const resumed = await follow([ann], cursor, restarted)
    const update = await resumed.next()
    expect(update).toMatchObject({ snapshot: false, missed: false })
    seen.push(...update.upserted.map(({ matchId }) => matchId).toReversed())
    expect(seen).toEqual(['EUW1_1', 'EUW1_3', 'EUW1_5', 'EUW1_7', 'EUW1_8'])
    await resumed.leave()

    const again = await follow([ann], update.cursor, restarted)
    expect(await again.next()).toMatchObject({ snapshot: false, upserted: [] })
    await journal.closeWorkers()
  })

  it('says that changes were missed when the cursor has expired, or is of another server', async () => {
    const [ann = ''] = await putAccounts('ann')
    await journal.watch('ann')
    await startWorker()
    await journal.putMatch('ann')
    await world.clock.advance(62_000)
    await journal.putMatch('ann')
    await world.clock.advance(62_000)
    await journal.closeWorkers()
    await openJournal(world.store).expire(world.clock.now() + 1)
    const updates = await follow([ann], '0')
    expect(await updates.next()).toMatchObject({ snapshot: true, missed: true, upserted: [], cursor: '2' })
    const foreign = await follow([ann], '999')
    expect(await foreign.next()).toMatchObject({ snapshot: true, missed: true, cursor: '2' })
    expect(await (await follow([ann], '2')).next()).toMatchObject({ snapshot: false, missed: false })
  })

  it.each([
    ['no account', () => [], '`accounts` has 0 ids: subscribe to 1 to 10 accounts.'],
    ['eleven accounts', () => Array<string>(11).fill(idOf('ann')), '`accounts` has 11 ids'],
    ['an unknown account', () => [idOf('ann'), idOf('zoe')], '`accounts[1]` is not the id of an account'],
    ['a match', () => [encodeGlobalId('Match', 'EUW1_1')], '`accounts[0]` is not the id of an account'],
  ])('is refused for %s, with advice', async (_what, accounts, message) => {
    await putAccounts('ann')
    await expect(follow(accounts())).rejects.toThrow(message)
  })

  it('watches its accounts until some minutes after it has ended', async () => {
    const [ann = ''] = await putAccounts('ann')
    const updates = await follow([ann])
    await updates.next()
    const worker = await startWorker()
    const ended = updates.next().then(
      () => 'an update',
      () => 'the end',
    )
    await world.clock.advance(60 * MINUTE_MS)
    expect(worker.job.status()).toMatchObject({ watched: 1 })
    expect(worker.job.status().oldestComparisonAt).toBeGreaterThan(world.clock.now() - MINUTE_MS)
    await updates.leave()
    await world.clock.advance(WATCH_MS)
    expect(worker.job.status()).toEqual({ watched: 0, oldestComparisonAt: null })
    expect(await ended).toBe('the end')
    await journal.closeWorkers()
  })
})
