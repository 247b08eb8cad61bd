import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RiotId } from '../../gateway/accounts/rules/riot-id.ts'
import { matchRouteOf } from '../../gateway/shared/region.ts'
import { openWorld } from './riot-world.ts'
import { listPlaying, MINUTE_MS } from './running-games.ts'

const world = openWorld()
const [account] = world.demoAccounts
const [pro] = world.proPlayers[0]?.accounts ?? []
if (account === undefined || pro === undefined) throw new Error('no accounts')
const { platform, ...demo } = account
const route = matchRouteOf(platform)

function ask(key: string, routing: string, path: string): Promise<Response> {
  const url = `https://${routing.toLowerCase()}.api.riotgames.com${path}`
  return world.fetch(new Request(url, { headers: { 'X-Riot-Token': key } }))
}

async function readText(key: string, routing: string, path: string): Promise<string> {
  return (await ask(key, routing, path)).text()
}

/** Lists every PUUID in an answer, in order. */
function puuidsIn(text: string): readonly string[] {
  return text.match(/(?<=")[\w-]{78}(?=")/g) ?? []
}

/** Returns the PUUID of an account for a key. */
async function puuidFor(key: string, { gameName, tagLine }: RiotId = demo): Promise<string> {
  const path = `/riot/account/v1/accounts/by-riot-id/${encodeURIComponent(gameName)}/${encodeURIComponent(tagLine)}`
  const [puuid = ''] = puuidsIn(await readText(key, 'europe', path))
  return puuid
}

/** The unencrypted PUUID of the account. */
const known = await puuidFor('demo')

/** Hosts and paths with a PUUID. */
const askedByPuuid = (puuid: string) =>
  [
    ['asia', `/riot/account/v1/accounts/by-puuid/${puuid}`],
    ['europe', `/riot/account/v1/region/by-game/lol/by-puuid/${puuid}`],
    [platform, `/lol/summoner/v4/summoners/by-puuid/${puuid}`],
    [platform, `/lol/league/v4/entries/by-puuid/${puuid}`],
    [platform, `/lol/champion-mastery/v4/champion-masteries/by-puuid/${puuid}/top`],
    [route, `/lol/match/v5/matches/by-puuid/${puuid}/ids?count=3`],
  ] as const

const key = fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => `RGAPI-${text.replaceAll(/\s/g, '')}`)
const twoKeys = fc.tuple(key, key).filter(([one, other]) => one !== other)

describe('a PUUID', () => {
  it('is different for each key, and always the same for one key', async () => {
    await fc.assert(
      fc.asyncProperty(twoKeys, async ([one, other]) => {
        const seen = await puuidFor(one)
        expect(seen).toMatch(/^[\w-]{78}$/)
        expect(await puuidFor(one)).toBe(seen)
        expect(await puuidFor(other)).not.toBe(seen)
        expect(known).not.toBe(seen)
      }),
      { numRuns: 30 },
    )
  })

  it('leads every request with its own key to the same player', async () => {
    const own = await puuidFor('RGAPI-one')
    for (const [routing, path] of askedByPuuid(own)) {
      const answer = await readText('RGAPI-one', routing, path)
      expect(answer.length).toBeGreaterThan(2)
      expect(answer.replaceAll(own, known)).toBe(await readText('demo', routing, path.replace(own, known)))
    }
  })

  it('of another key, or an invalid one, can not be decrypted', async () => {
    const foreign = [await puuidFor('RGAPI-other'), known, 'short', 'x'.repeat(78), 'x'.repeat(90)]
    for (const puuid of foreign) {
      for (const [routing, path] of askedByPuuid(puuid)) {
        const answer = await ask('RGAPI-one', routing, path)
        expect(answer.status).toBe(400)
        expect(await answer.json()).toEqual({
          status: { message: `Bad Request - Exception decrypting ${puuid}`, status_code: 400 },
        })
      }
    }
  })
})

describe('a match', () => {
  it('has the same players for every key, each with the PUUIDs of that key', async () => {
    const ids = await readText('demo', route, `/lol/match/v5/matches/by-puuid/${known}/ids?count=1`)
    const path = `/lol/match/v5/matches/${JSON.parse(ids)[0]}`
    const [itself, one, other] = [
      await readText('demo', route, path),
      await readText('RGAPI-one', route, path),
      await readText('RGAPI-other', route, path),
    ]
    const [own, seen, seenElse] = [puuidsIn(itself), puuidsIn(one), puuidsIn(other)]
    expect(own.length).toBeGreaterThanOrEqual(20)
    expect(seen.filter((puuid) => own.includes(puuid) || seenElse.includes(puuid))).toEqual([])
    expect(seen[own.indexOf(known)]).toBe(await puuidFor('RGAPI-one'))

    const back = new Map(seen.map((puuid, index) => [puuid, own[index]]))
    expect(back.size).toBe(new Set(own).size)
    expect(one.replaceAll(/(?<=")[\w-]{78}(?=")/g, (puuid) => back.get(puuid) ?? '')).toBe(itself)
  })
})

describe('a running game', () => {
  it('has PUUIDs of the key in the request and in the answer', async () => {
    const [player] = listPlaying(5 * MINUTE_MS, 30 * MINUTE_MS)
    if (player === undefined) throw new Error('no pro plays at noon')
    const path = '/lol/spectator/v5/active-games/by-summoner/'
    const itself = await readText('demo', player.platform, path + player.puuid)
    const own = await puuidFor('RGAPI-one', player)
    const seen = await readText('RGAPI-one', player.platform, path + own)
    expect(puuidsIn(seen)).toContain(own)
    expect(puuidsIn(seen).filter((puuid) => puuidsIn(itself).includes(puuid))).toEqual([])
    expect(seen.replaceAll(/(?<=")[\w-]{78}(?=")/g, '')).toBe(itself.replaceAll(/(?<=")[\w-]{78}(?=")/g, ''))
    expect((await ask('RGAPI-one', player.platform, path + player.puuid)).status).toBe(400)
  })
})

describe("a key that is not in Riot's format", () => {
  it('gets the unencrypted PUUIDs', async () => {
    for (const word of ['demo', 'any', 'rgapi-one']) expect(await puuidFor(word, pro)).toBe(pro.puuid)
    expect(await puuidFor('RGAPI-one', pro)).not.toBe(pro.puuid)
  })
})
