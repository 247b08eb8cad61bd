import { afterEach, describe, expect, it } from 'vitest'
import { LONGEST_GAME_MS } from '../../gateway/active-games/rules/active-game.ts'
import { GONE_KEPT_MS } from '../../gateway/delivery/rules/live-item.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import { Random } from '../../gateway/simulator/random.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { listedFrom, listedUntil } from '../../gateway/simulator/world/listing.ts'
import type { Lobby } from '../../gateway/simulator/world/lobbies.ts'
import { isHidingRevealed } from '../../gateway/simulator/world/streamer-mode.ts'
import { fail } from '../support/fail.ts'
import { EUW_ACCOUNTS, GamesWorld, isSeen, matchIdOf, truth } from './games-world.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** An afternoon on which the pros of EUW start and stop playing. */
const AFTERNOON = Date.UTC(2026, 10, 1, 13, 30)

/** Accounts that play on that afternoon, and those that hide their games. */
const ACCOUNTS: readonly WorldAccount[] = [
  ...EUW_ACCOUNTS.filter((account) => !isSeen(account)),
  ...EUW_ACCOUNTS.filter(
    (account) => isSeen(account) && truth.findRunning(account, AFTERNOON + 2.5 * HOUR_MS) !== null,
  ),
]

/** Time by which all players have left the loading screen. */
const ARRIVAL = 35 * SECOND_MS

/** Maximum delays until a change is seen. */
const HOT_DELAY = 50 * SECOND_MS
const GAME_DELAY_MS = 65 * SECOND_MS

let world: GamesWorld

afterEach(() => world.finish())

async function open(start: number, accounts: readonly WorldAccount[] = ACCOUNTS) {
  world = new GamesWorld(start)
  const players = await world.enrol(accounts)
  world.games.start()
  world.ended.start()
  return players
}

/** The followed, visible accounts in a lobby. */
function seenIn({ seats }: Lobby): readonly WorldAccount[] {
  return seats.flatMap(({ account }) => (ACCOUNTS.includes(account) && isSeen(account) ? [account] : []))
}

/** Running games of visible accounts at a moment, by match id. */
function gamesAt(now: number): ReadonlyMap<string, Lobby> {
  const lobbies = ACCOUNTS.filter(isSeen).map((account) => truth.findRunning(account, now))
  return new Map(lobbies.flatMap((lobby) => (lobby === null ? [] : [[matchIdOf(lobby), lobby] as const])))
}

/** Time from which Riot lists a game with all of its players. */
function allListedAt(lobby: Lobby): number {
  return Math.max(lobby.createdAt + ARRIVAL, listedFrom(lobby))
}

/** Lists differences between the store and the world, allowing for the time between two checks. */
async function listErrors(): Promise<readonly string[]> {
  const now = world.clock.now()
  const errors: string[] = []
  const shown = new Map((await world.readRunning()).map((item) => [item.game.matchId, item]))
  for (const [matchId, { observedAt, pros }] of shown) {
    const lobby = gamesAt(observedAt).get(matchId)
    if (lobby === undefined) errors.push(`${matchId} was not running when it was seen`)
    if (now - observedAt > GAME_DELAY_MS) errors.push(`${matchId} was not looked at for ${now - observedAt} ms`)
    const seen = lobby === undefined ? [] : seenIn(lobby).map(({ puuid }) => puuid)
    if (pros.some(({ puuid }) => !seen.includes(puuid))) errors.push(`${matchId} names a hidden player`)
    if (lobby !== undefined && now > allListedAt(lobby) + HOT_DELAY + GAME_DELAY_MS && pros.length < seen.length) {
      errors.push(`${matchId} shows ${pros.length} of ${seen.length} pros`)
    }
  }
  for (const [matchId, lobby] of gamesAt(now)) {
    const since = now - allListedAt(lobby)
    const isYoung = since < HOT_DELAY || now - lobby.startedAt >= LONGEST_GAME_MS
    if (!isYoung && !shown.has(matchId)) errors.push(`${matchId} has been running for ${since} ms and is not shown`)
  }
  return errors
}

