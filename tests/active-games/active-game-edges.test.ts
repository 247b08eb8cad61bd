import { beforeEach, describe, expect, it } from 'vitest'
import { createMatchRecorder } from '../../gateway/matches/services/record-match.ts'
import { participantBody, matchBody } from '../matches/match-bodies.ts'
import { toFetched } from '../support/fetched-matches.ts'
import { LUMEN, writeLiveScene } from '../support/live-scene.ts'
import { openTestWorld } from '../support/test-world.ts'

let world: ReturnType<typeof openTestWorld>
let demo: { readonly gameName: string; readonly tagLine: string; readonly puuid: string }

beforeEach(async () => {
  world = openTestWorld()
  await writeLiveScene(world.store)
  const [first] = world.simulator.demoAccounts
  if (first === undefined) throw new Error('The demo world has no demo accounts.')
  const { gameName, tagLine } = first
  const { value } = await world.riot.accountByRiotId(first, 'EUW1', { priority: 'visitor' })
  demo = { gameName, tagLine, puuid: value?.puuid ?? '' }
})

describe('the account of a seat', () => {
  const SEATS = '{ activeGames { games { participants { kind account { __typename ... on Account { gameName } } } } } }'

  it('is fetched for a visible player, and null for a hidden player and a bot', async () => {
    const hidden = { kind: 'HIDDEN', puuid: null, gameName: '', tagLine: '' } as const
    const bot = { kind: 'BOT', puuid: null, gameName: 'Annie Bot', tagLine: '' } as const
    const seats = [{ kind: 'ACCOUNT', ...demo } as const, hidden, bot]
    await world.live.putGame([LUMEN], { matchId: 'EUW1_7', seats })
    const answer = await world.ask(SEATS)
    const others = expect.objectContaining({ kind: 'ACCOUNT' })
    expect(answer).toEqual({
      activeGames: {
        games: [
          {
            participants: expect.arrayContaining([
              { kind: 'ACCOUNT', account: { __typename: 'Account', gameName: demo.gameName } },
              { kind: 'HIDDEN', account: null },
              { kind: 'BOT', account: null },
              others,
            ]),
          },
        ],
      },
    })
  })
})

describe('the match of a running game', () => {
  const MATCH = '{ activeGames { games { matchId match { matchId outcome } } } }'

  it('is null until the match is recorded, and sends no request to Riot', async () => {
    await world.live.putGame([LUMEN], { matchId: 'EUW1_7000000001' })
    const asked = world.requests.length
    expect(await world.ask(MATCH)).toEqual({ activeGames: { games: [{ matchId: 'EUW1_7000000001', match: null }] } })

    const body = matchBody({ participants: [participantBody(0)] })
    await createMatchRecorder(world.store).recordMatches([toFetched(body, world.clock.now())])
    expect(await world.ask(MATCH)).toEqual({
      activeGames: {
        games: [{ matchId: 'EUW1_7000000001', match: { matchId: 'EUW1_7000000001', outcome: 'PLAYED' } }],
      },
    })
    expect(world.requests.slice(asked)).toEqual([])
  })

  it('is read together with those of other games', async () => {
    for (const matchId of ['EUW1_1', 'EUW1_2', 'EUW1_3']) await world.live.putGame([LUMEN], { matchId })
    const reads = world.reads.length
    await world.ask(MATCH)
    expect(world.reads.slice(reads).filter((read) => read.endsWith(' matches'))).toEqual(['getMany matches'])
  })
})
