import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importRoster } from '../../gateway/rosters/files/import-roster.ts'
import { removeFromRoster } from '../../gateway/rosters/files/remove-from-roster.ts'
import type { AddProPlayerInput } from '../../gateway/rosters/services/add-pro-player.ts'
import { createProScene } from '../../gateway/rosters/services/pro-scene.ts'
import { createRosters } from '../../gateway/rosters/services/rosters.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { fail } from '../support/fail.ts'
import { proAccountOf, proPlayerNamed, writeRosters } from '../support/rosters.ts'
import {
  addition,
  changeIn,
  EDITOR,
  listDocuments,
  type OpenedRosters,
  openRosters,
  problemsIn,
  transferOf,
  undoOf,
  written,
} from './open-rosters.ts'

const MINUTE_MS = 60_000
const EVERYTHING = { team: null, playerId: null }
const VESK = { gameName: 'vesk', tagLine: 'euw', region: 'EUW' } as const

let real: OpenedRosters
let rosters: OpenedRosters['rosters']
let now: () => number

beforeEach(async () => {
  real = await openRosters()
  rosters = real.rosters
  now = () => real.clock.now()
})

afterEach(() => real.store.close())

const add = (more: Partial<AddProPlayerInput> = {}) => rosters.addProPlayer(EDITOR, addition(more))

describe('adding a player', () => {
  it("starts a membership now, with the account in Riot's spelling", async () => {
    const { player, change } = written(await add({ account: VESK, reason: ' Signed. ', evidence: 'https://a.test/b' }))
    expect(player).toMatchObject({
      id: 'lumen',
      name: 'Lumen',
      slug: 'lumen',
      role: 'MID',
      memberships: [{ team: 'ONE', from: now(), to: null }],
      accounts: [{ platform: 'EUW1', gameName: 'vesk', tagLine: 'euw', puuid: 'puuid-of-Vesk', keyId: 'first-key' }],
      links: [],
      revision: 1,
    })
    expect(change).toMatchObject({
      number: 1,
      kind: 'ADDED',
      fromTeam: null,
      toTeam: 'ONE',
      account: { puuid: 'puuid-of-Vesk' },
      at: now(),
      recordedAt: now(),
      by: 'Operator',
      reason: 'Signed.',
      evidence: 'https://a.test/b',
      undoes: null,
      undoneBy: null,
    })
  })

  it("updates the view at once, before the store's watch reports the change", async () => {
    const { rosters, proScene, store } = await openRosters({ wrap: withoutWatchChanges })
    await proScene.look()
    await rosters.addProPlayer(EDITOR, addition())
    expect((await proScene.look()).findPlayerByName('LUMEN')).toMatchObject({ id: 'lumen' })
    await rosters.undoRosterChange(EDITOR, undoOf({ number: 1 }))
    expect((await proScene.look()).players).toEqual([])
    await store.close()
  })

  it('gives a known player a new role and another account', async () => {
    await add()
    const { player, change } = written(await add({ name: 'LUMEN', team: 'one', role: 'TOP', account: VESK }))
    expect(player).toMatchObject({
      id: 'lumen',
      name: 'Lumen',
      role: 'TOP',
      accounts: [{ tagLine: 'euw' }],
      revision: 2,
    })
    expect(change).toMatchObject({ number: 2, kind: 'UPDATED', role: 'TOP', previousRole: 'MID', toTeam: null })
  })

  it('writes nothing when everything is known', async () => {
    await add({ account: VESK })
    expect(written(await add({ account: VESK }))).toMatchObject({ player: { id: 'lumen', revision: 1 }, change: null })
    expect(await rosters.ledgerNumber()).toBe(1)
  })

  it('refuses a player of another team and returns that player', async () => {
    await add()
    expect(problemsIn(await add({ team: 'TWO' }))).toMatchObject([
      { kind: 'membership-changed', player: { id: 'lumen' } },
    ])
  })

  it("refuses another player's account, also under a new Riot ID", async () => {
    await add({ account: VESK })
    real.riot.call('puuid-of-Vesk', 'Renamed', 'EUW')
    const account = { ...VESK, gameName: 'Renamed' }
    const problems = problemsIn(await add({ name: 'Bra ku', account }))
    expect(problems).toMatchObject([{ kind: 'account-taken', player: { id: 'lumen' } }])
  })

  it('refuses an account that a roster file names for another player', async () => {
    const accounts = [proAccountOf({ platform: 'EUW1', gameName: 'VESK', tagLine: 'EUW' })]
    await writeRosters(real.store, { players: [proPlayerNamed('Tern', 'TWO', { accounts })] })
    expect(problemsIn(await add({ account: VESK }))).toMatchObject([
      { kind: 'account-taken', player: { name: 'Tern' } },
    ])
  })

  it('chooses an unused id', async () => {
    await writeRosters(real.store, { players: [proPlayerNamed('Tern', 'TWO', { id: 'lumen' })] })
    expect(written(await add()).player).toMatchObject({ id: 'lumen-2', slug: 'lumen' })
    expect(written(await add({ name: '__ _a' })).player).toMatchObject({ id: 'a', slug: '____a' })
  })

  it("reports all problems at once, including Riot's answer about the account", async () => {
    const account = { gameName: 'Nobody', tagLine: 'EUW', region: 'EUW' } as const
    const more = { name: '/', team: 'NIL', account, reason: 'x'.repeat(281), evidence: 'no', idempotencyKey: 'short' }
    expect(problemsIn(await add(more))).toMatchObject([
      { field: 'team', rule: 'UNKNOWN' },
      { field: 'name', rule: 'INVALID' },
      { kind: 'not-found', riotId: { gameName: 'Nobody' } },
      { field: 'reason', rule: 'TOO_LONG', limit: 280 },
      { field: 'evidence', rule: 'INVALID' },
      { field: 'idempotencyKey', rule: 'INVALID' },
    ])
  })

  it('reports that Riot is unavailable, or that the text is not a Riot ID', async () => {
    expect(problemsIn(await add({ account: { ...VESK, tagLine: '' } }))).toMatchObject([{ kind: 'invalid' }])
    real.riot.down = true
    expect(problemsIn(await add({ account: VESK }))).toMatchObject([{ kind: 'unavailable' }])
  })
})