describe('the job that finds running games', () => {
  it('shows games from start to end and records their matches', async () => {
    await open(AFTERNOON)
    const played = new Map<string, Lobby>()
    for (const end = AFTERNOON + 3 * HOUR_MS; world.clock.now() < end;) {
      await world.clock.advance(97 * SECOND_MS)
      expect(await listErrors()).toEqual([])
      for (const [matchId, lobby] of gamesAt(world.clock.now())) played.set(matchId, lobby)
    }
    expect(played.size).toBeGreaterThan(3)

    const over = [...played.values()].filter((lobby) => listedUntil(lobby) === lobby.endedAt)
    const published = over.filter(({ publishedAt }) => publishedAt < world.clock.now() - 31 * MINUTE_MS).map(matchIdOf)
    const recorded = await world.store.getMany(matchesCollection.name, published)
    expect(recorded).not.toContain(null)
    expect(world.ended.status()).toMatchObject({ givenUp: 0 })
    expect(world.games.status()).toMatchObject({ warm: 0, cold: 0, failed: 0 })
  })

  it('writes the same games for older programs', async () => {
    await open(AFTERNOON + HOUR_MS)
    for (let turn = 0; turn < 20; turn++) {
      await world.clock.advance(3 * MINUTE_MS)
      const running = await world.readRunning()
      const legacy = await world.readLegacy()
      const ids = running.flatMap(({ game, pros }) => pros.map(({ puuid }) => `${game.matchId}_${puuid}`))
      expect([...legacy.keys()].toSorted()).toEqual(ids.toSorted())
      for (const { game, pros } of running) {
        for (const pro of pros) {
          const seat = game.participants.find(({ puuid }) => puuid === pro.puuid) ?? fail('The pro has no seat.')
          expect(legacy.get(`${game.matchId}_${pro.puuid}`)).toMatchObject({
            account: { gameName: seat.gameName, tagLine: seat.tagLine, puuid: pro.puuid, region: 'EUW' },
            player: { player: pro.name, region: 'LEC', team: pro.team, role: pro.role },
            participant: { puuid: pro.puuid, championId: seat.championId, riotId: `${seat.gameName}#${seat.tagLine}` },
            gameStartTime: game.startedAt ?? 0,
          })
        }
      }
    }
    expect((await world.readGames()).size).toBeGreaterThan(0)
  })

  it('gives a game a new revision only on a visible change, and deletes it ten minutes after its end', async () => {
    await open(AFTERNOON + HOUR_MS)
    const revisions = new Map<string, number>()
    const shapes = new Map<string, string>()
    const goneSince = new Map<string, number>()
    for (let turn = 0; turn < 200; turn++) {
      await world.clock.advance(30 * SECOND_MS)
      const games = await world.readGames()
      expect(new Set([...games.values()].map(({ revision }) => revision)).size).toBe(games.size)
      for (const [matchId, { revision, observedAt: _age, ...seen }] of games) {
        const shape = JSON.stringify(seen)
        if (shapes.get(matchId) === shape) expect(revision).toBe(revisions.get(matchId))
        else expect(revision).toBeGreaterThan(Math.max(0, ...revisions.values()) - 30 * SECOND_MS)
        if (shapes.get(matchId) !== shape) expect(revision).toBeGreaterThan(revisions.get(matchId) ?? 0)
        shapes.set(matchId, shape)
        revisions.set(matchId, revision)
        if (seen.goneAt !== null) goneSince.set(matchId, seen.goneAt)
      }
      for (const [matchId, goneAt] of goneSince) {
        const age = world.clock.now() - goneAt
        if (age < GONE_KEPT_MS) expect(games.has(matchId)).toBe(true)
        if (age > GONE_KEPT_MS + 5 * SECOND_MS) expect(games.has(matchId)).toBe(false)
      }
    }
    expect(goneSince.size).toBeGreaterThan(1)
  })

  it('checks one game with several pros once in 45 seconds', async () => {
    const [lobby] = [...gamesAt(AFTERNOON + 2.5 * HOUR_MS).values()].toSorted(
      (a, b) => seenIn(b).length - seenIn(a).length,
    )
    if (lobby === undefined) throw new Error('No game is running.')
    const pros = seenIn(lobby)
    expect(pros.length).toBeGreaterThanOrEqual(4)
    await open(lobby.startedAt + 3 * MINUTE_MS, pros)
    await world.clock.advance(10 * SECOND_MS)
    const [game] = await world.readRunning()
    expect(game?.pros.map(({ puuid }) => puuid).toSorted()).toEqual(pros.map(({ puuid }) => puuid).toSorted())
    const before = world.checks
    await world.clock.advance(10 * MINUTE_MS)
    expect(world.checks - before).toBeLessThanOrEqual(13)
    expect(world.checks - before).toBeGreaterThanOrEqual(12)
  })

  it('checks a running game as often when its pros rarely play', async () => {
    const [lobby] = gamesAt(AFTERNOON + 2.5 * HOUR_MS).values()
    if (lobby === undefined) throw new Error('No game is running.')
    await open(lobby.startedAt + 3 * MINUTE_MS, seenIn(lobby).slice(0, 1))
    world.isStreaming = () => false
    await world.clock.advance(10 * MINUTE_MS)
    const [game] = await world.readRunning()
    expect(world.clock.now() - (game?.observedAt ?? 0)).toBeLessThan(GAME_DELAY_MS)
  })
})

