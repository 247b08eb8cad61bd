import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { MAX_DOCUMENT_POINTS, MAX_RIOT_REQUESTS } from '../../gateway/limits/limit-values.ts'
import { createMatchRecorder } from '../../gateway/matches/services/record-match.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { fetchCountedMatches, proAccount, toFetched } from '../support/fetched-matches.ts'
import { openMeteredQuestions } from '../support/metered-questions.ts'
import { openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'
import { matchBody, participantBody } from './match-bodies.ts'

/** Ranks and records of the ten players of a match: one operation, without aliases. */
const TEN_PLAYERS = `
  query TenPlayers($id: ID!) {
    match(id: $id) {
      ... on Match {
        participants {
          puuid
          champion { key }
          usual { games wins winRate { value games } kda }
          proPlayer { name }
          account {
            __typename
            ... on Account {
              id gameName tagLine level
              ranks { entries { queue tier division leaguePoints wins losses winRate { value games } } }
            }
            ... on UpstreamUnavailable { retryAt }
          }
        }
      }
    }
  }`

const answer = z.object({
  match: z.object({
    participants: z.array(
      z.object({
        puuid: z.string(),
        usual: z.object({ games: z.number() }).nullable(),
        proPlayer: z.object({ name: z.string() }).nullable(),
        account: z.object({
          __typename: z.string(),
          gameName: z.string().optional(),
          ranks: z.object({ entries: z.array(z.object({ queue: z.string() })) }).nullish(),
        }),
      }),
    ),
  }),
})

const [fetched] = fetchCountedMatches(1)
if (fetched === undefined) throw new Error('The pro has no match.')
const { matchId, participants } = fetched.match

let world: StatisticsWorld
let ask: ReturnType<typeof openMeteredQuestions>

beforeEach(async () => {
  world = await openStatisticsWorld()
  ask = openMeteredQuestions(world)
  await world.count([fetched])
})

async function askForTen() {
  const { data, errors, cost } = await ask(TEN_PLAYERS, { id: matchId })
  expect(errors).toEqual([])
  return { players: answer.parse(data).match.participants, cost }
}

describe('ranks and records of the ten players of a match', () => {
  it('are one operation without aliases, far below the limit of a document', async () => {
    const { cost } = await askForTen()
    expect(cost.requested).toBeLessThan(MAX_DOCUMENT_POINTS / 10)
    expect(cost.requested).toBe(7_841)
  })

  it('need one operation, also when no player was looked up before', async () => {
    const first = await askForTen()
    expect(first.cost.riotRequests).toBe(MAX_RIOT_REQUESTS)
    expect(first.players.map(({ account }) => account.__typename)).toEqual(Array.from({ length: 10 }, () => 'Account'))
    for (const { account } of first.players) expect(account.ranks?.entries.length).toBeGreaterThan(0)

    const second = await askForTen()
    expect(second.cost.riotRequests).toBe(0)
    expect(second.players).toEqual(first.players)
  })

  it('include the record of a player on the champion, as far as games are known', async () => {
    await world.lookUp(EUW_ACCOUNTS.slice(0, 1))
    const { players } = await askForTen()
    const own = players.find(({ puuid }) => puuid === proAccount().puuid)
    expect(own?.usual).toMatchObject({ games: 1 })
    expect(players.filter(({ usual }) => usual !== null)).toHaveLength(1)
  })

  it('name the pro players', async () => {
    const { players } = await askForTen()
    const scene = await world.context.proScene.look()
    for (const { puuid, proPlayer } of players) {
      expect(proPlayer?.name).toBe(scene.findPlayerOfAccount({ platform: 'EUW1', puuid })?.name)
    }
    expect(players.some(({ proPlayer }) => proPlayer !== null)).toBe(true)
  })
})

describe('the account of a participant', () => {
  const ACCOUNTS = `query ($id: ID!) { match(id: $id) { ... on Match { participants {
    account { __typename ... on Account { gameName freshness { stale } } ... on UpstreamUnavailable { retryAt } }
  } } } }`

  it('is the stored one, however old, without a request to Riot', async () => {
    await ask(ACCOUNTS, { id: matchId })
    await world.clock.advance(3_600_000)
    const { cost, data } = await ask(ACCOUNTS, { id: matchId })
    expect(cost.riotRequests).toBe(0)
    const stored = { __typename: 'Account', gameName: expect.any(String), freshness: { stale: true } }
    expect(data).toEqual({ match: { participants: participants.map(() => ({ account: stored })) } })
  })

  it('is read together with those of the others', async () => {
    await ask(ACCOUNTS, { id: matchId })
    const reads = world.reads.length
    await ask(ACCOUNTS, { id: matchId })
    expect(world.reads.slice(reads).filter((read) => read.endsWith(' accounts'))).toEqual(['getMany accounts'])
  })

  it('is unavailable beyond the requests of one operation', async () => {
    const ids = fetchCountedMatches(2).map((each) => encodeGlobalId('Match', each.match.matchId))
    await world.count(fetchCountedMatches(2))
    const { data, cost } = await ask(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Match { participants { account { __typename } } } } }`,
      { ids },
    )
    expect(cost.riotRequests).toBe(MAX_RIOT_REQUESTS)
    const texts = JSON.stringify(data)
    expect(texts).toContain('"Account"')
    expect(texts).toContain('"UpstreamUnavailable"')
  })

  it('is null for a bot and for a hidden player', async () => {
    const body = matchBody({
      participants: [
        participantBody(1, { puuid: '', riotIdGameName: 'Ahri', riotIdTagline: '', championName: 'Ahri' }),
        participantBody(5, { puuid: 'BOT', riotIdGameName: 'Annie Bot', riotIdTagline: '', championName: 'Annie' }),
      ],
    })
    await createMatchRecorder(world.store).recordMatches([toFetched(body, world.clock.now())])
    const players = `participants { account { __typename } proPlayer { name } usual { games } }`
    const nothing = { account: null, proPlayer: null, usual: null }
    expect(
      (await ask(`query ($id: ID!) { match(id: $id) { ... on Match { ${players} } } }`, { id: 'EUW1_7000000001' }))
        .data,
    ).toEqual({ match: { participants: [nothing, nothing] } })
  })
})
