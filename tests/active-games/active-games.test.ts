import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { LUMEN, ORRIN, VESPER, writeLiveScene } from '../support/live-scene.ts'
import { openTestWorld } from '../support/test-world.ts'

const GAMES = `
  query ($filter: ActiveGameFilter) {
    activeGames(filter: $filter) { cursor source { state } games { matchId startedAt } }
  }`

const gamesAnswer = z.object({ activeGames: z.object({ games: z.array(z.object({ sortKey: z.string() })) }) })

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeLiveScene(world.store)
})

async function listed(filter?: object): Promise<unknown> {
  return world.ask(GAMES, { filter })
}

describe('the running games of pros', () => {
  it('are sorted by start, newest first, with a loading game before all others', async () => {
    const now = world.clock.now()
    await world.live.putGame([LUMEN], { matchId: 'EUW1_1', startedAt: now - 2000 })
    await world.live.putGame([ORRIN], { matchId: 'KR_2', startedAt: now - 1000 })
    const { revision } = await world.live.putGame([VESPER], { matchId: 'EUW1_3', startedAt: null })
    await world.live.putSource('active_games')
    expect(await listed()).toEqual({
      activeGames: {
        cursor: String(revision),
        source: { state: 'OK' },
        games: [
          { matchId: 'EUW1_3', startedAt: null },
          { matchId: 'KR_2', startedAt: '2026-11-01T11:59:59.000Z' },
          { matchId: 'EUW1_1', startedAt: '2026-11-01T11:59:58.000Z' },
        ],
      },
    })
  })

  it('have sort keys in the order of the list', async () => {
    const now = world.clock.now()
    await world.live.putGame([LUMEN], { matchId: 'EUW1_1', startedAt: now - 2000 })
    await world.live.putGame([ORRIN], { matchId: 'KR_2', startedAt: now - 1000 })
    await world.live.putGame([VESPER], { matchId: 'EUW1_3', startedAt: null })
    const answer = await world.ask('{ activeGames { games { sortKey } } }')
    const keys = gamesAnswer.parse(answer).activeGames.games.map(({ sortKey }) => sortKey)
    expect(new Set(keys).size).toBe(3)
    expect(keys).toEqual(keys.toSorted())
  })

  it('match a filter when a single pro meets all its conditions', async () => {
    await world.live.putGame([LUMEN, ORRIN], { matchId: 'EUW1_1', seats: [{ championId: 1 }, { championId: 2 }] })
    const both = { activeGames: expect.objectContaining({ games: [expect.objectContaining({ matchId: 'EUW1_1' })] }) }
    const none = { activeGames: expect.objectContaining({ games: [] }) }
    const lumen = encodeGlobalId('ProPlayer', LUMEN.id)
    expect(await listed({ leagues: ['lge'], champion: 1, playerId: lumen })).toEqual(both)
    expect(await listed({ teams: ['two'], champion: 2 })).toEqual(both)
    expect(await listed({ leagues: ['LGE'], champion: 2 })).toEqual(none)
    expect(await listed({ champion: 412 })).toEqual(none)
    expect(await listed({ playerId: encodeGlobalId('ProPlayer', VESPER.id) })).toEqual(none)
  })

  it('reject an invalid filter with a reason', async () => {
    await expect(listed({ leagues: Array.from({ length: 101 }, () => 'X') })).rejects.toThrow('pass at most 100')
    await expect(listed({ playerId: '' })).rejects.toThrow('not the id of a player')
  })
})

