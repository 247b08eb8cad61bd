import { describe, expect, it } from 'vitest'
import type { RosterOutcome } from '../../gateway/rosters/services/roster-outcome.ts'
import type { DocumentStore, Transaction } from '../../gateway/store/document-store.ts'
import { temporaryFile } from '../store/temporary-file.ts'
import {
  addition,
  changeIn,
  EDITOR,
  listDocuments,
  type OpenedRosters,
  openRosters,
  problemsIn,
  RIOT_IDS,
  TEAMS,
  transferOf,
  undoOf,
} from './open-rosters.ts'

const REQUESTS = 200

/** Sends concurrent transfers of one player to three teams, distributed among the servers. */
function transferAtOnce(servers: readonly OpenedRosters[]) {
  const transfers = servers.flatMap(({ rosters }) =>
    Array.from({ length: REQUESTS / servers.length }, (_, index) =>
      rosters.transferProPlayer(EDITOR, transferOf('Lumen', { toTeam: TEAMS[1 + (index % 3)] ?? 'TWO' })),
    ),
  )
  return Promise.all(transfers)
}

async function expectOneWinner(
  outcomes: readonly RosterOutcome<{ readonly kind: string }>[],
  { store, rosters }: OpenedRosters,
) {
  expect(outcomes).toHaveLength(REQUESTS)
  const winners = outcomes.filter(({ kind }) => kind === 'written')
  const losers = outcomes.flatMap(problemsIn)
  expect(winners).toHaveLength(1)
  const team = winners[0] && changeIn(winners[0]).toTeam
  expect(losers).toHaveLength(REQUESTS - 1)
  for (const problem of losers) {
    expect(problem).toMatchObject({ kind: 'membership-changed', player: { memberships: [{ team: 'ONE' }, { team }] } })
  }
  expect((await store.query('pro_players', { limit: 10 })).map(({ data }) => data)).toMatchObject([
    {
      memberships: [
        { team: 'ONE', to: expect.any(Number) },
        { team, to: null },
      ],
    },
  ])
  expect(await rosters.ledgerNumber()).toBe(2)
}

describe(`${REQUESTS} concurrent transfers of one player`, () => {
  it('let exactly one succeed, and report the new team to the others', async () => {
    const real = await openRosters()
    await real.rosters.addProPlayer(EDITOR, addition())
    await expectOneWinner(await transferAtOnce([real]), real)
    await real.store.close()
  })

  it('let exactly one succeed when two stores share the file', async () => {
    const path = temporaryFile()
    const [one, other] = [await openRosters({ path, wrap: readSlowly }), await openRosters({ path, wrap: readSlowly })]
    await one.rosters.addProPlayer(EDITOR, addition())
    await expectOneWinner(await transferAtOnce([one, other]), one)
    await Promise.all([one.store.close(), other.store.close()])
  })
})

describe('concurrent roster requests', () => {
  it('add any number of players', async () => {
    const { rosters, store } = await openRosters()
    const additions = Array.from({ length: REQUESTS }, (_, index) => addition({ name: `Player ${index}` }))
    const outcomes = await Promise.all(additions.map((input) => rosters.addProPlayer(EDITOR, input)))
    expect(outcomes.flatMap(problemsIn)).toEqual([])
    expect(await rosters.ledgerNumber()).toBe(REQUESTS)
    await store.close()
  })

  it('give players added through two stores distinct numbers', async () => {
    const path = temporaryFile()
    const servers = [await openRosters({ path, wrap: readSlowly }), await openRosters({ path, wrap: readSlowly })]
    const outcomes = await Promise.all(
      servers.flatMap(({ rosters }, server) =>
        Array.from({ length: 25 }, (_, index) =>
          rosters.addProPlayer(EDITOR, addition({ name: `Player ${server}${index}` })),
        ),
      ),
    )
    const numbers = outcomes.map((outcome) => changeIn(outcome).number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    await Promise.all(servers.map(({ store }) => store.close()))
  })

  it('give an account to one of its claimants', async () => {
    const { rosters, store } = await openRosters()
    const account = { gameName: 'Vesk', tagLine: 'EUW', region: 'EUW' } as const
    const names = ['Lumen', 'Bra ku', 'Odd_7']
    const outcomes = await Promise.all(names.map((name) => rosters.addProPlayer(EDITOR, addition({ name, account }))))
    expect(outcomes.flatMap(problemsIn)).toMatchObject([{ kind: 'account-taken' }, { kind: 'account-taken' }])
    await store.close()
  })

  it('count as one request when they share a key', async () => {
    const { rosters, store } = await openRosters()
    const input = addition({ idempotencyKey: 'sent-by-a-nervous-finger' })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => rosters.addProPlayer(EDITOR, input)))
    expect(new Set(outcomes.map((outcome) => changeIn(outcome).number))).toEqual(new Set([1]))
    expect(await rosters.ledgerNumber()).toBe(1)
    await store.close()
  })
})

