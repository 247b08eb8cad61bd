import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountDocumentId } from '../../gateway/accounts/collections/accounts.ts'
import { rankHistoriesCollection } from '../../gateway/accounts/collections/rank-histories.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openMeteredQuestions } from '../support/metered-questions.ts'
import { openTestWorld } from '../support/test-world.ts'

const HISTORY = `
  query ($name: String!, $tag: String!) {
    account(gameName: $name, tagLine: $tag, region: EUW) {
      ... on Account { puuid matches(first: 40) { edges { node { matchId startedAt durationSeconds queueId } participant { participantId win } } } }
    }
  }`

const ACTIVITY = `
  query ($name: String!, $tag: String!, $zone: String! = "UTC", $last: Int! = 371, $sessions: Int! = 50, $ranked: Int! = 100) {
    account(gameName: $name, tagLine: $tag, region: EUW) {
      ... on Account {
        activity(timeZone: $zone) {
          games since until isWhole
          days(last: $last) { date games isComplete record { games } }
          sessions(first: $sessions) { startedAt endedAt games isCut record { wins games } rankChanges { queue before { leaguePoints } after { leaguePoints } } }
          streak { win games isCut }
          longestWinStreak { win games }
          longestLossStreak { win games }
          rankedGames(first: $ranked) { matchId win champion { key } rankChange { before { leaguePoints } after { leaguePoints } } }
        }
      }
    }
  }`

const RANK_CHANGE = `
  query ($id: ID!, $participantId: Int!) {
    match(id: $id) { ... on Match { rankChange(participantId: $participantId) { queue before { leaguePoints } after { leaguePoints } } } }
  }`

const historyAnswer = z.object({
  account: z.object({
    puuid: z.string(),
    matches: z.object({
      edges: z.array(
        z.object({
          node: z.object({ matchId: z.string(), startedAt: z.string(), durationSeconds: z.int(), queueId: z.int() }),
          participant: z.object({ participantId: z.int(), win: z.boolean() }),
        }),
      ),
    }),
  }),
})

const points = z.object({ leaguePoints: z.int() })
const rankChange = z.object({ before: points, after: points })
const streak = z.object({ win: z.boolean(), games: z.int() }).nullable()
const activityAnswer = z.object({
  account: z.object({
    activity: z
      .object({
        games: z.int(),
        since: z.string().nullable(),
        until: z.string(),
        isWhole: z.boolean(),
        days: z.array(z.object({ date: z.string(), games: z.int(), isComplete: z.boolean() })),
        sessions: z.array(
          z.object({ startedAt: z.string(), games: z.int(), isCut: z.boolean(), rankChanges: z.array(rankChange) }),
        ),
        streak,
        longestWinStreak: streak,
        longestLossStreak: streak,
        rankedGames: z.array(z.object({ matchId: z.string(), win: z.boolean(), rankChange })),
      })
      .nullable(),
  }),
})

let world: ReturnType<typeof openTestWorld>
let edges: z.infer<typeof historyAnswer>['account']['matches']['edges']
let puuid: string
let beforeFirstLook: Awaited<ReturnType<typeof ask>>
let name: { readonly name: string; readonly tag: string }

beforeAll(async () => {
  world = openTestWorld()
  const [demo] = world.simulator.demoAccounts
  name = { name: demo?.gameName ?? '', tag: demo?.tagLine ?? '' }
  beforeFirstLook = await ask()
  const { account } = historyAnswer.parse(await world.ask(HISTORY, name))
  edges = account.matches.edges
  puuid = account.puuid
  await world.clock.advance(10_000)
})

async function ask(variables: object = {}) {
  return activityAnswer.parse(await world.ask(ACTIVITY, { ...name, ...variables })).account.activity
}