describe('a player with hidden games', () => {
  const hidden = ACCOUNTS.filter((account) => !isSeen(account) && isHidingRevealed(account))

  it('is marked as possibly hidden when Riot says so, and appears in no game', async () => {
    const during = findTogether()
    await open(during - 10 * MINUTE_MS)
    await world.clock.advance(10 * MINUTE_MS + GAME_DELAY_MS)
    const shown = await world.readRunning()
    const puuids = hidden.map(({ puuid }) => puuid)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.flatMap(({ game }) => game.participants.filter(({ kind }) => kind === 'HIDDEN'))).not.toEqual([])
    for (const puuid of puuids) expect(JSON.stringify(shown)).not.toContain(puuid)
    for (const { gameName } of hidden) expect(JSON.stringify(shown)).not.toContain(gameName)
    for (const id of (await world.readLegacy()).keys()) expect(puuids.some((puuid) => id.endsWith(puuid))).toBe(false)
    for (const account of ACCOUNTS) {
      const check = await world.readCheck(account)
      expect(check?.state === 'POSSIBLY_HIDDEN').toBe(hidden.includes(account))
      if (hidden.includes(account)) expect(check?.matchId).toBeNull()
    }
  })

  /** Returns a moment at which a hidden pro plays with a visible one. */
  function findTogether(): number {
    for (let at = AFTERNOON; at < AFTERNOON + 20 * 24 * HOUR_MS; at += 10 * MINUTE_MS) {
      for (const account of hidden) {
        const lobby = truth.findRunning(account, at)
        if (lobby === null || seenIn(lobby).length === 0 || at < lobby.startedAt + 5 * MINUTE_MS) continue
        if (at < lobby.endedAt - 5 * MINUTE_MS) return at
      }
    }
    throw new Error('They never play together.')
  }
})

