import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runAs } from '../../gateway/limits/caller.ts'
import { MAX_RIOT_REQUESTS } from '../../gateway/limits/limit-values.ts'
import { UpstreamWait } from '../../gateway/limits/upstream-wait.ts'
import { hidesGames } from '../../gateway/simulator/world/streamer-mode.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { openTestWorld } from '../support/test-world.ts'

const MINUTE_MS = 60_000

const SEAT = `
  fragment Seat on ActiveParticipant {
    kind puuid likelyLane
    account { __typename }
    scouting(from: $from) {
      ranks { entries { tier wins losses } }
      championMastery { points }
      form { usualLane streak recentGames { matchId startedAt win champion { key } } lanes { lane share { wins games } } }
    }
  }`

/** The whole game in one operation, as other programs scout it. */
const SCOUTED = `
  query ($matchId: ID!, $from: ScoutingSource!) {
    activeGame(matchId: $matchId) {
      ... on ActiveGame { participants { kind puuid scouting(from: $from) { ranks { entries { tier } } championMastery { points } } } }
    }
  }`

const RANK = `
  query ($matchId: ID!, $puuid: String!) {
    activeGame(matchId: $matchId) {
      ... on ActiveGame { participants(puuids: [$puuid]) { puuid scouting(from: RIOT) { ranks { entries { tier wins losses } } championMastery { points } } } }
    }
  }`

const FORM = `
  query ($matchId: ID!, $puuid: String!) {
    activeGame(matchId: $matchId) {
      ... on ActiveGame { participants(puuids: [$puuid]) { puuid scouting(from: RIOT) { form { usualLane streak recentGames { matchId startedAt win } } } } }
    }
  }`

const seat = z.object({
  kind: z.string(),
  puuid: z.string().nullable(),
  scouting: z
    .object({
      ranks: z.object({ entries: z.array(z.object({ tier: z.string() })) }).nullable(),
      championMastery: z.object({ points: z.number() }).nullable(),
    })
    .nullable(),
})

const answered = z.object({ activeGame: z.object({ participants: z.array(seat) }) })

const offRole = z.object({
  activeGame: z.object({
    participants: z.array(
      z.object({ likelyLane: z.string().nullable(), scouting: z.object({ offRole: z.boolean().nullable() }) }),
    ),
  }),
})

let world: ReturnType<typeof openTestWorld>

beforeEach(() => {
  world = openTestWorld()
})

/** Looks an account up that is in a ranked game with a hidden player, as a visitor does, and returns the game's match id. */
async function openGame(): Promise<string> {
  const truth = new World(memoryOf('tests'))
  for (;;) {
    const now = world.clock.now()
    for (const account of truth.population.accounts) {
      const lobby = truth.findRunning(account, now)
      if (lobby === null || lobby.queue.id !== 420 || hidesGames(account)) continue
      if (now < lobby.startedAt + MINUTE_MS || now > lobby.endedAt - MINUTE_MS) continue
      if (!lobby.seats.some((each) => hidesGames(each.account))) continue
      await world.ask(
        `query ($gameName: String!, $tagLine: String!) {
          accounts: accountsByRiotId(gameName: $gameName, tagLine: $tagLine) {
            ... on FoundAccounts { accounts { live { state } } }
          }
        }`,
        { gameName: account.gameName, tagLine: account.tagLine },
      )
      world.requests.length = 0
      return `${lobby.platform}_${lobby.gameId}`
    }
    await world.clock.advance(MINUTE_MS)
  }
}

/** Sends the queries of the game page for each visible seat. Returns the number of requests that each of them took. */
async function askSeats(document: string, matchId: string): Promise<readonly number[]> {
  const { activeGame } = answered.parse(await world.ask(SCOUTED, { matchId, from: 'STORED' }))
  const taken: number[] = []
  for (const { puuid } of activeGame.participants) {
    if (puuid === null) continue
    const before = world.requests.length
    await world.ask(document, { matchId, puuid })
    taken.push(world.requests.length - before)
  }
  return taken
}

