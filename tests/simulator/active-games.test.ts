import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseActiveGame } from '../../gateway/active-games/rules/normalise-active-game.ts'
import { matchRouteOf } from '../../gateway/shared/region.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { VETERAN_GAMES, type WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { listedFrom, listedUntil } from '../../gateway/simulator/world/listing.ts'
import type { Lobby } from '../../gateway/simulator/world/lobbies.ts'
import { foldRiotId } from '../../gateway/simulator/world/names.ts'
import { hidesGames, isHidingRevealed } from '../../gateway/simulator/world/streamer-mode.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { shareOf, worlds } from './histories.ts'
import { ask, DAY_MS, NOON, openWorld, readMatch, readMatchIds } from './riot-world.ts'
import {
  activeGameBody,
  type ActiveGameBody,
  askActiveGame,
  findActiveGame,
  listPlaying,
  MINUTE_MS,
} from './running-games.ts'

const world = new World('test')

/** Opens a world whose time a test can change. */
function openMoving(seed = 'test') {
  const time = { now: NOON }
  const simulator = createSimulator({ seed, now: () => time.now })
  return {
    simulator,
    findAt: (now: number, account: WorldAccount) => ((time.now = now), findActiveGame(simulator, account)),
    time,
  }
}

/** Lists matches of the pros of a world that began within the given hours before noon. */
function listLobbies(of: World, hours: number): readonly Lobby[] {
  const filter = { from: NOON - hours * 3_600_000, start: 0, count: 100 }
  const accounts = of.population.proPlayers.flatMap(({ accounts }) => accounts)
  const lobbies = accounts.flatMap((account) => of.listMatches(account, NOON, filter))
  return Array.from(new Map(lobbies.map((lobby) => [`${lobby.platform}_${lobby.gameId}`, lobby])).values())
}

function isSeen({ account }: Lobby['seats'][number]): boolean {
  return !hidesGames(account)
}

function isLate(lobby: Lobby): boolean {
  return listedFrom(lobby) > lobby.createdAt
}

function getSeen({ seats }: Lobby): WorldAccount {
  const seat = seats.find(isSeen)
  if (seat === undefined) throw new Error('every player hides')
  return seat.account
}

function findAccount(isMeant: (account: WorldAccount) => boolean): WorldAccount {
  const account = world.population.accounts.find(isMeant)
  if (account === undefined) throw new Error('there is no such account')
  return account
}

