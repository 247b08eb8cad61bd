import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runAs } from '../../gateway/limits/caller.ts'
import { MAX_RIOT_REQUESTS } from '../../gateway/limits/limit-values.ts'
import { UpstreamWait } from '../../gateway/limits/upstream-wait.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { hiddenLobbyChat, lobbyChat } from '../../gateway/simulator/world/lobby-chat.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openMeteredQuestions } from '../support/metered-questions.ts'
import { openTestWorld } from '../support/test-world.ts'

const LOBBY = `
  query ($text: String!, $region: Region) {
    lobby(text: $text, region: $region) {
      region
      players {
        gameName
        tagLine
        account {
          __typename
          ... on Account { id region }
          ... on AccountNotFound { activeRegion }
          ... on UpstreamUnavailable { retryAt }
        }
      }
      leftOut { text reason }
      leftOutCount
    }
  }`

/** What the page asks about each player. */
const PLAYER = `
  query ($id: ID!) {
    node(id: $id) {
      ... on Account {
        scouting(from: RIOT) {
          ranks { entries { tier wins losses } }
          mains { champion { key } record { games wins } masteryPoints }
          form { usualLane streak recentGames { matchId win } }
        }
      }
    }
  }`

const lobby = z.object({
  lobby: z.object({
    region: z.string().nullable(),
    players: z.array(
      z.object({ gameName: z.string(), account: z.object({ __typename: z.string(), id: z.string().optional() }) }),
    ),
    leftOut: z.array(z.object({ text: z.string(), reason: z.string() })),
    leftOutCount: z.number(),
  }),
})

const scouted = z.object({
  node: z.object({
    scouting: z.object({
      ranks: z.object({ entries: z.array(z.object({ tier: z.string() })) }).nullable(),
      mains: z
        .array(z.object({ record: z.object({ games: z.number() }).nullable(), masteryPoints: z.number().nullable() }))
        .nullable(),
      form: z.object({ recentGames: z.array(z.object({ matchId: z.string() })) }).nullable(),
    }),
  }),
})

const MINUTE_MS = 60_000

const NOBODY = { gameName: 'Nobody At All', tagLine: 'XXX' }

let world: ReturnType<typeof openTestWorld>
let ask: ReturnType<typeof openMeteredQuestions>

beforeEach(() => {
  world = openTestWorld()
  ask = openMeteredQuestions(world)
})

/** The players of a ranked game on EUW, those of one side first, as they met in its lobby. */
const PLAYERS = playersOfGame()

const [FIRST, SECOND] = PLAYERS

function playersOfGame(): readonly [WorldAccount, WorldAccount, ...WorldAccount[]] {
  const truth = new World(memoryOf('tests'))
  const accounts = truth.population.accounts.filter(({ platform }) => platform === 'EUW1')
  for (let now = new FakeClock().now(); ; now += MINUTE_MS) {
    for (const account of accounts) {
      const game = truth.findRunning(account, now)
      const [first, second, ...others] = game?.queue.id === 420 ? game.seats.map((seat) => seat.account) : []
      if (first !== undefined && second !== undefined) return [first, second, ...others]
    }
  }
}

async function askLobby(text: string, region: string | null = null) {
  const { data, errors, cost } = await ask(LOBBY, { text, region })
  expect(errors).toEqual([])
  return { ...lobby.parse(data).lobby, requests: cost.riotRequests }
}

const typesOf = ({ players }: z.infer<typeof lobby>['lobby']) => players.map(({ account }) => account.__typename)