describe('a roster request that fails halfway', () => {
  it('changes nothing, at whichever write it fails', async () => {
    let writesLeft = Number.POSITIVE_INFINITY
    const { rosters, store } = await openRosters({ wrap: (inner) => failAfter(inner, () => writesLeft-- > 0) })
    const [riotId] = RIOT_IDS
    const account = riotId && { ...riotId, region: 'EUW' as const }
    const added = changeIn(await rosters.addProPlayer(EDITOR, addition()))
    const requests: readonly (() => Promise<RosterOutcome<unknown>>)[] = [
      () =>
        rosters.addProPlayer(
          EDITOR,
          addition({ name: 'Bra ku', account: account ?? null, idempotencyKey: 'key-of-one' }),
        ),
      () => rosters.transferProPlayer(EDITOR, transferOf('Lumen', { idempotencyKey: 'key-of-two' })),
      () => rosters.undoRosterChange(EDITOR, { ...undoOf(added), idempotencyKey: 'key-of-three' }),
    ]
    const before = await listDocuments(store)
    for (const request of requests) {
      for (let writes = 0; writes < 4; writes++) {
        writesLeft = writes
        await expect(request()).rejects.toThrow('on purpose')
        expect(await listDocuments(store)).toEqual(before)
      }
    }
    writesLeft = Number.POSITIVE_INFINITY
    const [first] = requests
    expect(first && problemsIn(await first())).toEqual([])
    await store.close()
  })
})

/** A store whose transactions fail at the first forbidden write. */
function failAfter(store: DocumentStore, mayWrite: () => boolean): DocumentStore {
  function guard(): void {
    if (!mayWrite()) throw new Error('on purpose')
  }
  return withTransactions(store, (transaction) => ({
    get: (ref) => transaction.get(ref),
    getMany: (collection, ids) => transaction.getMany(collection, ids),
    set(ref, data) {
      guard()
      transaction.set(ref, data)
    },
    delete(ref) {
      guard()
      transaction.delete(ref)
    },
  }))
}

/** A store whose transactions let others run between their reads, as over a network. */
function readSlowly(store: DocumentStore): DocumentStore {
  return withTransactions(store, (transaction) => ({
    async get(ref) {
      await new Promise((resolve) => setImmediate(resolve))
      return transaction.get(ref)
    },
    getMany: (collection, ids) => transaction.getMany(collection, ids),
    set: (ref, data) => transaction.set(ref, data),
    delete: (ref) => transaction.delete(ref),
  }))
}

/** A store with wrapped transactions. */
function withTransactions(store: DocumentStore, change: (transaction: Transaction) => Transaction): DocumentStore {
  return {
    get: (ref) => store.get(ref),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (collection, query) => store.query(collection, query),
    transaction: (body) => store.transaction((transaction) => body(change(transaction))),
    count: (collection, limit) => store.count(collection, limit),
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
}
