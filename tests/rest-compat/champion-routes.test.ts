import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findLaneOpponent } from '../../gateway/matches/rules/lane-opponent.ts'
import type { RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { fail } from '../support/fail.ts'
import { countIndependently } from '../support/independent-count.ts'
import { openChampionWorld } from './champion-world.ts'
import { matchShape } from './match-shape.ts'
import { serveV2 } from './serve-v2.ts'
import { executeStandIn, standInWorld } from './stand-in.ts'

const { demoPro, proGame } = standInWorld

const proMatches = z.array(
  z.strictObject({
    player: z.strictObject({
      player: z.string(),
      puuid: z.array(z.string()),
      region: z.string(),
      role: z.string(),
      team: z.string(),
      socialMedia: z.record(z.string(), z.string()).optional(),
    }),
    match: matchShape,
    enemy: z.int().nullable(),
    lane: z.enum(['', 'TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY']),
  }),
)
const roster = z.record(z.string(), z.record(z.string(), z.array(z.looseObject({ player: z.string() }))))

let world: Awaited<ReturnType<typeof openChampionWorld>>
let records: readonly RecordedMatch[]
let championId: number

beforeAll(async () => {
  world = await openChampionWorld()
  records = await world.readMatches()
  const games = listGames().map((game) => game.championId)
  const most = Map.groupBy(games, (each) => each)
    .values()
    .toArray()
  championId = most.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? 0
})

/** Lists each counted game of a pro player, newest first. */
function listGames() {
  const { participations } = countIndependently(records)
  return Object.values(participations).toSorted((a, b) => b.startedAt - a.startedAt)
}

async function listMatches(query = ''): Promise<z.infer<typeof proMatches>> {
  const { status, body } = await world.get(`/v2/champions/${championId}/matches${query}`)
  expect(status).toBe(200)
  return proMatches.parse(body)
}

describe('the record of pro players with a champion', () => {
  it('counts their ranked solo games', async () => {
    const { tables } = countIndependently(records)
    const rows = Object.entries(tables)
      .filter(([id]) => id.startsWith('PROS_SOLO_'))
      .flatMap(([, table]) => table.champions[String(championId)] ?? [])
    const tallies = rows.flatMap(({ lanes }) => Object.values(lanes))
    const games = tallies.reduce((sum, { tally: [played] }) => sum + played, 0)
    const wins = tallies.reduce((sum, { tally: [, won] }) => sum + won, 0)
    expect(games).toBeGreaterThan(0)
    expect(await world.get(`/v2/champions/${championId}/stats`)).toEqual({
      status: 200,
      body: { games, wins, losses: games - wins },
    })
  })

  it('is zero for a champion that no pro has played', async () => {
    const played = new Set(listGames().map((game) => game.championId))
    const idle = world.context.staticData.listChampions().find(({ key }) => !played.has(key))
    for (const spelling of ['', '/']) {
      expect(await world.get(`/v2/champions/${idle?.key}/stats${spelling}`)).toEqual({
        status: 200,
        body: { games: 0, wins: 0, losses: 0 },
      })
      expect(await world.get(`/v2/champions/${idle?.key}/matches${spelling}`)).toEqual({ status: 200, body: [] })
    }
  })
})

describe('the games of pro players with a champion', () => {
  it('are ten by default, newest first', async () => {
    const expected = listGames().filter((game) => game.championId === championId)
    const found = await listMatches()
    expect(found.map(({ match }) => match.metadata.matchId)).toEqual(
      expected.slice(0, 10).map(({ matchId }) => matchId),
    )
  })

  it('have the player, the lane and the opposing champion', async () => {
    const { body } = await world.get('/v2/pro-players/accounts/')
    const players = Object.values(roster.parse(body)).flatMap((teams) => Object.values(teams).flat())
    for (const { player, match, enemy, lane } of await listMatches('?amount=50')) {
      expect(players).toContainEqual(player)
      const record = records.find((each) => each.match.matchId === match.metadata.matchId)
      const participants = record?.match.participants ?? []
      const own = participants.filter((each) => each.championId === championId)
      expect(own.map(({ teamPosition }) => teamPosition ?? '')).toContain(lane)
      const enemies = own.map((each) => findLaneOpponent(each, participants)?.championId ?? null)
      expect(enemies).toContain(enemy)
    }
  })

  it('continue after a match, with as many games as `amount`', async () => {
    const all = await listMatches('?amount=50')
    expect(all.length).toBeGreaterThan(3)
    const paged: typeof all = []
    for (let page = await listMatches('?amount=2'); page.length > 0;) {
      paged.push(...page)
      page = await listMatches(`?amount=2&startAfter=${page.at(-1)?.match.metadata.matchId}`)
    }
    expect(paged).toEqual(all)
    expect(await listMatches('?limit=3')).toEqual(all.slice(0, 3))
  })

  it('are narrowed by lane and by opposing champion, in any case', async () => {
    const all = await listMatches('?amount=50')
    const first = all.find(({ enemy }) => enemy !== null)
    const lane = first?.lane ?? ''
    expect(await listMatches(`?amount=50&lane=${lane.toLowerCase()}`)).toEqual(all.filter((each) => each.lane === lane))
    expect(await listMatches(`?amount=50&versus=${first?.enemy}`)).toEqual(
      all.filter(({ enemy }) => enemy === first?.enemy),
    )
  })

  it('leave out players who are no longer in the rosters', async () => {
    const restCompat = serveV2({ execute: executeStandIn, clock: world.clock, reportError: fail })
    const request = new Request(`http://lanewatch.test/v2/champions/${proGame.championId}/matches`)
    const found = proMatches.parse(await (await restCompat(request)).json())
    expect(found.map(({ player }) => player.player)).toEqual([demoPro.player])
  })

  it('accept the empty parameters of old clients', async () => {
    expect(await listMatches('?amount=&startAfter=&lane=&versus=')).toEqual(await listMatches())
  })

  it.each([
    ['amount=0', 422, 'amount must be from 1 to 50.'],
    ['limit=51', 422, 'limit must be from 1 to 50.'],
    ['amount=many', 400, 'amount must be a whole number.'],
    ['lane=MID', 422, 'lane must be TOP, JUNGLE, MIDDLE, BOTTOM or UTILITY.'],
    ['versus=Ahri', 400, 'versus must be a whole number.'],
    ['versus=0', 422, 'versus must be from 1 to 2147483647.'],
    ['versus=999999', 422, 'There is no champion 999999 here.'],
    ['startAfter=yesterday', 400, 'startAfter must be the id of a match, such as EUW1_7261321891.'],
    [
      'startAfter=EUW1_99999999999',
      422,
      'The match EUW1_99999999999 is not stored here. Pass the last match of the previous page.',
    ],
    ['startAfter=XX1_1', 422, 'The match XX1_1 is not stored here. Pass the last match of the previous page.'],
  ])('are refused for %s with a %i', async (query, status, detail) => {
    expect(await world.get(`/v2/champions/${championId}/matches?${query}`)).toEqual({ status, body: { detail } })
  })
})

describe.each(['stats', 'matches'])('the %s of a champion', (what) => {
  it.each(['0', '999999', '99999999999999999999'])('return 404 for the unknown id %s', async (id) => {
    expect(await world.get(`/v2/champions/${id}/${what}`)).toEqual({
      status: 404,
      body: { detail: `There is no champion ${id} here.` },
    })
  })

  it.each(['Ahri', '-1', '1.5', '%20', '1e3'])('return 400 for the invalid id %s', async (id) => {
    expect(await world.get(`/v2/champions/${id}/${what}`)).toEqual({
      status: 400,
      body: { detail: 'The id of a champion is a whole number, such as 103.' },
    })
  })
})

describe('the positions of champions', () => {
  it('are the lanes in which each champion has most games', async () => {
    const expected = countLanes()
    const ids = [...expected.keys()]
    const { status, body } = await world.get(`/v2/champions/positions/${ids.join('.')}`)
    expect(status).toBe(200)
    const found = z.record(z.string(), z.string()).parse(body)
    expect(Object.keys(found)).toHaveLength(ids.length)
    for (const [id, lanes] of expected) {
      const most = Math.max(...lanes.values())
      expect(most).toBeGreaterThan(0)
      expect(lanes.get(found[String(id)] ?? '')).toBe(most)
    }
  })

  it('leave out champions without counted games', async () => {
    expect(await world.get(`/v2/champions/positions/999999.${championId}.99999999999999999999/`)).toEqual({
      status: 200,
      body: { [championId]: expect.stringMatching(/^[A-Z]+$/) },
    })
    expect(await world.get('/v2/champions/positions/999999')).toEqual({ status: 200, body: {} })
  })

  it.each(['Ahri', '103.', '.103', '103..62', '103,62', '-1', '%20'])(
    'return 400 for the invalid ids %s',
    async (ids) => {
      expect(await world.get(`/v2/champions/positions/${ids}`)).toEqual({
        status: 400,
        body: { detail: 'The ids of champions are whole numbers joined by dots, such as 103.62.' },
      })
    },
  )

  /** Counts ranked solo games by champion and lane, without games that have no lane. */
  function countLanes(): ReadonlyMap<number, ReadonlyMap<string, number>> {
    const counted = new Map<number, Map<string, number>>()
    for (const [id, table] of Object.entries(countIndependently(records).tables)) {
      if (!id.startsWith('ALL_SOLO_')) continue
      for (const [key, row] of Object.entries(table.champions)) {
        for (const [lane, { tally }] of Object.entries(row.lanes)) {
          if (lane === 'NONE') continue
          const lanes = counted.get(Number(key)) ?? new Map<string, number>()
          counted.set(Number(key), lanes.set(lane, (lanes.get(lane) ?? 0) + tally[0]))
        }
      }
    }
    return counted
  }
})

it('the list of champions has two paths', async () => {
  const { status, body } = await world.get('/v2/champions/list')
  expect(status).toBe(200)
  expect(await world.get('/v2/champions/')).toEqual({ status, body })
})