describe('a transfer', () => {
  it('ends one membership and starts the next at the same moment', async () => {
    const began = now()
    await add()
    await real.clock.advance(3 * MINUTE_MS)
    const { player, change } = written(
      await rosters.transferProPlayer(EDITOR, transferOf('Lumen', { at: began + MINUTE_MS })),
    )
    expect(player).toMatchObject({
      memberships: [
        { team: 'ONE', from: began, to: began + MINUTE_MS },
        { team: 'TWO', from: began + MINUTE_MS, to: null },
      ],
      revision: 2,
    })
    expect(change).toMatchObject({
      kind: 'TRANSFERRED',
      fromTeam: 'ONE',
      toTeam: 'TWO',
      at: began + MINUTE_MS,
      recordedAt: now(),
    })
  })

  it('reports all problems at once', async () => {
    const wrong = { fromTeam: 'NIL', toTeam: '', at: now() + 1, evidence: `https://${'x'.repeat(500)}` }
    expect(problemsIn(await rosters.transferProPlayer(EDITOR, transferOf('Nobody', wrong)))).toMatchObject([
      { field: 'player', rule: 'UNKNOWN' },
      { field: 'fromTeam', rule: 'UNKNOWN' },
      { field: 'toTeam', rule: 'REQUIRED' },
      { field: 'at', rule: 'INVALID' },
      { field: 'evidence', rule: 'TOO_LONG', limit: 500 },
    ])
  })

  it("is refused to the player's own team, and before the current membership", async () => {
    await add()
    const transfer = (more: object) => rosters.transferProPlayer(EDITOR, transferOf('Lumen', more))
    expect(problemsIn(await transfer({ toTeam: 'one' }))).toMatchObject([{ field: 'toTeam', rule: 'UNCHANGED' }])
    expect(problemsIn(await transfer({ at: now() - 1 }))).toMatchObject([{ field: 'at', rule: 'INVALID' }])
    expect(problemsIn(await transfer({ fromTeam: 'TRI' }))).toMatchObject([{ kind: 'membership-changed' }])
  })

  it('removes a player from a team, and adds the player to another later', async () => {
    const began = now()
    await add()
    await real.clock.advance(MINUTE_MS)
    const left = await rosters.transferProPlayer(EDITOR, transferOf('Lumen', { toTeam: null }))
    expect(written(left)).toMatchObject({
      player: { memberships: [{ team: 'ONE', from: began, to: now() }] },
      change: { kind: 'TRANSFERRED', fromTeam: 'ONE', toTeam: null, at: now() },
    })
    const leftAt = now()
    await real.clock.advance(MINUTE_MS)
    const back = (more: object) =>
      rosters.transferProPlayer(EDITOR, transferOf('Lumen', { fromTeam: null, toTeam: 'TWO', ...more }))
    expect(problemsIn(await back({ fromTeam: 'ONE' }))).toMatchObject([{ kind: 'membership-changed' }])
    expect(problemsIn(await back({ at: leftAt - 1 }))).toMatchObject([{ field: 'at', rule: 'INVALID' }])
    const rejoined = changeIn(await back({ at: leftAt + 1 }))
    expect(rejoined).toMatchObject({ fromTeam: null, toTeam: 'TWO', at: leftAt + 1 })
    expect(problemsIn(await back({}))).toMatchObject([{ kind: 'membership-changed' }])

    expect(written(await rosters.undoRosterChange(EDITOR, undoOf(rejoined)))).toMatchObject({
      player: { memberships: [{ team: 'ONE', from: began, to: leftAt }] },
      change: { fromTeam: 'TWO', toTeam: null },
    })
    expect(written(await rosters.undoRosterChange(EDITOR, undoOf(changeIn(left))))).toMatchObject({
      player: { memberships: [{ team: 'ONE', from: began, to: null }] },
    })
  })

  it('is refused from no team to no team', async () => {
    await add()
    const nowhere = transferOf('Lumen', { fromTeam: null, toTeam: null })
    expect(problemsIn(await rosters.transferProPlayer(EDITOR, nowhere))).toMatchObject([
      { field: 'toTeam', rule: 'UNCHANGED' },
    ])
  })

  it('is refused to a team that was removed meanwhile, as is an addition', async () => {
    const { rosters, proScene, store } = await openRosters({ wrap: withoutWatchChanges })
    await rosters.addProPlayer(EDITOR, addition())
    await proScene.look()
    await removeFromRoster(store, real.clock, { players: [], teams: ['TWO'], events: [] })
    expect(problemsIn(await rosters.transferProPlayer(EDITOR, transferOf('Lumen')))).toMatchObject([
      { field: 'toTeam', rule: 'UNKNOWN' },
    ])
    const late = addition({ name: 'Bra ku', team: 'TWO' })
    expect(problemsIn(await rosters.addProPlayer(EDITOR, late))).toMatchObject([{ field: 'team', rule: 'UNKNOWN' }])
    await store.close()
  })

  it('without a time is never before the current membership, even with differing clocks', async () => {
    const memberships = [{ team: 'ONE', from: now() + 5, to: null }]
    await writeRosters(real.store, { players: [proPlayerNamed('Tern', 'ONE', { memberships })] })
    expect(changeIn(await rosters.transferProPlayer(EDITOR, transferOf('tern')))).toMatchObject({ at: now() + 5 })
  })
})