describe('a running game', () => {
  it('agrees with the later match', async () => {
    const lobby = listLobbies(world, 24).find(({ queue }) => queue.ground === 'RIFT')
    if (lobby === undefined) throw new Error('no pro has played')
    const now = lobby.endedAt - MINUTE_MS
    const game = await openMoving().findAt(now, getSeen(lobby))
    if (game === null) throw new Error('no game')
    const { info } = await readMatch(openWorld(), lobby.platform, `${lobby.platform}_${game.gameId}`)

    expect(game).toMatchObject({
      gameStartTime: info.gameStartTimestamp,
      gameLength: Math.floor((now - info.gameStartTimestamp) / 1000),
      gameQueueConfigId: info.queueId,
      mapId: info.mapId,
      platformId: info.platformId,
    })
    const byChampion = new Map(game.participants.map((participant) => [participant.championId, participant]))
    expect(byChampion.size).toBe(info.participants.length)
    for (const participant of info.participants) {
      expect(byChampion.get(participant.championId)).toMatchObject({
        teamId: participant.teamId,
        spell1Id: participant.summoner1Id,
        spell2Id: participant.summoner2Id,
        perks: {
          perkIds: [participant.perks.styles[0]?.selections[0]?.perk],
          perkStyle: participant.perks.styles[0]?.style,
          perkSubStyle: participant.perks.styles[1]?.style,
        },
      })
      expect([participant.puuid, null]).toContain(byChampion.get(participant.championId)?.puuid)
    }
    expect(game.bannedChampions.map(({ championId }) => championId)).toEqual(
      info.teams.flatMap(({ bans }) => bans.map(({ championId }) => championId)),
    )
  })

  it('is the same for every visible player of the game, and in two worlds of one seed', async () => {
    const [one, other] = [openWorld(), openWorld()]
    for (const account of listPlaying(5 * MINUTE_MS, 40 * MINUTE_MS).slice(0, 5)) {
      const text = await (await askActiveGame(one, account)).text()
      for (const { account: player } of world.findRunning(account, NOON)?.seats.filter(isSeen) ?? []) {
        expect(await (await askActiveGame(other, player)).text()).toBe(text)
      }
    }
  })

  it('is read by the product without loss', async () => {
    const { findAt } = openMoving()
    for (const lobby of listLobbies(world, 12)) {
      const game = normaliseActiveGame(await findAt(lobby.endedAt - 1, getSeen(lobby)))
      expect(game).toMatchObject({ matchId: `${lobby.platform}_${lobby.gameId}`, startedAt: lobby.startedAt })
      const accounts = game.participants.filter(({ kind }) => kind === 'ACCOUNT')
      const seen = lobby.seats
        .filter(isSeen)
        .map(({ account: { puuid, gameName, tagLine } }) => [puuid, gameName, tagLine])
      expect(new Set(accounts.map(({ puuid, gameName, tagLine }) => [puuid, gameName, tagLine]))).toEqual(new Set(seen))
      expect(game.participants.length).toBe(lobby.seats.length)
    }
  })

  it('is listed from its loading to its end, and becomes a match some time later', async () => {
    const lobby = listLobbies(world, 3).find((each) => !isLate(each) && listedUntil(each) === each.endedAt)
    if (lobby === undefined) throw new Error('no pro has played')
    const account = getSeen(lobby)
    const { findAt, simulator, time } = openMoving()
    const gameAt = async (now: number): Promise<ActiveGameBody | null> => {
      const game = await findAt(now, account)
      return game?.gameId === lobby.gameId ? game : null
    }

    expect(await gameAt(lobby.createdAt - 1)).toBeNull()
    const loading = await gameAt(lobby.startedAt - 1)
    expect(loading).toMatchObject({ gameStartTime: 0, gameLength: -1 })
    expect(await gameAt(lobby.startedAt + 20_000)).toMatchObject({ gameStartTime: 0, gameLength: 0 })
    expect(await gameAt(lobby.startedAt + MINUTE_MS)).toMatchObject({ gameStartTime: lobby.startedAt, gameLength: 60 })
    expect(await gameAt(lobby.endedAt - 1)).not.toBeNull()
    expect(await gameAt(lobby.endedAt)).toBeNull()
    const newest = () => readMatchIds(simulator, account, '?count=1')
    expect(await newest()).not.toContain(`${lobby.platform}_${lobby.gameId}`)
    time.now = lobby.publishedAt
    expect(await newest()).toEqual([`${lobby.platform}_${lobby.gameId}`])
  })

  it('is sometimes listed only minutes after its start, and then with its time and all players', async () => {
    const lobbies = listLobbies(world, 24 * 3)
    const late = lobbies.filter(isLate)
    expect(late.length / lobbies.length).toBeGreaterThan(0.08)
    expect(late.length / lobbies.length).toBeLessThan(0.25)

    const { findAt } = openMoving()
    for (const lobby of late.slice(0, 12)) {
      const from = listedFrom(lobby)
      expect(from - lobby.startedAt).toBeGreaterThanOrEqual(MINUTE_MS)
      expect(from - lobby.startedAt).toBeLessThanOrEqual(3 * MINUTE_MS)
      const account = getSeen(lobby)
      expect(await findAt(from - 1, account)).toBeNull()
      const game = await findAt(from, account)
      expect(game).toMatchObject({ gameId: lobby.gameId, gameStartTime: lobby.startedAt })
      expect(game?.participants).toHaveLength(lobby.seats.length)
    }
  })

  it('fills up while it loads, and lists each player only after the player has joined', async () => {
    const { findAt } = openMoving()
    const counts: number[] = []
    for (const lobby of listLobbies(world, 6)
      .filter((each) => !isLate(each))
      .slice(0, 4)) {
      let before = 0
      for (let now = lobby.createdAt; now < lobby.startedAt; now += 5_000) {
        for (const { account } of lobby.seats.filter(isSeen)) {
          const game = await findAt(now, account)
          if (game?.gameId !== lobby.gameId) continue
          expect(game.participants.map(({ puuid }) => puuid)).toContain(account.puuid)
          expect(game.participants.length).toBeGreaterThanOrEqual(before)
          before = game.participants.length
          counts.push(before)
        }
      }
      expect(before).toBe(lobby.seats.length)
    }
    expect(Math.min(...counts)).toBeLessThan(10)
  })

  it('reveals neither lanes nor the outcome by the order of its players', async () => {
    const lobbies = listLobbies(world, 24).filter(({ queue, seats }) => queue.ground === 'RIFT' && seats.every(isSeen))
    const { findAt } = openMoving()
    let inOrder = 0
    for (const lobby of lobbies.slice(0, 40)) {
      const participants = (await findAt(lobby.endedAt - 1, getSeen(lobby)))?.participants ?? []
      const sides = participants.map(({ teamId }) => teamId)
      expect(sides).toEqual(sides.toSorted((one, other) => one - other))
      if (participants.every(({ puuid }, index) => puuid === lobby.seats[index]?.account.puuid)) inOrder++
    }
    expect(inOrder).toBe(0)
  })

  it('has no sides and no runes in arena', async () => {
    const veteran = findAccount(({ gamesPerDay }) => gamesPerDay >= VETERAN_GAMES)
    const [lobby] = world.listMatches(veteran, NOON, { start: 0, count: 1, queueId: 1700 })
    if (lobby === undefined) throw new Error('a veteran who never played arena')
    const game = await openMoving().findAt(lobby.endedAt - 1, getSeen(lobby))
    expect(game?.participants).toHaveLength(lobby.seats.length)
    for (const { teamId, perks } of game?.participants ?? []) expect([teamId, perks]).toEqual([0, undefined])
  })

  it('sometimes has a skipped ban', async () => {
    const { findAt } = openMoving()
    const bans: ActiveGameBody['bannedChampions'][number][] = []
    for (const lobby of listLobbies(world, 24)) {
      bans.push(...((await findAt(lobby.endedAt - 1, getSeen(lobby)))?.bannedChampions ?? []))
    }
    expect(shareOf(bans, ({ championId }) => championId === -1)).toBeGreaterThan(0.005)
    expect(shareOf(bans, ({ championId }) => championId === -1)).toBeLessThan(0.05)
  })

  it('rarely stays listed for hours after its end', async () => {
    const lobbies = listLobbies(world, 24 * 6)
    const ghosts = lobbies.filter((lobby) => listedUntil(lobby) > lobby.endedAt)
    expect(ghosts.length).toBeGreaterThan(0)
    expect(ghosts.length / lobbies.length).toBeLessThan(0.012)

    const { findAt } = openMoving()
    const lengths: number[] = []
    for (const { seats, gameId, endedAt } of ghosts) {
      for (const { account } of seats.filter(isSeen)) {
        const game = await findAt(endedAt + 99 * MINUTE_MS, account)
        if (game?.gameId === gameId) lengths.push(game.gameLength)
      }
    }
    expect(lengths.length).toBeGreaterThan(0)
    expect(Math.min(...lengths)).toBeGreaterThan(100 * 60)
  })
})