describe('a lobby', () => {
  it('finds the five players of a pasted chat on the server of the first one', async () => {
    const players = PLAYERS.slice(0, 5)
    const found = await askLobby(lobbyChat(players, 'pl'))
    expect(found).toMatchObject({ region: 'EUW', leftOut: [], leftOutCount: 0 })
    expect(found.players.map(({ gameName }) => gameName)).toEqual(players.map(({ gameName }) => gameName))
    expect(typesOf(found)).toEqual(Array.from({ length: 5 }, () => 'Account'))
  })

  it('takes 11 requests to Riot for five unknown players, 8 more for each, and none again', async () => {
    const text = lobbyChat(PLAYERS.slice(0, 5), 'en')
    const cold = await askLobby(text)
    // Owner, region and profile of the first player; owner and profile of each other one.
    expect(cold.requests).toBe(3 + 4 * 2)
    const askPlayers = async () => {
      const taken: number[] = []
      for (const { account } of cold.players) {
        const { data, errors, cost } = await ask(PLAYER, { id: account.id })
        expect(errors).toEqual([])
        const { ranks, mains, form } = scouted.parse(data).node.scouting
        expect(ranks).not.toBeNull()
        expect(mains).toHaveLength(3)
        expect(form?.recentGames.length).toBeGreaterThan(0)
        taken.push(cost.riotRequests)
      }
      return taken
    }
    // Rank, masteries, ids of the newest matches, and five matches, of which players can have some in common.
    expect(Math.max(...(await askPlayers()))).toBe(8)

    world.requests.length = 0
    expect((await askLobby(text)).requests).toBe(0)
    expect(await askPlayers()).toEqual([0, 0, 0, 0, 0])
    expect(world.requests).toEqual([])
  })

  it('finds ten players with one operation, within its budget', async () => {
    const found = await askLobby(lobbyChat(PLAYERS, 'en'))
    expect(typesOf(found)).toEqual(Array.from({ length: 10 }, () => 'Account'))
    expect(found.requests).toBe(3 + 9 * 2)
    expect(found.requests).toBeLessThanOrEqual(MAX_RIOT_REQUESTS)
  })

  it('infers the region from the first player who exists, and names the players who do not', async () => {
    const found = await askLobby(lobbyChat([NOBODY, FIRST, SECOND], 'de'))
    expect(found.region).toBe('EUW')
    expect(typesOf(found)).toEqual(['AccountNotFound', 'Account', 'Account'])
  })

  it('looks players up in the region that the visitor has chosen, and says where they are active instead', async () => {
    const { data } = await ask(LOBBY, { text: lobbyChat([FIRST], 'en'), region: 'NA' })
    expect(data).toMatchObject({
      lobby: { region: 'NA', players: [{ account: { __typename: 'AccountNotFound', activeRegion: 'EUW' } }] },
    })
  })

  it('takes the region of a link for its player, and for those who have none', async () => {
    const slug = encodeURIComponent(`${FIRST.gameName}-${FIRST.tagLine}`)
    const found = await askLobby(
      `https://example.gg/summoner/euw/${slug}\n${SECOND.gameName} #${SECOND.tagLine} joined the lobby`,
    )
    expect(found).toMatchObject({ region: 'EUW', leftOut: [] })
    expect(typesOf(found)).toEqual(['Account', 'Account'])
    expect(found.requests).toBe(4)
  })

  it('sends no request about players whose names Riot hides', async () => {
    const found = await askLobby(hiddenLobbyChat(5, 'en'))
    expect(found).toMatchObject({ region: null, players: [], leftOutCount: 5 })
    expect(found.leftOut[0]).toEqual({ text: 'Summoner 1', reason: 'HIDDEN_NAME' })
    expect(world.requests).toEqual([])
  })

  it('returns stored players while Riot is silent, and says that the others are unavailable', async () => {
    await askLobby(lobbyChat([FIRST], 'en'))
    await world.clock.advance(25 * 60 * MINUTE_MS)
    const silent = { address: 'a', spendRequest: () => false, wait: new UpstreamWait() }
    const answer = await runAs(silent, () => world.ask(LOBBY, { text: lobbyChat([SECOND, FIRST], 'en') }))
    const found = lobby.parse(answer).lobby
    expect(found.region).toBe('EUW')
    expect(typesOf(found)).toEqual(['UpstreamUnavailable', 'Account'])
  })

  it('refuses a text that is too long, and counts what it does not list', async () => {
    const { errors } = await ask(LOBBY, { text: 'a'.repeat(5001) })
    expect(errors).toEqual([{ message: '`text` has 5001 characters: paste at most 5000.', code: 'BAD_USER_INPUT' }])
    const { leftOut, leftOutCount } = await askLobby('name,'.repeat(60))
    expect(leftOut).toHaveLength(50)
    expect(leftOutCount).toBe(60)
  })

  it('refuses more main champions than are listed', async () => {
    const found = await askLobby(lobbyChat([FIRST], 'en'))
    const { errors } = await ask(
      'query ($id: ID!) { node(id: $id) { ... on Account { scouting { mains(first: 11) { masteryPoints } } } } }',
      { id: found.players[0]?.account.id },
    )
    expect(errors).toEqual([{ message: '`first` is 11: ask for 1 to 10 champions.', code: 'BAD_USER_INPUT' }])
  })
})