describe('a running game', () => {
  const SEAT = 'kind puuid gameName tagLine teamId likelyLane champion { key } proPlayer { name }'

  it('returns every field that Riot provides', async () => {
    await world.live.putGame([LUMEN], {
      matchId: 'EUW1_7',
      bans: [
        { championId: -1, teamId: 200, pickTurn: 2 },
        { championId: 11, teamId: 100, pickTurn: 1 },
      ],
    })
    const document = `{
      activeGames { games {
        id matchId region queue queueId gameMode gameType mapId startedAt observedAt
        bans { champion { key } teamId pickTurn }
        pros {
          ${SEAT} summonerSpells { key } keystone { runeId } primaryStyle { styleId } secondaryStyle { styleId }
          profileIconId profileIcon
        }
      } }
    }`
    expect(await world.ask(document)).toEqual({
      activeGames: {
        games: [
          {
            id: encodeGlobalId('ActiveGame', 'EUW1_7'),
            matchId: 'EUW1_7',
            region: 'EUW',
            queue: 'SOLO',
            queueId: 420,
            gameMode: 'CLASSIC',
            gameType: 'MATCHED',
            mapId: 11,
            startedAt: '2026-11-01T11:50:00.000Z',
            observedAt: '2026-11-01T12:00:00.000Z',
            bans: [
              { champion: { key: 11 }, teamId: 100, pickTurn: 1 },
              { champion: null, teamId: 200, pickTurn: 2 },
            ],
            pros: [
              {
                kind: 'ACCOUNT',
                puuid: 'puuid-of-lumen',
                gameName: 'Lumen',
                tagLine: 'PRO',
                teamId: 100,
                likelyLane: 'MIDDLE',
                champion: { key: 266 },
                proPlayer: { name: 'Lumen' },
                summonerSpells: [{ key: 4 }, { key: 12 }],
                keystone: { runeId: 8010 },
                primaryStyle: { styleId: 8000 },
                secondaryStyle: { styleId: 8400 },
                profileIconId: 1,
                profileIcon: '/images/profile-icons/1.png',
              },
            ],
          },
        ],
      },
    })
  })

  it('sorts seats by side, blue before red, and then by lane', async () => {
    const seats = [{ championId: 103 }, {}, { championId: 266 }]
    const { game } = await world.live.putGame([LUMEN], { seats })
    await world.live.putGame([LUMEN], { ...game, participants: game.participants.toReversed() })
    const document = '{ activeGames { games { participants { teamId likelyLane champion { key } } } } }'
    expect(await world.ask(document)).toEqual({
      activeGames: {
        games: [
          {
            participants: [
              { teamId: 100, likelyLane: 'TOP', champion: { key: 266 } },
              { teamId: 100, likelyLane: 'JUNGLE', champion: { key: 64 } },
              { teamId: 100, likelyLane: 'MIDDLE', champion: { key: 103 } },
              { teamId: 100, likelyLane: 'BOTTOM', champion: { key: 222 } },
              { teamId: 100, likelyLane: 'UTILITY', champion: { key: 412 } },
              { teamId: 200, likelyLane: 'TOP', champion: { key: 86 } },
              { teamId: 200, likelyLane: 'JUNGLE', champion: { key: 254 } },
              { teamId: 200, likelyLane: 'MIDDLE', champion: { key: 238 } },
              { teamId: 200, likelyLane: 'BOTTOM', champion: { key: 51 } },
              { teamId: 200, likelyLane: 'UTILITY', champion: { key: 267 } },
            ],
          },
        ],
      },
    })
  })

  it('has no lanes in modes without them, nor while seats are missing', async () => {
    await world.live.putGame([LUMEN], { matchId: 'EUW1_1', gameMode: 'ARAM', mapId: 12 })
    const { game } = await world.live.putGame([LUMEN], { matchId: 'EUW1_2' })
    await world.live.putGame([LUMEN], { ...game, participants: game.participants.slice(0, 4) })
    const document = '{ activeGames { games { participants { likelyLane } } } }'
    const [loading, aram] = [4, 10].map((seats) => Array.from({ length: seats }, () => ({ likelyLane: null })))
    expect(await world.ask(document)).toEqual({
      activeGames: { games: [{ participants: aram }, { participants: loading }] },
    })
  })

  it('never names a hidden player, nor links a hidden player to a pro', async () => {
    const hidden = { kind: 'HIDDEN', puuid: null, gameName: '', tagLine: '' } as const
    await world.live.putGame([ORRIN], {
      platform: 'KR',
      seats: [{}, hidden, { kind: 'BOT', puuid: null, gameName: '', tagLine: '' }],
    })
    const document = `{ activeGames { games { participants { ${SEAT} } pros { gameName } } } }`
    const anonymous = { puuid: null, gameName: null, tagLine: null, proPlayer: null }
    expect(await world.ask(document)).toMatchObject({
      activeGames: {
        games: [
          {
            participants: expect.arrayContaining([
              expect.objectContaining({ kind: 'HIDDEN', ...anonymous }),
              expect.objectContaining({ kind: 'BOT', ...anonymous }),
            ]),
            pros: [{ gameName: 'Orrin' }],
          },
        ],
      },
    })
  })

  it('does not take a player for a pro with the same PUUID on another platform', async () => {
    await world.live.putGame([LUMEN], { platform: 'KR' })
    expect(await world.ask('{ activeGames { games { pros { gameName } } } }')).toEqual({
      activeGames: { games: [{ pros: [] }] },
    })
  })

  it('lists the streams of its pros that show League of Legends, most viewers first', async () => {
    await world.live.putStream(LUMEN, { live: { viewers: 1 } })
    await world.live.putStream(VESPER, { live: { viewers: 2 } })
    await world.live.putStream(ORRIN, { live: { viewers: 3 } })
    await world.live.putGame([LUMEN, VESPER])
    const document = '{ activeGames { games { streams { login } } } }'
    expect(await world.ask(document)).toEqual({
      activeGames: { games: [{ streams: [{ login: 'vesper_live' }, { login: 'lumen_live' }] }] },
    })
    await world.live.putStream(VESPER, { live: { game: { id: '1', name: 'Chess' } } })
    await world.live.putStream(LUMEN, { live: null })
    const updates = await world.follow('subscription { streams(filter: { live: true }) { removed } }')
    await updates.next()
    expect(await world.ask(document)).toEqual({ activeGames: { games: [{ streams: [] }] } })
  })

  it('is found by its id until the game is over', async () => {
    const document = 'query ($id: ID!) { node(id: $id) { ... on ActiveGame { matchId } } }'
    const running = await world.live.putGame([LUMEN])
    const id = encodeGlobalId('ActiveGame', running.game.matchId)
    expect(await world.ask(document, { id })).toEqual({ node: { matchId: running.game.matchId } })
    const updates = await world.follow('subscription { activeGames { removed } }')
    await updates.next()
    await world.live.endGame(running)
    await updates.next()
    expect(await world.ask(document, { id })).toEqual({ node: null })
  })

  it('names champions in each language', async () => {
    await world.live.putGame([LUMEN], { seats: [{ championId: 20 }] })
    const document =
      '{ activeGames { games { pros { champion { en: name { text } pl: name(locale: PL) { text } } } } } }'
    expect(await world.ask(document)).toEqual({
      activeGames: {
        games: [{ pros: [{ champion: { en: { text: 'Nunu & Willump' }, pl: { text: 'Nunu i Willump' } } }] }],
      },
    })
  })
})