describe('the job of running games, stopped at any moment', () => {
  it('continues after each restart with a correct result', async () => {
    await open(AFTERNOON + HOUR_MS)
    const random = new Random(1, 2, 3)
    for (const end = AFTERNOON + 3 * HOUR_MS; world.clock.now() < end;) {
      await world.clock.advance(random.whole(60, 600) * SECOND_MS + random.whole(0, 999))
      await world.restart('games', 'ended')
      // Nothing can be checked yet right after a start.
      await world.clock.advance(GAME_DELAY_MS)
      expect(await listErrors()).toEqual([])
    }
    await world.clock.advance(40 * MINUTE_MS)
    const played = new Set<string>()
    for (let at = AFTERNOON + HOUR_MS; at < AFTERNOON + 2.5 * HOUR_MS; at += MINUTE_MS) {
      for (const [matchId, lobby] of gamesAt(at)) {
        if (listedUntil(lobby) === lobby.endedAt && lobby.publishedAt < AFTERNOON + 2.5 * HOUR_MS) played.add(matchId)
      }
    }
    expect(played.size).toBeGreaterThan(1)
    expect(await world.store.getMany(matchesCollection.name, [...played])).not.toContain(null)
  })

  it('writes what a failing store rejected as soon as the store works again', async () => {
    await open(AFTERNOON + 2 * HOUR_MS)
    const random = new Random(4, 5, 6)
    world.storeFails = () => random.whole(1, 3) === 1
    await world.clock.advance(50 * MINUTE_MS)
    world.storeFails = () => false
    expect(world.complaints.length).toBeGreaterThan(0)
    expect(world.complaints.splice(0).filter((each) => String(each) !== 'Error: fails on purpose')).toEqual([])
    await world.clock.advance(2 * MINUTE_MS)
    expect(await listErrors()).toEqual([])
    const running = (await world.readRunning()).flatMap(({ game, pros }) =>
      pros.map(({ puuid }) => `${game.matchId}_${puuid}`),
    )
    expect([...(await world.readLegacy()).keys()].toSorted()).toEqual(running.toSorted())
  })

  it('discovers after a long downtime that games have ended', async () => {
    await open(AFTERNOON + 2.5 * HOUR_MS)
    await world.clock.advance(2 * MINUTE_MS)
    const before = await world.readRunning()
    expect(before.length).toBeGreaterThan(0)
    await world.close()
    await world.clock.advance(70 * MINUTE_MS)
    await world.restart('games', 'ended')
    await world.clock.advance(GAME_DELAY_MS)
    const games = await world.readGames()
    for (const { game } of before) expect(games.get(game.matchId)?.goneAt).not.toBeNull()
    await world.clock.advance(2 * MINUTE_MS)
    const recorded = await world.store.getMany(
      matchesCollection.name,
      before.map(({ game }) => game.matchId),
    )
    expect(recorded).not.toContain(null)
  })
})

describe('the first poll of running games', () => {
  it('is over once Riot was asked for every account: until then the source has no observation time', async () => {
    await open(AFTERNOON + 2.4 * HOUR_MS, EUW_ACCOUNTS)
    await world.clock.advance(3 * SECOND_MS)
    expect(await world.readSource()).toEqual({ state: 'OK', observedAt: null })
    await world.clock.advance(MINUTE_MS)
    expect((await world.readSource())?.observedAt).toBeGreaterThan(world.clock.now() - MINUTE_MS)

    await world.restart('games')
    await world.clock.advance(SECOND_MS)
    expect((await world.readSource())?.observedAt).toBeGreaterThan(0)
  })

  it('is over although Riot fails for an account', async () => {
    world = new GamesWorld(AFTERNOON)
    const [failing, ...others] = ACCOUNTS
    await world.enrol(ACCOUNTS)
    world.failsFor = failing?.puuid ?? fail('there is no account')
    world.games.start()
    await world.clock.advance(MINUTE_MS)
    expect(others.length).toBeGreaterThan(0)
    expect(await world.readSource()).toMatchObject({ state: 'OK', observedAt: expect.any(Number) })
    expect(await world.readCheck(failing ?? fail('there is no account'))).toBeNull()
  })
})

describe('running games while Riot is down', () => {
  it('stay as last seen, with the source DOWN, and continue after the outage', async () => {
    await open(AFTERNOON + 2.4 * HOUR_MS)
    await world.clock.advance(5 * MINUTE_MS)
    const before = await world.readRunning()
    expect(before.length).toBeGreaterThan(0)
    expect(await world.readSource()).toMatchObject({ state: 'OK' })
    const lastAnswer = world.clock.now()

    world.simulator.misbehave({ kind: 'fail', status: 503 })
    await world.clock.advance(4 * MINUTE_MS)
    const source = await world.readSource()
    expect(source?.state).toBe('DOWN')
    expect(source?.observedAt).toBeLessThanOrEqual(lastAnswer)
    expect(source?.observedAt).toBeGreaterThan(lastAnswer - MINUTE_MS)
    const during = await world.readRunning()
    expect(during.map(({ game }) => game.matchId)).toEqual(before.map(({ game }) => game.matchId))
    for (const { observedAt } of during) expect(observedAt).toBeLessThanOrEqual(lastAnswer)

    world.simulator.misbehave(null)
    await world.clock.advance(5 * MINUTE_MS)
    expect(await world.readSource()).toMatchObject({ state: 'OK' })
    expect(await listErrors()).toEqual([])
  })
})
