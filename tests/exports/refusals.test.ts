import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestProduct, type TestProduct } from '../product/start-product.ts'

const TEAM = z.object({ code: z.string(), roster: z.array(z.object({ slug: z.string() })) })

const REFUSAL = z.strictObject({
  error: z.strictObject({ code: z.string(), message: z.string(), retryAt: z.string().nullable() }),
})

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
}, 60_000)

afterAll(() => product.close())

const get = (file: string) => fetch(`${product.url}/export/${file}`)

describe('the refusals of exports', () => {
  it.each([
    ['leaderboard.csv', 400, 'BAD_PARAMETER'],
    ['leaderboard.csv?region=MOON', 400, 'BAD_PARAMETER'],
    ['champions.json?sort=luck', 400, 'BAD_PARAMETER'],
    ['streams.csv?teams=NOSUCH', 400, 'BAD_PARAMETER'],
    ['champion-items.csv?champion=nobody', 400, 'BAD_PARAMETER'],
    ['player-games.csv?player=nobody', 404, 'NOT_FOUND'],
    ['team-games.csv?team=nosuch', 404, 'NOT_FOUND'],
    ['match-participants.csv?matchId=EUW1_1', 404, 'NOT_FOUND'],
    ['account-ranks.csv?gameName=Nobody%20Ever&tagLine=NONE&region=EUW', 404, 'NOT_FOUND'],
    ['nothing.csv', 404, 'NOT_FOUND'],
  ])('answer %s with %i and %s', async (file, status, code) => {
    const response = await get(file)
    const body: unknown = await response.json()
    expect([response.status, REFUSAL.parse(body).error.code]).toEqual([status, code])
  })

  it.each([
    ['active-games.csv?champion=nope', 'The parameter champion names no champion: pass a slug such as Azir, or'],
    ['champion-lanes.csv?champion=nope', 'The parameter champion names no champion: pass a slug such as Azir, or'],
    ['champion-games.csv?champion=Azir&againstChampion=nope', 'The parameter againstChampion names no champion:'],
    [
      'champion-games.csv?champion=Azir&player=nope',
      'The parameter player names no pro player: pass a name or a slug.',
    ],
    ['roster-changes.csv?player=nope', 'The parameter player names no pro player: pass a name or a slug.'],
    ['leaderboard.csv?region=EUW&after=zz', 'The parameter after is not a cursor of this list: pass `next` of'],
    ['pro-players.csv?after=zz', 'The parameter after is not a cursor of this list: pass `next` of'],
    ['champions.csv?tag=nope', 'Use one of these: Assassin, Fighter, Mage, Marksman, Support, Tank.'],
    ['match-participants.csv?matchId=bad', 'The parameter matchId is wrong.'],
    ['account-ranks.csv?gameName=Ada&tagLine=toolong&region=EUW', 'The parameter tagLine is wrong.'],
    [
      'account-matches.csv?gameName=AnExampleNameThatIsTooLongForRiotIds&tagLine=EUW&region=EUW',
      'The parameter gameName is wrong.',
    ],
  ])('name the parameter that is wrong in %s', async (file, words) => {
    const response = await get(file)
    const { error } = REFUSAL.parse(await response.json())
    expect([response.status, error.code, error.message]).toEqual([400, 'BAD_PARAMETER', expect.stringContaining(words)])
  })

  it('say that a pro player plays in another team', async () => {
    const { leagues } = await product.ask(
      z.object({ leagues: z.array(z.object({ teams: z.array(TEAM) })) }),
      '{ leagues { teams { code roster { slug } } } }',
    )
    const [one, other] = leagues.flatMap(({ teams }) => teams).filter(({ roster }) => roster.length > 0)
    const name = one?.roster[0]?.slug
    for (const part of ['games', 'champions', 'newest-champions']) {
      const response = await get(`player-${part}.csv?player=${name}&team=${other?.code.toLowerCase()}`)
      const { error } = REFUSAL.parse(await response.json())
      expect([response.status, error.message.toLowerCase()]).toEqual([
        404,
        `${name} does not play in ${other?.code}. The player's team is ${one?.code}.`.toLowerCase(),
      ])
    }
  })

  it.each(['Champions.csv', 'champions.CSV'])('have the right spelling of %s', async (file) => {
    const response = await get(file)
    const { error } = REFUSAL.parse(await response.json())
    expect([response.status, error.code]).toEqual([404, 'NOT_FOUND'])
    expect(error.message).toContain('request /export/champions.csv instead.')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
