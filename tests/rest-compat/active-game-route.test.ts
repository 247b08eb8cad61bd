import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { LiveState } from '../../gateway/active-games/rules/live-state.ts'
import { platformOf, type Region } from '../../gateway/shared/region.ts'
import { openGameWorld } from './game-world.ts'

const seat = z.looseObject({ puuid: z.string().nullable(), riotId: z.string(), championId: z.number() })
const game = z.looseObject({
  gameLength: z.number(),
  participants: z.array(seat),
  bannedChampions: z.array(z.unknown()),
})

describe('the running game of an account', () => {
  it.each(['EUW', 'KR', 'NA'] as const)('on %s has the data from Riot', async (region) => {
    const world = openGameWorld()
    const puuid = await world.findPuuid(region)

    let got = await world.get(`/v2/match/active/${puuid}`)
    for (let looks = 0; got.status === 404 && looks < 100; looks++) {
      await world.clock.advance(15 * 60_000)
      got = await world.get(`/v2/match/active/${puuid}`)
    }
    const shown = game.parse(got.body)
    const fromRiot = game.parse(await askRiot(world, region, puuid))

    const { participants, bannedChampions, gameLength, observers: _observers, ...rest } = fromRiot
    expect(shown).toEqual({
      ...rest,
      gameLength: expect.any(Number),
      participants: expect.arrayContaining(participants.map(toKnownSeat)),
      bannedChampions,
    })
    expect(shown.participants).toHaveLength(participants.length)
    expect(Math.abs(shown.gameLength - gameLength)).toBeLessThanOrEqual(1)
  })

  it.each([
    ['NOT_IN_GAME', 404, 'The account is not in a game.', null],
    ['POSSIBLY_HIDDEN', 404, 'The account hides its games.', null],
    ['UPSTREAM_DOWN', 503, 'Riot has not responded, so the running game is unknown. Try again later.', '30'],
    ['UNKNOWN', 503, 'Riot has not responded, so the running game is unknown. Try again later.', '30'],
  ] satisfies [LiveState, number, string, string | null][])(
    'in the state %s gets a %i',
    async (state, status, detail, retryAfter) => {
      const { liveStates } = openGameWorld().context
      const ofAccount = async () => ({ state, observedAt: null, game: null })
      const world = openGameWorld({ liveStates: { ...liveStates, ofAccount } })
      const puuid = await world.findPuuid('EUW')
      expect(await world.get(`/v2/match/active/${puuid}/`)).toEqual({ status, body: { detail }, retryAfter })
    },
  )

  it('is a 404 for an unknown PUUID, and a 400 for an invalid one', async () => {
    const world = openGameWorld()
    expect(await world.get('/v2/match/active/nobody')).toMatchObject({ status: 404 })
    expect(await world.get('/v2/match/active/no%20body')).toMatchObject({ status: 400 })
  })

  it('has the start 0 and the length 0 while it loads', async () => {
    const { liveStates } = openGameWorld().context
    const running = {
      matchId: 'EUW1_7',
      platform: 'EUW1',
      queueId: 420,
      gameMode: 'CLASSIC',
      gameType: 'MATCHED',
      mapId: 11,
      startedAt: null,
      bans: [{ championId: -1, teamId: 100, pickTurn: 1 }],
      participants: [],
    } as const
    const world = openGameWorld({
      liveStates: {
        ...liveStates,
        ofAccount: async () => ({ state: 'IN_GAME', observedAt: 5000, game: { game: running, observedAt: 5000 } }),
      },
    })
    const puuid = await world.findPuuid('EUW')
    expect((await world.get(`/v2/match/active/${puuid}`)).body).toEqual({
      gameId: 7,
      platformId: 'EUW1',
      gameStartTime: 0,
      gameLength: 0,
      gameQueueConfigId: 420,
      gameMode: 'CLASSIC',
      gameType: 'MATCHED',
      mapId: 11,
      participants: [],
      bannedChampions: [{ championId: -1, teamId: 100, pickTurn: 1 }],
    })
  })
})

/** Reduces a seat from Riot to the data that this server stores, also in a mode without runes. */
function toKnownSeat(fromRiot: z.infer<typeof seat>) {
  const { lastSelectedSkinIndex: _skin, gameCustomizationObjects: _objects, ...kept } = fromRiot
  return { perks: { perkIds: [], perkStyle: 0, perkSubStyle: 0 }, ...kept }
}

async function askRiot(world: ReturnType<typeof openGameWorld>, region: Region, puuid: string): Promise<unknown> {
  const url = `https://${platformOf(region).toLowerCase()}.api.riotgames.com/lol/spectator/v5/active-games/by-summoner/${puuid}`
  const response = await world.simulator.fetch(new Request(url, { headers: { 'X-Riot-Token': 'test' } }))
  return response.json()
}
