import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fetchProAccounts } from '../support/pro-accounts.ts'
import { ODD_NAMES, openProWorld } from './pro-world.ts'

const PLAYER = 'Ad-Astra-2'

const CHAMPIONS = `
  query ($name: String!, $last: Int!) {
    proPlayer(name: $name) {
      champions(last: $last) { entries { champion { key } record { kills deaths assists wins losses } } }
    }
  }`
const championsAnswer = z.object({
  proPlayer: z.object({
    champions: z.object({
      entries: z.array(z.object({ champion: z.object({ key: z.number() }), record: z.record(z.string(), z.number()) })),
    }),
  }),
})

let world: Awaited<ReturnType<typeof openProWorld>>

beforeAll(async () => {
  world = await openProWorld()
  await fetchProAccounts(world)
})

function statsOf(player: string, query = '') {
  return world.get(`/v2/pro-players/history-stats/odd/${encodeURIComponent(player)}${query}`)
}

/** Returns the contract's sums of the newest games of a player, by champion. */
async function sumsOf(name: string, last: number): Promise<Readonly<Record<string, unknown>>> {
  const { proPlayer } = championsAnswer.parse(await world.ask(CHAMPIONS, { name, last }))
  return Object.fromEntries(proPlayer.champions.entries.map(({ champion, record }) => [champion.key, record]))
}

describe('the champion sums of a player', () => {
  it('add up the newest twenty ranked solo games by champion', async () => {
    const { status, body } = await statsOf(PLAYER)
    expect(status).toBe(200)
    expect(body).not.toEqual({})
    expect(body).toEqual(await sumsOf(PLAYER, 20))
  })

  it.each([
    ['?amount=3', 3],
    ['?limit=4', 4],
    ['?amount=2&limit=7', 2],
    ['?amount=&limit=%205%20', 5],
    ['?amount=&limit=', 20],
    ['?amount=100', 100],
  ])('for "%s" add up %i games', async (query, last) => {
    const { body } = await statsOf(PLAYER, query)
    expect(body).toEqual(await sumsOf(PLAYER, last))
  })

  it.each([
    ['amount=0', 422, 'amount must be from 1 to 100.'],
    ['amount=101', 422, 'amount must be from 1 to 100.'],
    ['limit=-1', 422, 'limit must be from 1 to 100.'],
    ['amount=999999999999999999999', 422, 'amount must be from 1 to 100.'],
    ['amount=many', 400, 'amount must be a whole number.'],
    ['amount=2.5', 400, 'amount must be a whole number.'],
    ['limit=1e1', 400, 'limit must be a whole number.'],
  ])('are refused for %s', async (query, status, detail) => {
    expect(await statsOf(PLAYER, `?${query}`)).toEqual({ status, body: { detail } })
  })

  it.each(ODD_NAMES)('are found for %s in any case', async (name) => {
    const { status, body } = await statsOf(name, '?amount=1')
    expect(status).toBe(200)
    expect(Object.keys(body ?? {})).toHaveLength(1)
    expect(await statsOf(name.toUpperCase(), '?amount=1')).toEqual({ status, body })
  })

  it('are empty for a player without an account', async () => {
    expect(await world.get('/v2/pro-players/history-stats/100/idle/')).toEqual({ status: 200, body: {} })
  })

  it.each([
    ['moon/idle', 'There is no team "moon" here.'],
    ['100/nobody', 'There is no pro player "nobody" here.'],
    ['odd/idle', "Idle does not play in ODD. The player's team is 100."],
    ['odd/moved', "Moved does not play in ODD. The player's team is 100."],
    ['odd/gone', 'Gone does not play in ODD. The player has no team.'],
  ])('at %s get a 404 with a reason', async (path, detail) => {
    expect(await world.get(`/v2/pro-players/history-stats/${path}`)).toEqual({ status: 404, body: { detail } })
  })
})

describe('the champion sums of a player without known games', () => {
  it('are empty until Riot was asked for the account', async () => {
    const unasked = await openProWorld()
    const stats = await unasked.get(`/v2/pro-players/history-stats/odd/${PLAYER}`)
    expect(stats).toEqual({ status: 200, body: {} })
  })

  it('get a 503 while Riot is down', async () => {
    const down = await openProWorld()
    await fetchProAccounts(down)
    down.simulator.misbehave({ kind: 'fail', status: 503 })
    const answer = down.get(`/v2/pro-players/history-stats/odd/${PLAYER}`)
    // The clock has to pass all retries of requests to Riot.
    const [stats] = await Promise.all([answer, down.clock.advance(120_000)])
    expect(stats).toEqual({ status: 503, body: { detail: `The games of ${PLAYER} are not available at the moment.` } })
  })
})