describe('scouting a running game', () => {
  it('sends no request to Riot from the store, where strangers are unknown', async () => {
    const matchId = await openGame()
    await world.clock.advance(0)
    const { activeGame } = answered.parse(await world.ask(SCOUTED, { matchId, from: 'STORED' }))
    const strangers = activeGame.participants.filter(({ scouting }) => scouting?.ranks === null)
    expect(strangers.length).toBeGreaterThanOrEqual(5)
    expect(world.requests).toEqual([])
  })

  it('finds ranks and masteries of all players in one operation, within its budget of requests', async () => {
    const matchId = await openGame()
    let spent = 0
    const caller = { address: 'a', spendRequest: () => ++spent <= MAX_RIOT_REQUESTS, wait: new UpstreamWait() }
    const answer = await runAs(caller, () => world.ask(SCOUTED, { matchId, from: 'RIOT' }))
    const { activeGame } = answered.parse(answer)
    const visible = activeGame.participants.filter(({ kind }) => kind === 'ACCOUNT')
    expect(visible.length).toBeGreaterThanOrEqual(5)
    for (const { scouting } of visible) {
      expect(scouting?.ranks).not.toBeNull()
      expect(scouting?.championMastery).not.toBeNull()
    }
    expect(spent).toBe(2 * visible.length)
    expect(spent).toBeLessThanOrEqual(MAX_RIOT_REQUESTS)
  })

  it('shows a hidden player as a hidden seat, with nothing that could identify them', async () => {
    const matchId = await openGame()
    const document = `query ($matchId: ID!, $from: ScoutingSource!) {
      activeGame(matchId: $matchId) { ... on ActiveGame { participants { ...Seat gameName tagLine proPlayer { id } } } }
    } ${SEAT}`
    const hidden = z
      .object({ activeGame: z.object({ participants: z.array(z.looseObject({ kind: z.string() })) }) })
      .parse(await world.ask(document, { matchId, from: 'RIOT' }))
      .activeGame.participants.filter(({ kind }) => kind === 'HIDDEN')
    expect(hidden.length).toBeGreaterThanOrEqual(1)
    for (const seen of hidden) {
      const { puuid, account, scouting, gameName, tagLine, proPlayer } = seen
      expect({ puuid, account, scouting, gameName, tagLine, proPlayer }).toEqual({
        puuid: null,
        account: null,
        scouting: null,
        gameName: null,
        tagLine: null,
        proPlayer: null,
      })
    }
  })

  it('takes two requests for rank and mastery of a seat, at most six for its form, and none again', async () => {
    const matchId = await openGame()
    const ranks = await askSeats(RANK, matchId)
    const forms = await askSeats(FORM, matchId)
    expect(Math.max(...ranks)).toBe(2)
    expect(Math.max(...forms)).toBe(6)
    const cold = world.requests.length
    expect(cold).toBeLessThanOrEqual(10 * 8)
    expect(new Set(world.requests).size).toBe(cold)

    expect(await askSeats(RANK, matchId)).toEqual(ranks.map(() => 0))
    expect(await askSeats(FORM, matchId)).toEqual(forms.map(() => 0))
    // The newest ids are young for two minutes, ranks and masteries for ten; the matches stay.
    await world.clock.advance(2 * MINUTE_MS + 1)
    world.requests.length = 0
    await askSeats(RANK, matchId)
    await askSeats(FORM, matchId)
    expect(world.requests.filter((request) => !request.includes('/spectator/')).length).toBeLessThanOrEqual(10)
  })

  it('stores no account of a stranger', async () => {
    const matchId = await openGame()
    const count = () => world.store.count('accounts', 1000)
    const before = await count()
    await askSeats(RANK, matchId)
    await askSeats(FORM, matchId)
    expect(await count()).toBe(before)
    // The account that the visitor has looked up is in the game, too.
    expect(await world.store.count('account_masteries', 1000)).toBe(1)
  })

  it('returns null for what Riot does not answer, and the rest of the seat', async () => {
    const matchId = await openGame()
    const caller = { address: 'a', spendRequest: () => false, wait: new UpstreamWait() }
    const { activeGame } = answered.parse(await runAs(caller, () => world.ask(SCOUTED, { matchId, from: 'RIOT' })))
    expect(activeGame.participants.some(({ scouting }) => scouting !== null)).toBe(true)
    expect(world.requests).toEqual([])
  })

  it('marks a player on a lane that they rarely play, and none on their usual one', async () => {
    const document = `query ($matchId: ID!, $puuid: String!) {
      activeGame(matchId: $matchId) {
        ... on ActiveGame { participants(puuids: [$puuid]) { likelyLane scouting(from: RIOT) { offRole form { usualLane } } } }
      }
    }`
    const marks = new Map<boolean, boolean[]>([
      [true, []],
      [false, []],
    ])
    const truth = new World(memoryOf('tests'))
    for (let games = 0; games < 12; games++) {
      const matchId = await openGame()
      const { platform, gameId } = { platform: matchId.split('_')[0], gameId: Number(matchId.split('_')[1]) }
      const seats = truth.population.accounts
        .filter((account) => account.platform === platform && !hidesGames(account))
        .flatMap((account) => {
          const lobby = truth.findRunning(account, world.clock.now())
          const own = lobby?.gameId === gameId ? lobby.seats.find((each) => each.account === account) : undefined
          return own === undefined ? [] : [{ account, isFilled: own.lane !== account.lane, lane: own.lane }]
        })
      const filled = seats.filter(({ isFilled }) => isFilled)
      for (const { account, isFilled, lane } of [...filled, ...seats.filter((each) => !each.isFilled).slice(0, 2)]) {
        const { activeGame } = offRole.parse(await world.ask(document, { matchId, puuid: account.puuid }))
        const [seen] = activeGame.participants
        // The lane is guessed from the champion, which fits it.
        if (seen?.likelyLane === lane && seen.scouting.offRole !== null)
          marks.get(isFilled)?.push(seen.scouting.offRole)
      }
      if ((marks.get(true)?.length ?? 0) >= 3) break
      await world.clock.advance(60 * MINUTE_MS)
    }
    expect(marks.get(true)?.filter(Boolean).length).toBeGreaterThanOrEqual(2)
    expect(marks.get(false)?.length).toBeGreaterThan(1)
    expect(marks.get(false)).not.toContain(true)
  })

  it('refuses more PUUIDs than a game has seats', async () => {
    const matchId = await openGame()
    const document =
      'query ($matchId: ID!, $puuids: [String!]) { activeGame(matchId: $matchId) { ... on ActiveGame { participants(puuids: $puuids) { kind } } } }'
    expect(await world.ask(document, { matchId, puuids: ['nobody'] })).toEqual({ activeGame: { participants: [] } })
    await expect(world.ask(document, { matchId, puuids: Array.from({ length: 11 }, String) })).rejects.toThrow(
      'at most 10',
    )
  })
})
