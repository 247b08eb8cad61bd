import { afterEach, describe, expect, it } from 'vitest'
import { activeGamesCollection } from '../../gateway/active-games/collections/active-games.ts'
import { checkRequestsCollection } from '../../gateway/active-games/collections/check-requests.ts'
import { createCheckRequests } from '../../gateway/active-games/services/check-requests.ts'
import { createLiveStates, type LiveStates } from '../../gateway/active-games/services/live-states.ts'
import { createSeenGames } from '../../gateway/active-games/services/seen-games.ts'
import { createLiveFeed } from '../../gateway/delivery/feeds/create-live-feed.ts'
import { createMatchHistory, type MatchHistory } from '../../gateway/matches/services/match-history.ts'
import { createMatches } from '../../gateway/matches/services/matches.ts'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import { createProScene } from '../../gateway/rosters/services/pro-scene.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { listedFrom, listedUntil } from '../../gateway/simulator/world/listing.ts'
import { hidesGames } from '../../gateway/simulator/world/streamer-mode.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { fail } from '../support/fail.ts'
import { storedAccount } from '../support/stored-account.ts'
import { EUW_ACCOUNTS, GamesWorld, isSeen, matchIdOf, truth } from './games-world.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const AFTERNOON = Date.UTC(2026, 10, 1, 13, 30)

/** Time after the game at which the pro is in no other one. */
const IDLE_MS = 30 * MINUTE_MS

/** A game of a visible pro that begins in the afternoon and is listed from the loading screen to its end, and a player in it who is no pro of these tests. */
function findGame() {
  for (let at = AFTERNOON; at < AFTERNOON + 12 * HOUR_MS; at += 10 * MINUTE_MS) {
    for (const pro of EUW_ACCOUNTS.filter(isSeen)) {
      const lobby = truth.findRunning(pro, at)
      if (lobby === null || listedFrom(lobby) !== lobby.createdAt || listedUntil(lobby) !== lobby.endedAt) continue
      if (truth.findRunning(pro, lobby.endedAt + IDLE_MS) !== null) continue
      const other = lobby.seats.find(({ account }) => !EUW_ACCOUNTS.includes(account) && !hidesGames(account))
      if (other !== undefined) return { pro, lobby, other: other.account }
    }
  }
  return fail('No pro plays.')
}

const { pro, lobby, other } = findGame()

/** All players have left the loading screen, and no check was due since the game began. */
const JUST_BEGUN = lobby.createdAt + 37 * SECOND_MS

let world: GamesWorld

afterEach(() => world.finish())

/** A world whose pro was checked just before the game began, and another instance of the product, which answers visitors. */
async function open(): Promise<Instance> {
  world = new GamesWorld(lobby.createdAt - 5 * SECOND_MS)
  await world.enrol([pro])
  world.games.start()
  const instance = openInstance()
  await world.clock.advance(JUST_BEGUN - world.clock.now())
  expect(await listShown()).toEqual([])
  return instance
}

interface Instance {
  readonly states: LiveStates
  readonly history: MatchHistory
}

function openInstance(): Instance {
  const { store, clock, simulator } = world
  const report = (error: unknown) => world.complaints.push(error)
  const following = { watches: store, clock, report }
  const activeGames = createLiveFeed({ ...following, definition: activeGamesCollection })
  const riot = createRiotApi({
    fetch: (request) => simulator.fetch(request),
    clock,
    baseUrl: 'https://{routing}.api.riotgames.com',
    apiKey: 'test',
    random: () => 0.5,
  })
  const proScene = createProScene(following)
  const checkRequests = createCheckRequests({ store, proScene, activeGames, clock, report })
  const matches = createMatches({ riot, store })
  return {
    states: createLiveStates({ riot, store, clock, activeGames, seenGames: createSeenGames(), checkRequests }),
    history: createMatchHistory({
      riot,
      store,
      clock,
      matches,
      noteMatches: (found) => checkRequests.noteMatches(found),
    }),
  }
}

const toStored = (account: WorldAccount) => storedAccount({ ...account, keyId: world.riot.keyId })

const lookUp = ({ states }: Instance, account: WorldAccount) => states.ofAccount(toStored(account))

/** Looks up the newest match of an account. */
async function readNewestMatch({ history }: Instance, account: WorldAccount) {
  const page = await history.findPage(toStored(account), { queue: null, championId: null, first: 1, after: null })
  return page?.entries[0]?.record.match.matchId
}

const listRequests = () => openCollection(world.store, checkRequestsCollection).list({ limit: 10 })

