import { afterEach, describe, expect, it } from 'vitest'
import { LONGEST_GAME_MS } from '../../gateway/active-games/rules/active-game.ts'
import { OVERDUE_AFTER_MS } from '../../gateway/active-games/workers/overdue-games.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { listedUntil } from '../../gateway/simulator/world/listing.ts'
import type { Lobby } from '../../gateway/simulator/world/lobbies.ts'
import { EUW_ACCOUNTS, GamesWorld, isSeen, matchIdOf, truth } from './games-world.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** End of the days in which a game is looked for. */
const END = Date.UTC(2026, 10, 1, 13, 30)

/** Maximum delay until the end of a game is seen. */
const GAME_DELAY_MS = 65 * SECOND_MS

const { ghost, pro } = findGhost()

let world: GamesWorld

afterEach(() => world.finish())

async function open(start: number): Promise<void> {
  world = new GamesWorld(start)
  await world.enrol([pro])
  world.games.start()
  world.ended.start()
}

describe('a game that Riot lists after its end', () => {
  it('is over 45 minutes after its start when its match is there, with one request for it', async () => {
    await open(ghost.startedAt + OVERDUE_AFTER_MS - MINUTE_MS)
    await world.clock.advance(30 * SECOND_MS)
    expect((await world.readRunning()).map(({ game }) => game.matchId)).toEqual([matchIdOf(ghost)])
    expect(world.matchRequests).toBe(0)

    await world.clock.advance(30 * SECOND_MS + GAME_DELAY_MS)
    expect(await world.readRunning()).toEqual([])
    await world.clock.advance(30 * MINUTE_MS)
    expect(await world.readRunning()).toEqual([])
    expect(await world.readCheck(pro)).toMatchObject({ state: 'NOT_IN_GAME', matchId: null })
    expect(world.matchRequests).toBe(1)
    expect(world.ended.status()).toMatchObject({ waiting: 0, recorded: 1 })
  })

  it('stays over after a restart, without another request for its match', async () => {
    await open(ghost.startedAt + OVERDUE_AFTER_MS + MINUTE_MS)
    await world.clock.advance(5 * MINUTE_MS)
    await world.restart('games', 'ended')
    await world.clock.advance(10 * MINUTE_MS)
    expect(await world.readRunning()).toEqual([])
    expect(world.matchRequests).toBe(1)
  })

  it('is asked about every five minutes while its match is not there', async () => {
    await open(ghost.startedAt + OVERDUE_AFTER_MS + MINUTE_MS)
    world.hidesMatches = true
    await world.clock.advance(21 * MINUTE_MS)
    expect((await world.readRunning()).map(({ game }) => game.matchId)).toEqual([matchIdOf(ghost)])
    expect(world.matchRequests).toBe(4)
  })
})

describe('a game that never ends and has no match', () => {
  it('is given up 100 minutes after its start, and stays so while Riot lists it', async () => {
    await open(ghost.startedAt + LONGEST_GAME_MS - 10 * MINUTE_MS)
    world.hidesMatches = true
    await world.clock.advance(MINUTE_MS)
    expect((await world.readRunning()).map(({ game }) => game.matchId)).toEqual([matchIdOf(ghost)])

    await world.clock.advance(ghost.startedAt + LONGEST_GAME_MS + 5 * SECOND_MS - world.clock.now())
    expect(await world.readRunning()).toEqual([])
    expect(world.ended.status().waiting).toBe(0)
    while (world.clock.now() < listedUntil(ghost)) {
      await world.clock.advance(5 * MINUTE_MS)
      expect((await world.readRunning()).map(({ game }) => game.matchId)).not.toContain(matchIdOf(ghost))
    }
    expect((await world.readLegacy()).size).toBe(0)
  })

  it('stays given up after a restart', async () => {
    await open(ghost.startedAt + LONGEST_GAME_MS + MINUTE_MS)
    world.hidesMatches = true
    await world.clock.advance(5 * MINUTE_MS)
    await world.restart('games', 'ended')
    await world.clock.advance(5 * MINUTE_MS)
    expect((await world.readGames()).size).toBe(0)
    expect(await world.readCheck(pro)).toMatchObject({ state: 'NOT_IN_GAME', matchId: null })
  })
})

/** Returns a game that is listed for hours after its end, with a pro who plays nothing in between. */
function findGhost(): { readonly ghost: Lobby; readonly pro: WorldAccount } {
  for (const pro of EUW_ACCOUNTS.filter(isSeen)) {
    for (const ghost of truth.listMatches(pro, END, {
      from: END - 60 * 24 * HOUR_MS,
      start: 0,
      count: 900,
    })) {
      const givenUpAt = ghost.startedAt + LONGEST_GAME_MS
      const moments = [givenUpAt - 10 * MINUTE_MS, givenUpAt + 15 * MINUTE_MS, listedUntil(ghost) - 1]
      if (listedUntil(ghost) === ghost.endedAt || listedUntil(ghost) < givenUpAt + 20 * MINUTE_MS) continue
      if (moments.every((at) => isSame(truth.findRunning(pro, at), ghost))) {
        return { ghost, pro }
      }
    }
  }
  throw new Error('There is no ghost.')
}

function isSame(one: Lobby | null, other: Lobby): boolean {
  return one !== null && matchIdOf(one) === matchIdOf(other)
}
