import { beforeEach, describe, expect, it } from 'vitest'
import { createAccounts } from '../../gateway/accounts/services/accounts.ts'
import { createRanks } from '../../gateway/accounts/services/ranks.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { createMatchHistory } from '../../gateway/matches/services/match-history.ts'
import { createMatches } from '../../gateway/matches/services/matches.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { ScriptedRiot } from '../accounts/scripted-riot.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { recordWrites } from '../support/record-writes.ts'

const HOUR_MS = 3_600_000
const [SOLO, DRAFT, ARAM, SWIFT] = [420, 400, 450, 480]

let clock: FakeClock
let riot: ScriptedRiot
let store: DocumentStore
let writes: string[]
let accounts: ReturnType<typeof createAccounts>
let history: ReturnType<typeof createMatchHistory>

beforeEach(() => {
  clock = new FakeClock()
  riot = new ScriptedRiot(clock)
  riot.call('player', 'Player', 'EUW')
  writes = []
  store = recordWrites(openSqliteStore({ path: ':memory:', indexes: allIndexes, clock }), writes)
  accounts = createAccounts({ riot, store, clock, ranks: createRanks({ riot, store, clock }) })
  history = createMatchHistory({
    riot,
    store,
    clock,
    matches: createMatches({ riot, store }),
    noteMatches: async () => {},
  })
})

/** Matches an hour apart, newest first. */
function playedHourly(count: number, queueIds: readonly number[], platform = 'EUW1', newest = clock.now() - HOUR_MS) {
  return Array.from({ length: count }, (_, index) => ({
    matchId: `${platform}_${7_000_000 - index}`,
    queueId: queueIds[index % queueIds.length] ?? SOLO,
    startedAt: newest - index * HOUR_MS,
  }))
}

type Queue = 'SOLO' | 'NORMAL' | 'ARAM' | null

async function findPage(queue: Queue, after: string | null = null, championId: number | null = null) {
  const lookup = await accounts.findByRiotId({ gameName: 'Player', tagLine: 'EUW' }, null)
  if (lookup.kind !== 'found') throw new Error(`The player is ${lookup.kind}.`)
  const page = await history.findPage(lookup.account, { queue, championId, first: 10, after })
  if (page === null) throw new Error('There is no page.')
  return page
}

async function findAll(queue: Queue, championId: number | null = null) {
  const ids: string[] = []
  let after: string | null = null
  for (let pages = 0; pages < 30; pages++) {
    const page: Awaited<ReturnType<typeof findPage>> = await findPage(queue, after, championId)
    ids.push(...page.entries.map(({ record }) => record.match.matchId))
    if (!page.hasNextPage) return ids
    after = page.endCursor
  }
  throw new Error('The history does not end.')
}

const idsOf = (matches: readonly { readonly matchId: string }[]) => matches.map(({ matchId }) => matchId)

describe('the match history', () => {
  it('continues after any number of matches that Riot does not return', async () => {
    const played = playedHourly(60, [SOLO])
    riot.matches = played.map((match, index) => (index >= 5 && index < 30 ? { ...match, fate: 'absent' } : match))
    expect(await findAll(null)).toEqual(idsOf([...played.slice(0, 5), ...played.slice(30)]))
  })

  it('counts a match that failed to load as missing, and shows it later', async () => {
    const played = playedHourly(20, [SOLO])
    riot.matches = played.map((match, index) => (index === 2 ? { ...match, fate: 'fails' } : match))
    const page = await findPage(null)
    expect(page.missing).toBe(1)
    expect(page.entries).toHaveLength(9)

    riot.matches = played
    expect(idsOf((await findPage(null)).entries.map(({ record }) => record.match))).toEqual(idsOf(played.slice(0, 10)))
  })

  it('writes nothing when nothing has changed since the last view', async () => {
    riot.matches = playedHourly(20, [SOLO, ARAM])
    const first = await findPage(null)
    await findPage(null, first.endCursor)
    writes.length = 0
    await findPage(null)
    await findPage(null, first.endCursor)
    expect(writes.filter((document) => document.startsWith('account_matches/'))).toEqual([])
  })

  it('of several queues is merged by time', async () => {
    const played = playedHourly(70, [DRAFT, SWIFT, SWIFT, SWIFT, ARAM, DRAFT, SWIFT])
    riot.matches = played
    expect(await findAll('NORMAL')).toEqual(idsOf(played.filter(({ queueId }) => queueId !== ARAM)))
  })

  it('of an account that moved shows the matches of both platforms in order', async () => {
    const newer = playedHourly(15, [DRAFT, SWIFT], 'EUW1')
    const older = playedHourly(15, [SWIFT, DRAFT], 'EUN1', clock.now() - 100 * HOUR_MS)
    riot.matches = [...newer, ...older]
    expect(await findAll('NORMAL')).toEqual(idsOf([...newer, ...older]))
    expect(await findAll(null)).toEqual(idsOf([...newer, ...older]))
  })

  it('keeps matches with equal start times', async () => {
    const startedAt = clock.now() - HOUR_MS
    riot.matches = [1000, 999, 998].map((number) => ({ matchId: `EUW1_${number}`, queueId: SOLO, startedAt }))
    const first = await findPage(null)
    const [cursor] = first.entries.map((entry) => entry.cursor)
    const second = await findPage(null, cursor)
    expect(idsOf(second.entries.map(({ record }) => record.match))).toEqual(['EUW1_999', 'EUW1_998'])
  })
})

