import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EndedMatch, endedMatchesCollection } from '../../gateway/active-games/collections/ended-matches.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import type { Lobby } from '../../gateway/simulator/world/lobbies.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { EUW_ACCOUNTS, GamesWorld, matchIdOf, truth } from './games-world.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const NOW = Date.UTC(2026, 10, 1, 12)

let world: GamesWorld
let lobby: Lobby
let ended: EndedMatch

/** A match that has just ended and is not stored yet. */
beforeEach(async () => {
  const [account] = EUW_ACCOUNTS
  const [newest] = account === undefined ? [] : truth.listMatches(account, NOW, { start: 0, count: 1 })
  if (account === undefined || newest === undefined) throw new Error('There is no match.')
  lobby = newest
  world = new GamesWorld(lobby.endedAt)
  const { platform, puuid } = account
  ended = { matchId: matchIdOf(lobby), platform, puuid, endedAt: lobby.endedAt, tries: 0 }
  await expectMatch(matchIdOf(lobby))
})

afterEach(() => world.finish())

/** Waits for a match that has just ended. */
async function expectMatch(matchId: string): Promise<void> {
  ended = { ...ended, matchId }
  const endedMatches = openCollection(world.store, endedMatchesCollection)
  await world.store.transaction(async (transaction) => endedMatches.in(transaction).set(matchId, ended))
}

async function forgetMatch(matchId: string): Promise<void> {
  await world.store.transaction(async (transaction) =>
    transaction.delete({ collection: endedMatchesCollection.name, id: matchId }),
  )
}

/** Times of the requests for the match, in seconds after its end. */
async function countTries(ms: number): Promise<readonly number[]> {
  const tries: number[] = []
  const before = world.clock.now()
  while (world.clock.now() < before + ms) {
    const requestsBefore = world.requests.length
    await world.clock.advance(SECOND_MS)
    if (world.requests.length > requestsBefore) tries.push(Math.round((world.clock.now() - lobby.endedAt) / SECOND_MS))
  }
  return tries
}

function findMatch() {
  return openCollection(world.store, matchesCollection).find(ended.matchId)
}

function findWaiting() {
  return openCollection(world.store, endedMatchesCollection).find(ended.matchId)
}

describe('the match of an ended game', () => {
  it('is requested until Riot has it, and then recorded', async () => {
    world.ended.start()
    await world.clock.advance(30 * MINUTE_MS + 5 * SECOND_MS)
    expect((await findMatch())?.match.matchId).toBe(ended.matchId)
    expect(await findWaiting()).toBeNull()
    expect(world.ended.status()).toEqual({ waiting: 0, recorded: 1, givenUp: 0 })
  })

  it('is requested at half a minute, one, two, five, ten and thirty minutes, then given up', async () => {
    await expectMatch('EUW1_7999999999')
    await forgetMatch(matchIdOf(lobby))
    world.ended.start()
    const tries = await countTries(40 * MINUTE_MS)
    expect(tries.map((second) => Math.round(second / 10) * 10)).toEqual([30, 60, 120, 300, 600, 1800])
    expect(world.ended.status()).toEqual({ waiting: 0, recorded: 0, givenUp: 1 })
    expect(await findWaiting()).toBeNull()
  })

  it('is requested equally often across restarts', async () => {
    await expectMatch('EUW1_7999999999')
    await forgetMatch(matchIdOf(lobby))
    const tries: number[] = []
    world.ended.start()
    for (let turn = 0; turn < 12; turn++) {
      tries.push(...(await countTries(170 * SECOND_MS)))
      await world.restart('ended')
    }
    expect(tries).toHaveLength(6)
    expect(await findWaiting()).toBeNull()
  })

  it('uses up no attempt while Riot is down', async () => {
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    world.ended.start()
    await world.clock.advance(60 * MINUTE_MS)
    expect(await findWaiting()).toEqual(ended)
    world.simulator.misbehave(null)
    await world.clock.advance(5 * MINUTE_MS)
    expect(await findMatch()).not.toBeNull()
    expect(world.ended.status()).toEqual({ waiting: 0, recorded: 1, givenUp: 0 })
  })
})