const listShown = async () => (await world.readRunning()).map(({ game }) => game.matchId)

describe('what a look-up of a visitor finds', () => {
  it.each([
    ['the pro', pro],
    ['another player of the game', other],
  ])('is in the list within a second, when it was a look-up of %s', async (_name, account) => {
    const instance = await open()
    expect(await lookUp(instance, account)).toMatchObject({ state: 'IN_GAME' })
    await world.clock.advance(SECOND_MS)
    expect(await listShown()).toEqual([matchIdOf(lobby)])
    expect(await listRequests()).toEqual([])
  })

  it('ends a game of the list within seconds', async () => {
    const instance = await open()
    await world.clock.advance(lobby.endedAt + SECOND_MS - world.clock.now())
    // Visitors are answered from a check that is younger than 30 seconds. The next one follows 45 seconds after it.
    const [shown] = await world.readRunning()
    await world.clock.advance((shown?.observedAt ?? 0) + 31 * SECOND_MS - world.clock.now())
    expect(await listShown()).toEqual([matchIdOf(lobby)])
    expect(await lookUp(instance, pro)).toMatchObject({ state: 'NOT_IN_GAME' })
    await world.clock.advance(SECOND_MS)
    expect(await listShown()).toEqual([])
    expect(await listRequests()).toEqual([])
  })

  it('causes no check when the list shows it already, or when no pro is in it', async () => {
    const instance = await open()
    await world.clock.advance(MINUTE_MS)
    expect(await listShown()).toEqual([matchIdOf(lobby)])
    const before = world.checks
    await lookUp(instance, other)
    const stranger = EUW_ACCOUNTS.find((one) => one !== pro && truth.findRunning(one, world.clock.now()) === null)
    await lookUp(instance, stranger ?? fail('Everyone plays.'))
    expect(await listRequests()).toEqual([])
    await world.clock.advance(SECOND_MS)
    expect(world.checks).toBe(before)
  })

  it('waits in the store while no instance watches the games', async () => {
    const instance = await open()
    await world.close()
    await lookUp(instance, pro)
    expect(await listRequests()).toHaveLength(1)
    await world.restart('games')
    await world.clock.advance(2 * SECOND_MS)
    expect(await listShown()).toEqual([matchIdOf(lobby)])
    expect(await listRequests()).toEqual([])
  })
})

describe('a finished match of a pro that a visitor finds', () => {
  /** Lets no regular check find the end of the game. */
  async function openAfterTheGame(): Promise<Instance> {
    const instance = await open()
    await lookUp(instance, pro)
    await world.clock.advance(SECOND_MS)
    expect(await listShown()).toEqual([matchIdOf(lobby)])
    await world.close()
    await world.clock.advance(lobby.endedAt + 10 * MINUTE_MS - world.clock.now())
    return instance
  }

  it.each([
    ['the pro', pro],
    ['another player of the match', other],
  ])('requests a check, once, when it is in the history of %s', async (_name, account) => {
    const instance = await openAfterTheGame()
    expect(await readNewestMatch(instance, account)).toBe(matchIdOf(lobby))
    const [request, ...others] = await listRequests()
    expect(request?.value).toMatchObject({ puuid: pro.puuid, observedAt: world.clock.now() })
    expect(others).toEqual([])

    await world.clock.advance(MINUTE_MS)
    await readNewestMatch(instance, account)
    expect(await listRequests()).toEqual([request])
  })

  it('makes the pro one who is likely to play', async () => {
    world = new GamesWorld(lobby.endedAt + IDLE_MS)
    world.isStreaming = () => false
    await world.enrol([pro])
    world.games.start()
    await world.clock.advance(2 * SECOND_MS)
    expect(world.games.status()).toMatchObject({ hot: 0, cold: 1 })

    await readNewestMatch(openInstance(), other)
    await world.clock.advance(2 * SECOND_MS)
    expect(world.games.status()).toMatchObject({ hot: 1, cold: 0 })
    expect(await listRequests()).toEqual([])
  })

  it('requests nothing when it ended hours ago', async () => {
    const instance = await openAfterTheGame()
    await world.clock.advance(3 * HOUR_MS)
    const page = await instance.history.findPage(toStored(pro), {
      queue: null,
      championId: null,
      first: 20,
      after: null,
    })
    expect(page?.entries.map(({ record }) => record.match.matchId)).toContain(matchIdOf(lobby))
    expect((await listRequests()).map(({ value }) => value.playedAt)).not.toContain(lobby.endedAt)
  })
})
