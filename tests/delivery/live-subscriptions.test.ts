import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { GONE_KEPT_MS } from '../../gateway/delivery/rules/live-item.ts'
import { LUMEN, ORRIN, VESPER, writeLiveScene } from '../support/live-scene.ts'
import { openTestWorld } from '../support/test-world.ts'

const STREAMS = `
  subscription ($filter: StreamFilter, $after: String) {
    update: streams(filter: $filter, after: $after) {
      cursor snapshot upserted { login live { viewers } } removed source { state observedAt }
    }
  }`

const GAMES = `
  subscription ($filter: ActiveGameFilter, $after: String) {
    update: activeGames(filter: $filter, after: $after) { cursor snapshot upserted { matchId } removed }
  }`

const cursorIn = z.object({ update: z.looseObject({ cursor: z.string() }) })

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeLiveScene(world.store)
})

/** Separates an update from its cursor. */
function read(event: unknown) {
  const { cursor, ...update } = cursorIn.parse(event).update
  return { cursor, update }
}

function upserted(...logins: readonly string[]) {
  return { snapshot: false, removed: [], upserted: logins.map((login) => expect.objectContaining({ login })) }
}

describe('the subscription to streams', () => {
  it('begins with a snapshot and continues with each change', async () => {
    await world.live.putStream(VESPER, { live: null })
    await world.live.putStream(LUMEN)
    const updates = await world.follow(STREAMS)
    expect(read(await updates.next()).update).toMatchObject({
      snapshot: true,
      upserted: [{ login: 'lumen_live' }, { login: 'vesper_live' }],
      removed: [],
      source: { state: 'DOWN', observedAt: null },
    })
    await world.live.putStream(LUMEN, { live: { viewers: 12 } })
    expect(read(await updates.next()).update).toMatchObject({
      snapshot: false,
      upserted: [{ login: 'lumen_live', live: { viewers: 12 } }],
    })
  })

  it('reports a new check of the source even without changes', async () => {
    await world.live.putSource('streams')
    const updates = await world.follow(STREAMS)
    const { cursor } = read(await updates.next())
    await world.clock.advance(30_000)
    await world.live.putSource('streams')
    const received = read(await updates.next())
    expect(received).toEqual({
      cursor,
      update: {
        snapshot: false,
        upserted: [],
        removed: [],
        source: { state: 'OK', observedAt: '2026-11-01T12:00:30.000Z' },
      },
    })
    await world.live.putSource('streams', { state: 'DOWN' })
    expect(read(await updates.next()).update).toMatchObject({
      source: { state: 'DOWN', observedAt: '2026-11-01T12:00:30.000Z' },
    })
  })

  it('removes a stream that the filter no longer matches, by its id', async () => {
    await world.live.putStream(LUMEN)
    const updates = await world.follow(STREAMS, { filter: { live: true, leagues: ['lge'] } })
    expect(read(await updates.next()).update).toMatchObject({ upserted: [{ login: 'lumen_live' }] })
    await world.live.putStream(ORRIN)
    await world.live.putStream(LUMEN, { live: null })
    expect(read(await updates.next()).update).toMatchObject({
      upserted: [],
      removed: [encodeGlobalId('Stream', LUMEN.id)],
    })
  })

  it('resumes after a cursor with only the missed changes', async () => {
    await world.live.putStream(LUMEN)
    await world.live.putStream(VESPER)
    const updates = await world.follow(STREAMS)
    const { cursor } = read(await updates.next())
    await world.live.putStream(ORRIN)
    await updates.next()
    await world.live.endStream(VESPER)
    await updates.next()
    const resumed = await world.follow(STREAMS, { after: cursor })
    expect(read(await resumed.next()).update).toMatchObject({
      ...upserted('orrin_live'),
      removed: [encodeGlobalId('Stream', VESPER.id)],
    })
  })

  it('begins with a new snapshot for a cursor that is too old or in the future', async () => {
    await world.live.putStream(LUMEN)
    const updates = await world.follow(STREAMS)
    const { cursor } = read(await updates.next())
    await world.clock.advance(GONE_KEPT_MS + 1)
    await world.live.putStream(ORRIN)
    await updates.next()
    for (const after of [cursor, '999999999999999']) {
      const update = read(await (await world.follow(STREAMS, { after })).next()).update
      expect(update).toMatchObject({ snapshot: true, upserted: [{ login: expect.any(String) }, {}] })
    }
  })

  it.each(['', 'nonsense', '-1', '1.5', '9'.repeat(16)])('rejects the invalid cursor %j', async (after) => {
    await expect(world.follow(STREAMS, { after })).rejects.toThrow('not a cursor of this subscription')
    await expect(world.follow(GAMES, { after })).rejects.toThrow('not a cursor of this subscription')
  })

  it('rejects an invalid filter with a reason', async () => {
    const leagues = Array.from({ length: 101 }, () => 'LGE')
    await expect(world.follow(STREAMS, { filter: { leagues } })).rejects.toThrow('pass at most 100')
    await expect(world.follow(GAMES, { filter: { leagues } })).rejects.toThrow('pass at most 100')
  })
})

describe('the subscription to running games', () => {
  it('begins with a snapshot, continues with each change, and removes games that are over', async () => {
    const first = await world.live.putGame([LUMEN])
    const updates = await world.follow(GAMES)
    expect(read(await updates.next()).update).toEqual({
      snapshot: true,
      upserted: [{ matchId: first.game.matchId }],
      removed: [],
    })
    const second = await world.live.putGame([ORRIN])
    expect(read(await updates.next()).update).toMatchObject({ upserted: [{ matchId: second.game.matchId }] })
    await world.live.endGame(first)
    expect(read(await updates.next()).update).toEqual({
      snapshot: false,
      upserted: [],
      removed: [encodeGlobalId('ActiveGame', first.game.matchId)],
    })
  })

  it('sends only games that match the filter', async () => {
    const wanted = await world.live.putGame([LUMEN])
    const other = await world.live.putGame([ORRIN])
    const filters = [
      { leagues: ['lge'] },
      { teams: ['one'] },
      { playerId: encodeGlobalId('ProPlayer', LUMEN.id) },
      { champion: 266 },
    ]
    for (const filter of filters) {
      const updates = await world.follow(GAMES, { filter })
      const { upserted: received } = read(await updates.next()).update
      expect(received).toEqual(
        'champion' in filter
          ? [{ matchId: other.game.matchId }, { matchId: wanted.game.matchId }].toSorted(byMatchId)
          : [{ matchId: wanted.game.matchId }],
      )
      await updates.leave()
    }
  })
})

function byMatchId(a: { readonly matchId: string }, b: { readonly matchId: string }): number {
  return a.matchId < b.matchId ? -1 : 1
}