describe('undoing a change', () => {
  it('is refused with a reason when it is not the newest one in effect', async () => {
    const added = changeIn(await add())
    const transferred = changeIn(await rosters.transferProPlayer(EDITOR, transferOf('Lumen')))
    const undo = (change: { readonly number: number }) => rosters.undoRosterChange(EDITOR, undoOf(change))
    const refusal = async (change: { readonly number: number }) => problemsIn(await undo(change))

    expect(await refusal(added)).toMatchObject([{ message: expect.stringContaining('a newer change') }])
    const undone = changeIn(await undo(transferred))
    expect(await refusal(transferred)).toMatchObject([{ message: expect.stringContaining('already been undone') }])
    expect(await refusal(undone)).toMatchObject([
      { message: expect.stringContaining('make the original change again') },
    ])
    expect(changeIn(await undo(added))).toMatchObject({ kind: 'UNDONE', undoes: 1, fromTeam: 'ONE', toTeam: null })
    expect(await refusal({ number: 99 })).toMatchObject([{ field: 'id', rule: 'UNKNOWN' }])
  })

  it('of an addition removes the player and releases name and account', async () => {
    const before = await real.store.query('pro_claims', { limit: 10 })
    const added = changeIn(await add({ account: VESK }))
    expect(written(await rosters.undoRosterChange(EDITOR, undoOf(added)))).toMatchObject({ player: null })
    expect(await real.store.query('pro_claims', { limit: 10 })).toEqual(before)
    expect((await real.proScene.look()).findPlayer('lumen')).toBeNull()
    expect(await rosters.findChange(1)).toMatchObject({ kind: 'ADDED', undoneBy: 2 })

    const again = written(await add({ account: VESK }))
    expect(again).toMatchObject({ player: { id: 'lumen', revision: 3 }, change: { number: 3 } })
  })

  it('is possible only for the newest change in effect', async () => {
    const changes = [
      changeIn(await add()),
      changeIn(await rosters.transferProPlayer(EDITOR, transferOf('Lumen'))),
      changeIn(await add({ name: 'Bra ku' })),
    ]
    expect(await Promise.all(changes.map((change) => rosters.isUndoable(change)))).toEqual([false, true, true])
    await rosters.undoRosterChange(EDITOR, undoOf({ number: 2 }))
    const listed = await rosters.listSince(0, EVERYTHING)
    expect(await Promise.all(listed.map((change) => rosters.isUndoable(change)))).toEqual([true, false, true, false])
  })
})

