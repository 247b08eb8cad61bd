import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../gateway/accounts/rules/account.ts'
import type { ActiveGameAnswer } from '../../gateway/active-games/rules/active-game.ts'
import { createLiveStates } from '../../gateway/active-games/services/live-states.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import { LUMEN, ORRIN, VESPER, writeLiveScene } from '../support/live-scene.ts'
import { puuidOf } from '../support/live-world.ts'
import { proPlayerNamed, writeRosters } from '../support/rosters.ts'
import { storedAccount } from '../support/stored-account.ts'
import { openTestWorld } from '../support/test-world.ts'

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeLiveScene(world.store)
})

/** Opens live states over a fake Riot that gives a settable answer; null makes Riot unavailable. */
function openStates() {
  const riot: { answer: ActiveGameAnswer | null; asked: number } = { answer: { kind: 'not-in-game' }, asked: 0 }
  const states = createLiveStates({
    riot: {
      keyId: 'test',
      async activeGame() {
        riot.asked++
        const now = world.clock.now()
        if (riot.answer === null) throw new UpstreamUnavailable('riot', now + 1000, 'this test makes it fail')
        return { value: riot.answer, fetchedAt: now }
      },
    },
    store: world.store,
    clock: world.clock,
    activeGames: world.context.feeds.activeGames,
    seenGames: world.context.seenGames,
    checkRequests: { note: async () => {} },
  })
  return { riot, states }
}

/** The account of a pro. */
function accountOf(player: typeof LUMEN, keyId = 'test'): Account {
  const { platform = 'EUW1', gameName = '', tagLine = '' } = player.accounts[0] ?? {}
  return storedAccount({ puuid: puuidOf(player), platform, keyId, gameName, tagLine })
}

describe('the live state of an account', () => {
  it('is in game, not in game, or possibly hidden, as Riot reports', async () => {
    const { riot, states } = openStates()
    const observedAt = world.clock.now()
    expect(await states.ofAccount(accountOf(LUMEN))).toEqual({ state: 'NOT_IN_GAME', observedAt, game: null })
    riot.answer = { kind: 'hidden' }
    expect(await states.ofAccount(accountOf(LUMEN))).toEqual({ state: 'POSSIBLY_HIDDEN', observedAt, game: null })
    const { game } = await openTestWorld().live.putGame([LUMEN])
    riot.answer = { kind: 'in-game', game }
    expect(await states.ofAccount(accountOf(LUMEN))).toEqual({
      state: 'IN_GAME',
      observedAt,
      game: { game, observedAt },
    })
  })

  it('is not in game when the account is hidden in the game that Riot reports', async () => {
    const { riot, states } = openStates()
    const hidden = { kind: 'HIDDEN', puuid: null, gameName: '', tagLine: '' } as const
    const { game } = await openTestWorld().live.putGame([LUMEN], { seats: [hidden] })
    riot.answer = { kind: 'in-game', game }
    const observedAt = world.clock.now()
    expect(await states.ofAccount(accountOf(LUMEN))).toEqual({ state: 'NOT_IN_GAME', observedAt, game: null })
  })

  it('is UPSTREAM_DOWN while Riot is down, with the time of the last answer', async () => {
    const { riot, states } = openStates()
    riot.answer = null
    expect(await states.ofAccount(accountOf(LUMEN))).toEqual({ state: 'UPSTREAM_DOWN', observedAt: null, game: null })
    const observedAt = world.clock.now()
    riot.answer = { kind: 'not-in-game' }
    await states.ofAccount(accountOf(LUMEN))
    await world.clock.advance(60_000)
    riot.answer = null
    expect(await states.ofAccount(accountOf(LUMEN))).toEqual({ state: 'UPSTREAM_DOWN', observedAt, game: null })
  })

  it('is the recent check of the workers, without a request to Riot', async () => {
    const { riot, states } = openStates()
    const observedAt = world.clock.now()
    const game = await world.live.putGame([LUMEN])
    await world.live.putChecks('KR', { [puuidOf(ORRIN)]: { state: 'POSSIBLY_HIDDEN', observedAt, matchId: null } })
    await world.clock.advance(29_999)
    expect(await states.ofAccount(accountOf(LUMEN))).toEqual({ state: 'IN_GAME', observedAt, game })
    expect(await states.ofAccount(accountOf(ORRIN))).toMatchObject({ state: 'POSSIBLY_HIDDEN', observedAt })
    expect(riot.asked).toBe(0)
    await world.clock.advance(1)
    await states.ofAccount(accountOf(LUMEN))
    expect(riot.asked).toBe(1)
  })

  it('is unknown for an account of another key, without a request to Riot', async () => {
    const { riot, states } = openStates()
    const status = { state: 'UNKNOWN', observedAt: null, game: null }
    expect(await states.ofAccount(accountOf(LUMEN, 'former'))).toEqual(status)
    expect(riot.asked).toBe(0)
  })
})