describe('the answer for an account without a running game', () => {
  const NOT_FOUND = {
    httpStatus: 404,
    errorCode: 'NOT_FOUND',
    message: 'Not Found',
    implementationDetails: "spectator game info isn't found",
  }

  it('is a 404 with its own text', async () => {
    const idle = findAccount(({ gamesPerDay }) => gamesPerDay === 0)
    const response = await askActiveGame(openWorld(), idle)
    expect(response.status).toBe(404)
    expect(response.headers.get('x-method-rate-limit-count')).not.toBeNull()
    expect(await response.json()).toEqual(NOT_FOUND)
  })

  it("is the same on every other platform than the account's own", async () => {
    const [account] = listPlaying(5 * MINUTE_MS, 30 * MINUTE_MS)
    if (account === undefined) throw new Error('no pro plays at noon')
    const response = await askActiveGame(openWorld(), { ...account, platform: 'RU' })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual(NOT_FOUND)
  })

  it('is a 400 for a PUUID of another key', async () => {
    const response = await askActiveGame(openWorld(), { platform: 'KR', puuid: 'x'.repeat(78) })
    expect(response.status).toBe(400)
  })
})

describe('streamer mode', () => {
  it('is on for a few percent of all accounts and some pros, and for no demo account but the one that shows it', () => {
    const accounts = worlds.flatMap(({ population }) => population.accounts)
    expect(shareOf(accounts, hidesGames)).toBeGreaterThan(0.02)
    expect(shareOf(accounts, hidesGames)).toBeLessThan(0.07)
    for (const { population } of worlds) {
      const hidden = population.proPlayers.filter((pro) => pro.accounts.some(hidesGames))
      expect(hidden.length).toBeGreaterThan(2)
      expect(hidden.length).toBeLessThan(population.proPlayers.length / 10)
    }
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30 }), (seed) => {
        const { population } = new World(seed)
        for (const demo of openWorld({ seed }).demoAccounts) {
          const account = population.byRiotId.get(foldRiotId(demo))
          expect(account !== undefined && hidesGames(account)).toBe(demo.kind === 'HIDDEN')
        }
      }),
      { numRuns: 5 },
    )
  })

  it('answers "not found", or "filtered" for some accounts, in and out of games', async () => {
    const { simulator, time } = openMoving()
    const detailsOf = async (account: WorldAccount, now: number) => {
      time.now = now
      const response = await askActiveGame(simulator, account)
      expect(response.status).toBe(404)
      return (await response.json()).implementationDetails
    }
    const filtered = findAccount((account) => hidesGames(account) && isHidingRevealed(account))
    const unfiltered = findAccount((account) => hidesGames(account) && !isHidingRevealed(account))
    for (let now = NOON; now < NOON + DAY_MS; now += 2 * 3_600_000) {
      expect(await detailsOf(filtered, now)).toBe('filtered')
      expect(await detailsOf(unfiltered, now)).toBe("spectator game info isn't found")
    }
  })

  it('shows only the champion of a hidden player to the others', async () => {
    const lobbies = listLobbies(world, 48).filter(({ seats }) => seats.some((seat) => !isSeen(seat)))
    expect(lobbies.length).toBeGreaterThan(3)
    const { simulator, time } = openMoving()
    for (const lobby of lobbies.slice(0, 20)) {
      time.now = lobby.endedAt - 1
      const text = await (await askActiveGame(simulator, getSeen(lobby))).text()
      const game = activeGameBody.parse(JSON.parse(text))
      for (const { account } of lobby.seats.filter((seat) => !isSeen(seat))) {
        expect(text).not.toContain(account.puuid)
        expect(text).not.toContain(JSON.stringify(`${account.gameName}#${account.tagLine}`))
      }
      const hidden = game.participants.filter(({ puuid }) => puuid === null)
      expect(hidden).toHaveLength(lobby.seats.filter((seat) => !isSeen(seat)).length)
      for (const { riotId } of hidden) expect(riotId).toMatch(/^[A-Za-z]+$/)
    }
  })

  it('hides no match', async () => {
    const hidden = findAccount((account) => hidesGames(account) && account.gamesPerDay > 4)
    const [matchId = ''] = await readMatchIds(openWorld(), hidden)
    const match = await ask(openWorld(), matchRouteOf(hidden.platform), `/lol/match/v5/matches/${matchId}`)
    expect(await match.text()).toContain(hidden.puuid)
  })
})
