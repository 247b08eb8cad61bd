import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRouteOf } from '../../gateway/shared/region.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { ask, DAY_MS, NOON, openWorld, readMatchIds, readMatchText } from './riot-world.ts'

/** Lists requests for all data of an account. */
function pathsOf(puuid: string, platform: Parameters<typeof matchRouteOf>[0]) {
  return [
    ['europe', `/riot/account/v1/accounts/by-puuid/${puuid}`],
    [platform, `/lol/summoner/v4/summoners/by-puuid/${puuid}`],
    [platform, `/lol/league/v4/entries/by-puuid/${puuid}`],
    [platform, `/lol/league/v4/challengerleagues/by-queue/RANKED_SOLO_5x5`],
    [platform, `/lol/champion-mastery/v4/champion-masteries/by-puuid/${puuid}`],
    [matchRouteOf(platform), `/lol/match/v5/matches/by-puuid/${puuid}/ids?count=30`],
    [platform, `/lol/spectator/v5/active-games/by-summoner/${puuid}`],
  ] as const
}

async function readAll(simulator: ReturnType<typeof openWorld>, requests: readonly (readonly [string, string])[]) {
  const answers = new Map<string, string>()
  for (const [routing, path] of requests) answers.set(path, await (await ask(simulator, routing, path)).text())
  return answers
}

describe('the same seed', () => {
  it('gives the same bytes in two worlds, whatever the order of requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.nat(), async (seed, pick) => {
        const [one, other] = [openWorld({ seed }), openWorld({ seed })]
        const pro = one.proPlayers[pick % one.proPlayers.length]
        const account = pro?.accounts[0]
        if (account === undefined) throw new Error('a pro without an account')
        const requests = pathsOf(account.puuid, account.platform)

        const forward = await readAll(one, requests)
        const backward = await readAll(other, requests.toReversed())
        for (const [path, body] of forward) expect(backward.get(path)).toBe(body)

        const [matchId = ''] = await readMatchIds(one, account)
        expect(await readMatchText(other, account.platform, matchId)).toBe(
          await readMatchText(one, account.platform, matchId),
        )
      }),
      { numRuns: 8 },
    )
  })

  it('gives the same match months later', async () => {
    const early = openWorld()
    const account = early.proPlayers[0]?.accounts[0]
    if (account === undefined) throw new Error('no pros')
    const ids = await readMatchIds(early, account, '?count=10')
    const late = openWorld({ now: NOON + 200 * DAY_MS })
    expect(ids).toHaveLength(10)
    for (const id of ids) {
      expect(await readMatchText(late, account.platform, id)).toBe(await readMatchText(early, account.platform, id))
    }
  })

  it('gives the same ranks to a long-running simulator and to a fresh one', async () => {
    let now = NOON - 20 * DAY_MS
    const watched = createSimulator({ seed: 'test', now: () => now })
    const account = watched.proPlayers[60]?.accounts[0]
    if (account === undefined) throw new Error('no pros')
    const path = `/lol/league/v4/entries/by-puuid/${account.puuid}`
    for (; now < NOON; now += 1.3 * DAY_MS) await ask(watched, account.platform, path)
    now = NOON

    const fresh = await (await ask(openWorld(), account.platform, path)).text()
    expect(await (await ask(watched, account.platform, path)).text()).toBe(fresh)
    now = NOON - 9 * DAY_MS
    const before = await (await ask(openWorld({ now }), account.platform, path)).text()
    expect(await (await ask(watched, account.platform, path)).text()).toBe(before)
    expect(before).not.toBe(fresh)
  })
})

describe('another seed', () => {
  it('gives other people', () => {
    const [one, two] = [openWorld({ seed: 'one' }).proPlayers, openWorld({ seed: 'two' }).proPlayers]
    expect(one.map(({ name }) => name)).not.toEqual(two.map(({ name }) => name))
    const puuids = [...one, ...two].flatMap(({ accounts }) => accounts.map(({ puuid }) => puuid))
    expect(new Set(puuids).size).toBe(puuids.length)
  })
})