describe('the live state of a pro', () => {
  const LIVE = '{ proPlayers(first: 100) { edges { node { name live { state observedAt game { matchId } } } } } }'

  async function liveOf(name: string): Promise<unknown> {
    const document = 'query ($name: String!) { proPlayer(name: $name) { live { state observedAt game { matchId } } } }'
    return world.ask(document, { name })
  }

  function status(state: string, observedAt: string | null, game: object | null = null) {
    return { proPlayer: { live: { state, observedAt, game } } }
  }

  it('is unknown before the first check, without a request to Riot', async () => {
    expect(await liveOf('lumen')).toEqual(status('UNKNOWN', null))
    expect(world.requests).toEqual([])
  })

  it('is unknown while one of the accounts was never checked', async () => {
    const second = { platform: 'KR', gameName: 'Alt', tagLine: 'KR1', puuid: 'puuid-of-alt', keyId: 'test' } as const
    await writeRosters(world.store, { players: [{ ...VESPER, revision: 1, accounts: [...VESPER.accounts, second] }] })
    await world.live.putSource('active_games')
    await world.live.putChecks('EUW1', {
      [puuidOf(VESPER)]: { state: 'NOT_IN_GAME', observedAt: world.clock.now(), matchId: null },
    })
    expect(await liveOf('vesper')).toEqual(status('UNKNOWN', null))
  })

  it('is unknown before the first poll of all pros is over', async () => {
    await world.live.putSource('active_games', { observedAt: null })
    await world.live.putChecks('EUW1', {
      [puuidOf(LUMEN)]: { state: 'NOT_IN_GAME', observedAt: world.clock.now(), matchId: null },
    })
    expect(await liveOf('lumen')).toEqual(status('UNKNOWN', null))
  })

  it('is the running game of any of the accounts', async () => {
    const { game } = await world.live.putGame([LUMEN])
    expect(await liveOf('lumen')).toEqual(status('IN_GAME', '2026-11-01T12:00:00.000Z', { matchId: game.matchId }))
    expect(await liveOf('vesper')).toEqual(status('UNKNOWN', null))
  })

  it('is not in game since the oldest check of the accounts, unless one is possibly hidden', async () => {
    const observedAt = world.clock.now()
    const second = { platform: 'KR', gameName: 'Alt', tagLine: 'KR1', puuid: 'puuid-of-alt', keyId: 'test' } as const
    await writeRosters(world.store, { players: [{ ...VESPER, revision: 1, accounts: [...VESPER.accounts, second] }] })
    const idle = { state: 'NOT_IN_GAME', observedAt, matchId: null } as const
    await world.live.putSource('active_games')
    await world.live.putChecks('EUW1', { [puuidOf(VESPER)]: { ...idle, observedAt: observedAt - 1000 } })
    await world.live.putChecks('KR', { [second.puuid]: idle })
    expect(await liveOf('vesper')).toEqual(status('NOT_IN_GAME', '2026-11-01T11:59:59.000Z'))
    await world.live.putChecks('KR', { [second.puuid]: { ...idle, state: 'POSSIBLY_HIDDEN' } })
    expect(await liveOf('vesper')).toEqual(status('POSSIBLY_HIDDEN', '2026-11-01T12:00:00.000Z'))
  })

  it('is UPSTREAM_DOWN while the search for running games is down', async () => {
    await world.live.putSource('active_games', { state: 'DOWN' })
    await world.live.putChecks('EUW1', {
      [puuidOf(LUMEN)]: { state: 'NOT_IN_GAME', observedAt: world.clock.now(), matchId: null },
    })
    expect(await liveOf('lumen')).toEqual(status('UPSTREAM_DOWN', '2026-11-01T12:00:00.000Z'))
  })

  it('is not in game after the game is over, even when the last check saw the player in it', async () => {
    await world.live.putSource('active_games')
    await world.live.putChecks('EUW1', {
      [puuidOf(LUMEN)]: { state: 'IN_GAME', observedAt: world.clock.now(), matchId: 'EUW1_1' },
    })
    expect(await liveOf('lumen')).toEqual(status('NOT_IN_GAME', '2026-11-01T12:00:00.000Z'))
  })

  it('costs few reads of the store, for any number of pros', async () => {
    const players = Array.from({ length: 97 }, (_, index) =>
      proPlayerNamed(`Player ${index}`, 'ONE', {
        accounts: (['EUW1', 'KR'] as const).map((platform) => ({
          platform,
          gameName: `Player ${index}`,
          tagLine: platform,
          puuid: `puuid-${platform}-${index}`,
          keyId: 'test',
        })),
      }),
    )
    await writeRosters(world.store, { players })
    await world.ask(LIVE)
    const before = world.reads.length
    expect(await world.ask(LIVE)).toMatchObject({ proPlayers: { edges: { length: 100 } } })
    expect(world.reads.slice(before)).toEqual(['getMany account_checks'])
  })
})
