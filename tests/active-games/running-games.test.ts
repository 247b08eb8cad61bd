import { beforeEach, describe, expect, it } from 'vitest'
import { endedMatchesCollection } from '../../gateway/active-games/collections/ended-matches.ts'
import type { ActiveGame, ActiveGameAnswer } from '../../gateway/active-games/rules/active-game.ts'
import { createRunningGames } from '../../gateway/active-games/services/running-games.ts'
import { createSeenGames } from '../../gateway/active-games/services/seen-games.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { LUMEN, writeLiveScene } from '../support/live-scene.ts'
import { openTestWorld } from '../support/test-world.ts'

const GAME = `
  query ($matchId: ID!) {
    activeGame(matchId: $matchId) {
      __typename
      ... on ActiveGame { matchId region participants { kind } }
      ... on EndedGame { matchId endedAt match { matchId } }
      ... on ActiveGameNotFound { matchId message }
      ... on InvalidMatchId { message }
    }
  }`

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeLiveScene(world.store)
})

const look = (matchId: string) => world.ask(GAME, { matchId })

describe('the query for a running game', () => {
  it('finds the game of a pro in any spelling of its identifier, without a request to Riot', async () => {
    await world.live.putGame([LUMEN], { matchId: 'EUW1_77' })
    expect(await look(' euw1_77 ')).toMatchObject({
      activeGame: { __typename: 'ActiveGame', matchId: 'EUW1_77', region: 'EUW' },
    })
    expect(world.requests).toEqual([])
  })

  it('reports when a game of a pro has ended, before its match is there', async () => {
    const game = await world.live.putGame([LUMEN], { matchId: 'EUW1_77' })
    await world.live.endGame(game)
    const endedAt = world.clock.now()
    const ended = { matchId: 'EUW1_77', platform: 'EUW1', puuid: 'puuid', endedAt, tries: 0 } as const
    await world.store.transaction(async (transaction) =>
      openCollection(world.store, endedMatchesCollection).in(transaction).set('EUW1_77', ended),
    )
    expect(await look('EUW1_77')).toEqual({
      activeGame: { __typename: 'EndedGame', matchId: 'EUW1_77', endedAt: '2026-11-01T12:00:00.000Z', match: null },
    })
    expect(world.requests).toEqual([])
  })

  it('returns the match of a game once it is stored', async () => {
    const [demo] = world.simulator.demoAccounts
    if (demo === undefined) throw new Error('The demo world has no demo accounts.')
    const { account } = JSON.parse(
      JSON.stringify(
        await world.ask(
          `query ($gameName: String!, $tagLine: String!) {
            account(gameName: $gameName, tagLine: $tagLine) {
              ... on Account { matches(first: 1) { edges { node { matchId } } } }
            }
          }`,
          { gameName: demo.gameName, tagLine: demo.tagLine },
        ),
      ),
    )
    const matchId: string = account.matches.edges[0].node.matchId
    expect(await look(matchId)).toEqual({
      activeGame: { __typename: 'EndedGame', matchId, endedAt: null, match: { matchId } },
    })
  })

  it('knows no other game, and asks Riot about none', async () => {
    expect(await look('EUW1_1')).toEqual({
      activeGame: {
        __typename: 'ActiveGameNotFound',
        matchId: 'EUW1_1',
        message: 'No game with the identifier EUW1_1 is known here.',
      },
    })
    expect(await look('nothing')).toMatchObject({ activeGame: { __typename: 'InvalidMatchId' } })
    expect(world.requests).toEqual([])
  })
})

describe('a game that a visitor has seen', () => {
  const account = { platform: 'EUW1', puuid: 'visited' } as const

  /** Running games over a Riot that gives a settable answer; null makes Riot unavailable. */
  async function openGames() {
    const { game } = await world.live.putGame([LUMEN], { matchId: 'EUW1_99' })
    const seats = game.participants.with(0, { ...seatOf(game), kind: 'ACCOUNT', puuid: account.puuid })
    const seen: ActiveGame = { ...game, matchId: 'EUW1_100', participants: seats }
    const riot: { answer: ActiveGameAnswer | null } = { answer: { kind: 'in-game', game: seen } }
    const seenGames = createSeenGames()
    const games = createRunningGames({
      riot: {
        async activeGame() {
          const now = world.clock.now()
          if (riot.answer === null) throw new UpstreamUnavailable('riot', now + 1000, 'on purpose')
          return { value: riot.answer, fetchedAt: now }
        },
      },
      store: world.store,
      matches: world.context.matches,
      activeGames: world.context.feeds.activeGames,
      seenGames,
      checkRequests: { note: async () => {} },
    })
    seenGames.note({ game: seen, observedAt: 1, account })
    return { riot, games, seen }
  }

  it('is found with its newest state while it runs', async () => {
    const { games, seen } = await openGames()
    expect(await games.find('EUW1_100')).toEqual({
      kind: 'running',
      game: { game: seen, observedAt: world.clock.now() },
    })
  })

  it('has ended once its account is in none or another game', async () => {
    const { riot, games, seen } = await openGames()
    riot.answer = { kind: 'not-in-game' }
    expect(await games.find('EUW1_100')).toMatchObject({ kind: 'ended', match: null })
    riot.answer = { kind: 'in-game', game: { ...seen, matchId: 'EUW1_101' } }
    expect(await games.find('EUW1_100')).toMatchObject({ kind: 'ended', match: null })
  })

  it('stays as it was last seen while Riot is unavailable', async () => {
    const { riot, games, seen } = await openGames()
    riot.answer = null
    expect(await games.find('EUW1_100')).toMatchObject({ kind: 'running', game: { game: seen, observedAt: 1 } })
  })
})

function seatOf({ participants: [first] }: ActiveGame) {
  if (first === undefined) throw new Error('The game has no seats.')
  return first
}