describe('the activity of an account', () => {
  it('is null before the first look at its history', () => {
    expect(beforeFirstLook).toBeNull()
  })

  it('has the games that its page has loaded, by day and by session, without a request to Riot', async () => {
    world.requests.length = 0
    const found = await ask()
    expect(world.requests).toEqual([])
    expect(found?.games).toBe(edges.length)
    expect(found?.isWhole).toBe(false)
    expect(found?.sessions.reduce((sum, { games }) => sum + games, 0)).toBe(edges.length)
    expect(found?.days.reduce((sum, { games }) => sum + games, 0)).toBe(edges.length)
    for (const { date, games } of found?.days ?? []) {
      expect(games).toBe(edges.filter(({ node }) => node.startedAt.startsWith(date)).length)
    }
    expect(found?.days[0]).toMatchObject({ date: found?.since?.slice(0, 10), isComplete: false })
    expect(found?.sessions.at(-1)?.isCut).toBe(true)
  })

  it('has days of a time zone, and refuses what is none', async () => {
    const days = (await ask({ zone: 'Pacific/Kiritimati' }))?.days ?? []
    expect(days.reduce((sum, { games }) => sum + games, 0)).toBe(edges.length)
    for (const zone of ['Mars/Olympus', '+01:00', '', 'a'.repeat(5000)]) {
      await expect(ask({ zone })).rejects.toThrow('`timeZone` is not the name of a time zone')
    }
    expect((await ask({ last: 1 }))?.days.length).toBeLessThanOrEqual(1)
    for (const bounds of [{ last: 0 }, { last: 372 }, { sessions: 0 }, { sessions: 51 }, { ranked: 101 }]) {
      await expect(ask(bounds)).rejects.toThrow('ask for 1 to')
    }
  })

  it('has the present streak, which is no longer than the longest of its kind', async () => {
    const found = await ask()
    const recorded = edges.filter(({ node }) => [420, 440, 400, 430, 480, 490, 700, 720].includes(node.queueId))
    const [newest] = recorded
    const end = recorded.findIndex(({ participant }) => participant.win !== newest?.participant.win)
    expect(found?.streak).toMatchObject({ win: newest?.participant.win, games: end === -1 ? recorded.length : end })
    const longest = found?.streak?.win === true ? found.longestWinStreak : found?.longestLossStreak
    expect(longest?.games).toBeGreaterThanOrEqual(found?.streak?.games ?? NaN)
  })

  it('has the change of rank of a game between two observations', async () => {
    const ranked = edges.filter(({ node }) => node.queueId === 420)
    const [last, before] = ranked
    if (last === undefined || before === undefined) throw new Error('The account has no ranked games.')
    const { win } = last.participant
    const looked = (edge: typeof last) => Date.parse(edge.node.startedAt) + (edge.node.durationSeconds + 1200) * 1000
    const standing = { tier: 'GOLD' as const, division: 'II' as const, leaguePoints: 40, wins: 10, losses: 10 }
    const snapshots = [
      { ...standing, takenAt: Date.parse(last.node.startedAt) - 1 },
      {
        ...standing,
        takenAt: looked(last),
        leaguePoints: win ? 61 : 20,
        wins: 10 + Number(win),
        losses: 10 + Number(!win),
      },
    ]
    const [first] = snapshots
    if (first === undefined) throw new Error('There is no observation.')
    const id = accountDocumentId({ platform: 'EUW1', puuid })
    const queue = { queue: 'SOLO' as const, queueType: 'RANKED_SOLO_5x5', snapshots, peak: first }
    const collection = openCollection(world.store, rankHistoriesCollection)
    await world.store.transaction(async (transaction) => collection.in(transaction).set(id, { queues: [queue] }))
    const change = { before: { leaguePoints: 40 }, after: { leaguePoints: win ? 61 : 20 } }
    expect((await ask())?.rankedGames).toMatchObject([{ matchId: last.node.matchId, win, rankChange: change }])
    const ofMatch = async ({ node, participant }: typeof last) =>
      world.ask(RANK_CHANGE, { id: node.matchId, participantId: participant.participantId })
    expect(await ofMatch(last)).toEqual({ match: { rankChange: { queue: 'SOLO', ...change } } })
    expect(await ofMatch(before)).toEqual({ match: { rankChange: null } })
  })

  it('is one read of each document within the limits of an operation', async () => {
    await world.clock.advance(10_000)
    const { cost, errors } = await openMeteredQuestions(world)(ACTIVITY, {
      ...name,
      last: 182,
      sessions: 20,
      ranked: 20,
    })
    expect(errors).toEqual([])
    expect(cost.requested).toBeLessThan(12_000)
  })
})
