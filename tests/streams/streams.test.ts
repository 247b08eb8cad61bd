import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { LUMEN, ORRIN, VESPER, writeLiveScene } from '../support/live-scene.ts'
import { openTestWorld } from '../support/test-world.ts'

const STREAMS = `
  query ($filter: StreamFilter) {
    streams(filter: $filter) { cursor source { state observedAt } streams { login live { viewers } } }
  }`

const streamsUpdate = z.object({
  streams: z.object({ upserted: z.array(z.object({ login: z.string(), sortKey: z.string() })) }),
})

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeLiveScene(world.store)
})

async function loginsOf(filter?: object): Promise<unknown> {
  return world.ask(STREAMS, { filter })
}

function listed(...logins: readonly string[]) {
  return { streams: expect.objectContaining({ streams: logins.map((login) => expect.objectContaining({ login })) }) }
}

describe('the streams of pros', () => {
  it('are an empty list before the first check, with a source that is down', async () => {
    expect(await loginsOf()).toEqual({
      streams: { cursor: '0', source: { state: 'DOWN', observedAt: null }, streams: [] },
    })
  })

  it('are sorted live first, by viewers, then by the last time live', async () => {
    const now = world.clock.now()
    await world.live.putStream(VESPER, { live: null, lastLiveAt: now - 60_000 })
    await world.live.putStream(LUMEN, { live: { viewers: 10 } })
    const newest = await world.live.putStream(ORRIN, { live: { viewers: 20 } })
    await world.live.putSource('streams')
    expect(await loginsOf()).toEqual({
      streams: {
        cursor: String(newest.revision),
        source: { state: 'OK', observedAt: new Date(now).toISOString() },
        streams: [
          { login: 'orrin_live', live: { viewers: 20 } },
          { login: 'lumen_live', live: { viewers: 10 } },
          { login: 'vesper_live', live: null },
        ],
      },
    })
  })

  it('are in ascending order of their sort keys, in a list and in updates', async () => {
    await world.live.putStream(VESPER, { live: null })
    await world.live.putStream(LUMEN, { live: { viewers: 10 } })
    await world.live.putStream(ORRIN, { live: { viewers: 9000 } })
    const updates = await world.follow('subscription { streams { upserted { login sortKey } } }')
    const { upserted } = streamsUpdate.parse(await updates.next()).streams
    const keys = upserted.map(({ sortKey }) => sortKey)
    expect(keys).toHaveLength(3)
    expect(keys).toEqual(keys.toSorted())
    expect(await world.ask('{ streams { streams { login sortKey } } }')).toEqual({
      streams: { streams: upserted },
    })
  })

  it('are narrowed by league, team, player and live state', async () => {
    await world.live.putStream(LUMEN)
    await world.live.putStream(VESPER, { live: null })
    await world.live.putStream(ORRIN, { live: { viewers: 5 } })
    expect(await loginsOf({ leagues: ['lge'] })).toEqual(listed('lumen_live', 'vesper_live'))
    expect(await loginsOf({ teams: ['two'] })).toEqual(listed('orrin_live'))
    expect(await loginsOf({ playerId: encodeGlobalId('ProPlayer', VESPER.id) })).toEqual(listed('vesper_live'))
    expect(await loginsOf({ live: false })).toEqual(listed('vesper_live'))
    expect(await loginsOf({ live: true, leagues: ['LGE', 'OTH'], teams: [] })).toEqual(
      listed('lumen_live', 'orrin_live'),
    )
  })

  it('reject an invalid filter with a reason', async () => {
    await expect(loginsOf({ teams: Array.from({ length: 101 }, () => 'ONE') })).rejects.toThrow('pass at most 100')
    await expect(loginsOf({ playerId: 'nonsense' })).rejects.toThrow('not the id of a player')
    await expect(loginsOf({ playerId: encodeGlobalId('ProTeam', 'ONE') })).rejects.toThrow('not the id of a player')
  })
})

describe('a stream', () => {
  const STREAM = `
    fragment Whole on Stream {
      id player { name team { code } } login displayName url lastLiveAt activeGame { matchId }
      live { title game { name isLeagueOfLegends } viewers startedAt language }
    }`

  it('returns its player, its content, and the running game of the player', async () => {
    const { game } = await world.live.putGame([LUMEN])
    const startedAt = world.clock.now() - 3_600_000
    await world.live.putStream(LUMEN, { live: { title: 'Zażółć ドラゴン', viewers: 7, startedAt, language: 'pl' } })
    expect(await world.ask(`${STREAM} { streams { streams { ...Whole } } }`)).toEqual({
      streams: {
        streams: [
          {
            id: encodeGlobalId('Stream', LUMEN.id),
            player: { name: 'Lumen', team: { code: 'ONE' } },
            login: 'lumen_live',
            displayName: 'Lumen',
            url: 'https://www.twitch.tv/lumen_live',
            lastLiveAt: '2026-11-01T11:00:00.000Z',
            activeGame: { matchId: game.matchId },
            live: {
              title: 'Zażółć ドラゴン',
              game: { name: 'League of Legends', isLeagueOfLegends: true },
              viewers: 7,
              startedAt: '2026-11-01T11:00:00.000Z',
              language: 'pl',
            },
          },
        ],
      },
    })
  })

  it('is live in any category, and has a null category when none is set', async () => {
    const document = '{ streams { streams { live { game { name isLeagueOfLegends } } } } }'
    await world.live.putStream(LUMEN, { live: { game: { id: '509658', name: 'Just Chatting' }, viewers: 2 } })
    await world.live.putStream(VESPER, { live: { game: null, viewers: 1 } })
    expect(await world.ask(document)).toEqual({
      streams: {
        streams: [{ live: { game: { name: 'Just Chatting', isLeagueOfLegends: false } } }, { live: { game: null } }],
      },
    })
  })

  it('is found by its id and at its player, until it is removed', async () => {
    const document = `query ($id: ID!) { node(id: $id) { ... on Stream { login } } proPlayer(name: "lumen") { stream { login } } }`
    const id = encodeGlobalId('Stream', LUMEN.id)
    await world.live.putStream(LUMEN)
    expect(await world.ask(document, { id })).toEqual({
      node: { login: 'lumen_live' },
      proPlayer: { stream: { login: 'lumen_live' } },
    })
    const updates = await world.follow('subscription { streams { removed } }')
    await updates.next()
    await world.live.endStream(LUMEN)
    expect(await updates.next()).toEqual({ streams: { removed: [id] } })
    expect(await world.ask(document, { id })).toEqual({ node: null, proPlayer: { stream: null } })
  })

  it('keeps the player after the player left the rosters', async () => {
    const gone = { ...LUMEN, id: 'id-of-gone', name: 'Gone For Good', slug: 'gone_for_good', accounts: [] }
    await world.live.putStream(gone)
    const document =
      '{ streams { streams { player { name slug role team { code } live { state } } activeGame { id } } } }'
    expect(await world.ask(document)).toEqual({
      streams: {
        streams: [
          {
            player: {
              name: 'Gone For Good',
              slug: 'gone_for_good',
              role: 'MID',
              team: { code: 'ONE' },
              live: { state: 'UNKNOWN' },
            },
            activeGame: null,
          },
        ],
      },
    })
  })
})