describe('the match history of one champion', () => {
  const [AHRI, ZED] = [103, 238]

  /** Matches with Ahri in every seventh one, and Zed in the others. */
  function playedWithAhri(count: number) {
    return playedHourly(count, [SOLO, DRAFT]).map((match, index) => ({
      ...match,
      championId: index % 7 === 6 ? AHRI : ZED,
    }))
  }

  it('writes nothing when nothing has changed since the last view', async () => {
    riot.matches = playedWithAhri(40)
    await findAll(null, AHRI)
    writes.length = 0
    await findAll(null, AHRI)
    expect(writes.filter((document) => document.startsWith('account_matches/'))).toEqual([])
  })

  it('has every match on the champion, with any number of others between', async () => {
    const played = playedWithAhri(300)
    riot.matches = played
    expect(await findAll(null, AHRI)).toEqual(idsOf(played.filter(({ championId }) => championId === AHRI)))
    expect(await findAll('SOLO', AHRI)).toEqual(
      idsOf(played.filter(({ championId, queueId }) => championId === AHRI && queueId === SOLO)),
    )
  })

  it('examines at most 50 matches per page, reports that, and continues from there', async () => {
    riot.matches = playedWithAhri(120)
    const first = await findPage(null, null, AHRI)
    expect(first).toMatchObject({ examined: 50, hasNextPage: true })
    expect(first.entries).toHaveLength(7)
    expect(riot.fetched).toHaveLength(50)
    const second = await findPage(null, first.endCursor, AHRI)
    expect(second).toMatchObject({ examined: 50, hasNextPage: true })
    expect(riot.fetched).toHaveLength(100)
    const third = await findPage(null, second.endCursor, AHRI)
    expect(third).toMatchObject({ examined: 20, hasNextPage: false })
    expect(riot.fetched).toHaveLength(120)
  })

  it('ends at the end of a page when there are no more matches', async () => {
    riot.matches = playedWithAhri(50)
    expect(await findPage(null, null, AHRI)).toMatchObject({ examined: 50, hasNextPage: false })
  })

  it('is empty, and ends, for a champion that was never played', async () => {
    riot.matches = playedWithAhri(120)
    expect(await findAll(null, 1)).toEqual([])
  })

  it('does not refetch matches remembered for other champions', async () => {
    riot.matches = playedWithAhri(60)
    await findAll(null)
    riot.fetched.length = 0
    await findAll(null, AHRI)
    expect(riot.fetched).toEqual([])
  })

  it('is available while Riot is down, as far as it was seen', async () => {
    const played = playedWithAhri(60)
    riot.matches = played
    await findAll(null)
    riot.down = true
    expect(await findAll(null, AHRI)).toEqual(idsOf(played.filter(({ championId }) => championId === AHRI)))
  })
})

describe('the match history under another key', () => {
  it('shows stored matches without asking Riot for an unknown PUUID', async () => {
    const played = playedHourly(5, [SOLO])
    riot.matches = played
    const lookup = await accounts.findByRiotId({ gameName: 'Player', tagLine: 'EUW' }, null)
    if (lookup.kind !== 'found') throw new Error(`The player is ${lookup.kind}.`)
    await findPage(null)
    riot.keyId = 'second-key'
    riot.matches = []
    const page = await history.findPage(lookup.account, { queue: null, championId: null, first: 10, after: null })
    expect(idsOf(page?.entries.map(({ record }) => record.match) ?? [])).toEqual(idsOf(played))
  })
})