it('a change is not undoable when the player was changed afterwards', async () => {
  await add()
  const change = changeIn(await add({ role: 'TOP' }))
  await importRoster(real.store, real.clock, { text: '{ "players": [{ "name": "Lumen", "role": "SUP" }] }' })
  const later = createRosters({ ...real, proScene: createProScene({ ...real, watches: real.store, report: fail }) })
  expect(await later.isUndoable(change)).toBe(false)
  expect(problemsIn(await later.undoRosterChange(EDITOR, undoOf(change)))).toMatchObject([{ kind: 'not-undoable' }])
})

describe('a request repeated with its key', () => {
  it('gets the first answer, even when it would be wrong by now', async () => {
    await add()
    const transfer = transferOf('Lumen', { idempotencyKey: 'one-transfer' })
    const first = written(await rosters.transferProPlayer(EDITOR, transfer))
    const before = await listDocuments(real.store)
    expect(await rosters.transferProPlayer(EDITOR, transfer)).toEqual(first)
    expect(await listDocuments(real.store)).toEqual(before)
  })

  it('gets the first answer even when Riot is down', async () => {
    const input = { account: VESK, idempotencyKey: 'one-addition' }
    const first = written(await add(input))
    real.riot.down = true
    expect(await add(input)).toEqual(first)
  })

  it('is distinguished from another request', async () => {
    await add({ idempotencyKey: 'used-once' })
    expect(problemsIn(await add({ idempotencyKey: 'used-once', role: 'TOP' }))).toEqual([{ kind: 'key-reused' }])
    const undo = { ...undoOf({ number: 1 }), idempotencyKey: 'used-once' }
    expect(problemsIn(await rosters.undoRosterChange(EDITOR, undo))).toEqual([{ kind: 'key-reused' }])
  })

  it('can succeed after a failure', async () => {
    const input = { account: VESK, idempotencyKey: 'tried-twice' }
    real.riot.down = true
    expect(problemsIn(await add(input))).toMatchObject([{ kind: 'unavailable' }])
    real.riot.down = false
    expect(changeIn(await add(input))).toMatchObject({ kind: 'ADDED' })
  })
})

/** A store whose watches report a snapshot and never a change. */
function withoutWatchChanges(store: DocumentStore): DocumentStore {
  return {
    get: (ref) => store.get(ref),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (collection, query) => store.query(collection, query),
    count: (collection, limit) => store.count(collection, limit),
    transaction: (body) => store.transaction(body),
    async *watch(collection, signal) {
      for await (const event of store.watch(collection, signal)) if (event.kind === 'snapshot') yield event
    },
    close: () => store.close(),
  }
}
