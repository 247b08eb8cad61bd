import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { listedFrom, listedUntil } from '../../gateway/simulator/world/listing.ts'
import type { Lobby } from '../../gateway/simulator/world/lobbies.ts'
import { hidesGames } from '../../gateway/simulator/world/streamer-mode.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openTestWorld } from '../support/test-world.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** The product asks Riot about a running game at most once in this time. */
const ASKED_EVERY_MS = 31 * SECOND_MS

const LIVE = `
  query ($gameName: String!, $tagLine: String!) {
    account(gameName: $gameName, tagLine: $tagLine, region: EUW) {
      ... on Account { live { state game { matchId startedAt participants { puuid } } } }
    }
  }`

const GAME = `
  query ($matchId: ID!) {
    activeGame(matchId: $matchId) {
      __typename
      ... on ActiveGame { startedAt }
      ... on EndedGame { match { matchId } }
    }
  }`

const game = z.object({
  activeGame: z.object({
    __typename: z.string(),
    startedAt: z.string().nullable().optional(),
    match: z.object({ matchId: z.string() }).nullable().optional(),
  }),
})

const live = z.object({
  account: z.object({
    live: z.object({
      state: z.string(),
      game: z
        .object({ matchId: z.string(), startedAt: z.string().nullable(), participants: z.array(z.unknown()) })
        .nullable(),
    }),
  }),
})

interface Found {
  readonly lobby: Lobby
  readonly account: WorldAccount
}

const truth = new World(memoryOf('tests'))
const START = new FakeClock().now() + 10 * MINUTE_MS

/** The next solo game on EUW with a visible player whose previous game is over when it begins. */
function findGame(isMeant: (lobby: Lobby) => boolean): Found {
  const accounts = truth.population.accounts.filter((each) => each.platform === 'EUW1' && !hidesGames(each))
  for (const account of accounts) {
    const filter = { from: START, start: 0, count: 20, queueId: 420 }
    const lobbies = truth.listMatches(account, START + 24 * 60 * MINUTE_MS, filter)
    const lobby = lobbies.findLast((each) => listedUntil(each) === each.endedAt && isMeant(each))
    if (lobby !== undefined && truth.findRunning(account, lobby.createdAt - MINUTE_MS) === null)
      return { lobby, account }
  }
  return fail('No such game begins.')
}

const isLate = (lobby: Lobby) => listedFrom(lobby) > lobby.createdAt

let world: ReturnType<typeof openTestWorld>

beforeEach(() => {
  world = openTestWorld()
})

const advanceTo = (at: number) => world.clock.advance(at - world.clock.now())
const askLive = async ({ gameName, tagLine }: WorldAccount) =>
  live.parse(await world.ask(LIVE, { gameName, tagLine })).account.live
const askGame = async ({ platform, gameId }: Lobby) =>
  game.parse(await world.ask(GAME, { matchId: `${platform}_${gameId}` })).activeGame

describe('a game that Riot lists minutes after its start', () => {
  it('is found late, with the time of its start', async () => {
    const { lobby, account } = findGame(isLate)
    await advanceTo(listedFrom(lobby) - SECOND_MS)
    expect(await askLive(account)).toEqual({ state: 'NOT_IN_GAME', game: null })

    await world.clock.advance(ASKED_EVERY_MS)
    expect(await askLive(account)).toMatchObject({
      state: 'IN_GAME',
      game: { matchId: `${lobby.platform}_${lobby.gameId}`, startedAt: new Date(lobby.startedAt).toISOString() },
    })
  })

  it('is found as late as Riot lags behind', async () => {
    const { lobby, account } = findGame((each) => !isLate(each) && each.endedAt - each.startedAt > 15 * MINUTE_MS)
    world.simulator.misbehave({ kind: 'lag', delayMs: 3 * MINUTE_MS }, 'spectator-v5.active-games.by-summoner')
    await advanceTo(lobby.startedAt + MINUTE_MS)
    expect(await askLive(account)).toMatchObject({ state: 'NOT_IN_GAME' })
    await world.clock.advance(3 * MINUTE_MS)
    expect(await askLive(account)).toMatchObject({
      state: 'IN_GAME',
      game: { startedAt: new Date(lobby.startedAt).toISOString() },
    })
  })
})

describe('a game that loads', () => {
  it('has no time of a start until Riot reports it', async () => {
    const { lobby, account } = findGame((each) => !isLate(each))
    await advanceTo(lobby.startedAt - SECOND_MS)
    expect(await askLive(account)).toMatchObject({ state: 'IN_GAME', game: { startedAt: null } })
    expect(await askGame(lobby)).toEqual({ __typename: 'ActiveGame', startedAt: null })

    await world.clock.advance(ASKED_EVERY_MS + 12 * SECOND_MS)
    expect(await askGame(lobby)).toEqual({
      __typename: 'ActiveGame',
      startedAt: new Date(lobby.startedAt).toISOString(),
    })
  })
})

describe('a game that has ended', () => {
  it('says so before Riot publishes the match, and then has the match', async () => {
    const { lobby, account } = findGame((each) => !isLate(each) && each.publishedAt - each.endedAt > ASKED_EVERY_MS * 2)
    await advanceTo(lobby.endedAt - SECOND_MS)
    expect(await askLive(account)).toMatchObject({ state: 'IN_GAME' })
    await world.clock.advance(ASKED_EVERY_MS)
    expect(await askGame(lobby)).toEqual({ __typename: 'EndedGame', match: null })

    await advanceTo(lobby.publishedAt)
    expect(await askGame(lobby)).toEqual({
      __typename: 'EndedGame',
      match: { matchId: `${lobby.platform}_${lobby.gameId}` },
    })
  })

  it('waits for a match that Riot publishes late', async () => {
    const { lobby, account } = findGame((each) => !isLate(each))
    world.simulator.misbehave({ kind: 'lag', delayMs: 20 * MINUTE_MS }, 'match-v5.match')
    await advanceTo(lobby.endedAt - SECOND_MS)
    await askLive(account)
    for (const minutes of [1, 5, 10, 18]) {
      await advanceTo(lobby.endedAt + minutes * MINUTE_MS)
      expect(await askGame(lobby)).toEqual({ __typename: 'EndedGame', match: null })
    }
    await advanceTo(lobby.publishedAt + 21 * MINUTE_MS)
    expect(await askGame(lobby)).toMatchObject({ __typename: 'EndedGame', match: { matchId: expect.any(String) } })
  })
})