it('a page of many matches fetches hardly more than it shows, with or without remakes', async () => {
  riot.matches = playedHourly(300, [SOLO]).map((match, index) => (index < 6 ? { ...match, fate: 'absent' } : match))
  const lookup = await accounts.findByRiotId({ gameName: 'Player', tagLine: 'EUW' }, null)
  if (lookup.kind !== 'found') throw new Error(`The player is ${lookup.kind}.`)
  const page = await history.findPage(lookup.account, { queue: null, championId: null, first: 100, after: null })
  expect(page?.entries).toHaveLength(100)
  expect(riot.fetched.length).toBeLessThanOrEqual(6 + 100 + 3)
})

it('a page of stored matches reads the store once, for 10 matches or 90', async () => {
  riot.matches = playedHourly(120, [SOLO])
  await findAll(null)
  const reads: string[] = []
  const counting: DocumentStore = {
    ...store,
    getMany(collection, ids) {
      reads.push(collection)
      return store.getMany(collection, ids)
    },
  }
  for (const count of [10, 90]) {
    const matches = createMatches({ riot, store: counting })
    const ids = idsOf(riot.matches).slice(0, count)
    expect(await matches.listMatches(ids, 'player')).toHaveLength(count)
    expect(await matches.listMatches(ids, 'player')).toHaveLength(count)
  }
  expect(reads).toEqual(['matches', 'matches'])
})

describe('the match history while Riot is down', () => {
  it('does not skip matches that were never loaded', async () => {
    const old = playedHourly(30, [SOLO], 'EUW1', clock.now() - 900 * HOUR_MS)
    riot.matches = old
    await findAll(null)
    const young = playedHourly(60, [SOLO]).map((match, index) => ({ ...match, matchId: `EUW1_${9_000_000 - index}` }))
    riot.matches = [...young, ...old]
    await clock.advance(HOUR_MS)
    await findPage(null)
    riot.down = true
    const page = await findPage(null)
    expect(idsOf(page.entries.map(({ record }) => record.match))).toEqual(idsOf(young.slice(0, 10)))
    expect(page).toMatchObject({ hasNextPage: true, freshness: { stale: true } })
    expect(await findPage(null, page.endCursor)).toMatchObject({ entries: [], hasNextPage: true })

    riot.down = false
    await findPage(null, page.endCursor)
    riot.down = true
    expect((await findPage(null, page.endCursor)).entries).toHaveLength(10)
  })

  it('is complete again after the gap was loaded', async () => {
    const old = playedHourly(30, [SOLO], 'EUW1', clock.now() - 900 * HOUR_MS)
    riot.matches = old
    await findAll(null)
    const young = playedHourly(8, [SOLO]).map((match, index) => ({ ...match, matchId: `EUW1_${9_000_000 - index}` }))
    riot.matches = [...young, ...old]
    await findPage(null)
    riot.down = true
    expect(await findAll(null)).toEqual(idsOf([...young, ...old]))
  })

  it('is unavailable, not empty, when every match failed to load', async () => {
    riot.matches = playedHourly(10, [SOLO]).map((match) => ({ ...match, fate: 'fails' }))
    expect(await findPage(null)).toMatchObject({ missing: 10, entries: [] })
    riot.down = true
    await expect(findPage(null)).rejects.toThrow('There is no page.')
  })

  it('of a queue never requested has the known matches of that queue', async () => {
    const played = playedHourly(9, [SOLO, ARAM])
    riot.matches = played
    await findPage(null)
    riot.down = true
    expect(await findAll('ARAM')).toEqual(idsOf(played.filter(({ queueId }) => queueId === ARAM)))
  })

  it('ends the page where the outage began', async () => {
    riot.matches = playedHourly(60, [SOLO]).map((match, index) => ({ ...match, championId: index < 3 ? 103 : 1 }))
    riot.idsUntilDown = 1
    expect(await findPage(null, null, 103)).toMatchObject({ examined: 25, hasNextPage: true, entries: { length: 3 } })
  })

  it('finds the few matches of one queue behind many of another', async () => {
    const played = [...playedHourly(80, [ARAM]), ...playedHourly(12, [SOLO], 'EUW1', clock.now() - 200 * HOUR_MS)].map(
      (match, index) => ({ ...match, matchId: `EUW1_${9000 - index}` }),
    )
    riot.matches = played
    await findAll(null)
    await findPage('SOLO')
    riot.down = true
    expect(await findAll('SOLO')).toEqual(idsOf(played.slice(80)))
  })

  it('is available for each queue, also when several were requested at once', async () => {
    riot.matches = playedHourly(30, [SOLO, DRAFT, ARAM])
    await Promise.all([findPage('SOLO'), findPage('NORMAL'), findPage('ARAM'), findPage(null)])
    riot.down = true
    for (const queue of ['SOLO', 'NORMAL', 'ARAM', null] as const) {
      expect((await findPage(queue)).entries.length, String(queue)).toBe(10)
    }
  })
})
