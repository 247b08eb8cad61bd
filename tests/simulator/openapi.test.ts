import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { matchRouteOf } from '../../gateway/shared/region.ts'
import { listMisfits } from './json-schema.ts'
import { ask, openWorld, readMatchIds } from './riot-world.ts'
import { listPlaying } from './running-games.ts'

/** An independent description of Riot's API. It is stored next to the checkout, not in it. */
const file = new URL('../../../shared/samples/openapi/riot-openapi-3.0.0.min.json', import.meta.url)
const present = existsSync(file)
const note = present ? '' : ' (skipped: no sample payloads beside the checkout)'

const description = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(
    z.string(),
    z.looseObject({
      get: z
        .looseObject({
          responses: z.looseObject({
            '200': z
              .looseObject({ content: z.looseObject({ 'application/json': z.object({ schema: z.unknown() }) }) })
              .optional(),
          }),
        })
        .optional(),
    }),
  ),
})

/**
 * Fields of real matches and running games of 2026 that the description lacks, and the null PUUID of a hidden player, which
 * the description has only in its prose.
 */
const KNOWN_MISFITS =
  /^\$\.(info\.participants\[\d+\]\.PlayerScore\d+: not in the schema|participants\[\d+\]\.(lastSelectedSkinIndex: not in the schema|puuid: not a string))$/

const world = openWorld()
const account = world.proPlayers[150]?.accounts[0]
if (account === undefined) throw new Error('no pros')
const { puuid, platform, gameName, tagLine } = account
const route = matchRouteOf(platform)
const [remake = '', ...matchIds] = await listInterestingMatches()

/** Lists a remake, then one match of each queue. */
async function listInterestingMatches(): Promise<string[]> {
  const someone = { puuid, platform }
  const ids = await Promise.all(
    [0, 100, 200, 300, 400].map((start) => readMatchIds(world, someone, `?start=${start}&count=100`)),
  )
  for (const id of ids.flat()) {
    const body = await (await ask(world, route, `/lol/match/v5/matches/${id}`)).text()
    if (!body.includes('"gameEndedInEarlySurrender":true')) continue
    const queues = await Promise.all(
      [420, 440, 400, 490, 450, 1700].map((queue) => readMatchIds(world, someone, `?queue=${queue}&count=1`)),
    )
    return [id, ...queues.flat()]
  }
  throw new Error('no remake in 500 matches')
}

const BY_PUUID = '/by-puuid/{encryptedPUUID}'
const LEAGUE = '/lol/league/v4'
const MASTERIES = `/lol/champion-mastery/v4/champion-masteries${BY_PUUID}`

/** Requests: path of the description, routing and actual path. */
const REQUESTS: readonly (readonly [template: string, routing: string, path: string])[] = [
  [
    '/riot/account/v1/accounts/by-riot-id/{gameName}/{tagLine}',
    'asia',
    `/riot/account/v1/accounts/by-riot-id/${encodeURIComponent(gameName)}/${encodeURIComponent(tagLine)}`,
  ],
  ['/riot/account/v1/accounts/by-puuid/{puuid}', 'europe', `/riot/account/v1/accounts/by-puuid/${puuid}`],
  [
    '/riot/account/v1/region/by-game/{game}/by-puuid/{puuid}',
    'europe',
    `/riot/account/v1/region/by-game/lol/by-puuid/${puuid}`,
  ],
  [`/lol/summoner/v4/summoners${BY_PUUID}`, platform, `/lol/summoner/v4/summoners/by-puuid/${puuid}`],
  [`${LEAGUE}/entries${BY_PUUID}`, platform, `${LEAGUE}/entries/by-puuid/${puuid}`],
  ...['challenger', 'grandmaster', 'master'].map(
    (tier) =>
      [`${LEAGUE}/${tier}leagues/by-queue/{queue}`, 'KR', `${LEAGUE}/${tier}leagues/by-queue/RANKED_SOLO_5x5`] as const,
  ),
  [
    '/lol/league-exp/v4/entries/{queue}/{tier}/{division}',
    'EUW1',
    '/lol/league-exp/v4/entries/RANKED_SOLO_5x5/SILVER/I',
  ],
  [MASTERIES, platform, MASTERIES.replace('{encryptedPUUID}', puuid)],
  [`${MASTERIES}/top`, platform, `${MASTERIES}/top`.replace('{encryptedPUUID}', puuid)],
  ['/lol/match/v5/matches/by-puuid/{puuid}/ids', route, `/lol/match/v5/matches/by-puuid/${puuid}/ids`],
  ...listPlaying(0, Infinity).map(
    (each) =>
      [
        '/lol/spectator/v5/active-games/by-summoner/{encryptedPUUID}',
        each.platform,
        `/lol/spectator/v5/active-games/by-summoner/${each.puuid}`,
      ] as const,
  ),
  ...[remake, ...matchIds].map(
    (matchId) => ['/lol/match/v5/matches/{matchId}', route, `/lol/match/v5/matches/${matchId}`] as const,
  ),
  ...[remake, ...matchIds].map(
    (matchId) =>
      ['/lol/match/v5/matches/{matchId}/timeline', route, `/lol/match/v5/matches/${matchId}/timeline`] as const,
  ),
]

describe.skipIf(!present)(`the formats of the simulator${note}`, () => {
  const { components, paths } = present
    ? description.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { components: { schemas: {} }, paths: {} }

  it.each(REQUESTS)("are Riot's at %s (%s%s)", async (template, routing, path) => {
    const schema = paths[template]?.get?.responses['200']?.content['application/json'].schema
    const response = await ask(world, routing, path)
    expect(response.status).toBe(200)
    const misfits = listMisfits(await response.json(), schema, components.schemas)
    expect(misfits.filter((misfit) => !KNOWN_MISFITS.test(misfit))).toEqual([])
  })

  it('are really checked: an object with mistakes is rejected', () => {
    const schema =
      paths[`/lol/summoner/v4/summoners${BY_PUUID}`]?.get?.responses['200']?.content['application/json'].schema
    const wrong = { puuid: 7, profileIconId: 1.5, revisionDate: 1, name: '' }
    expect(listMisfits(wrong, schema, components.schemas).toSorted()).toEqual([
      '$.name: not in the schema',
      '$.profileIconId: not an integer',
      '$.puuid: not a string',
      '$.summonerLevel: missing',
    ])
  })
})

/** A real match of 2026. Only its field names matter. */
const real = new URL('../../../shared/samples/matches/JP1_566638130.json', import.meta.url)

describe.skipIf(!existsSync(real))(`a match${note}`, () => {
  it('has every field of a real match of 2026 except challenges', async () => {
    const fieldsOf = (value: unknown, place = ''): string[] => {
      if (Array.isArray(value)) return fieldsOf(value[0], `${place}[]`)
      const fields = z.record(z.string(), z.unknown()).safeParse(value)
      if (!fields.success) return [place]
      return Object.entries(fields.data).flatMap(([name, field]) => fieldsOf(field, `${place}.${name}`))
    }
    const expected = fieldsOf(JSON.parse(readFileSync(real, 'utf8'))).filter((name) => !name.includes('.challenges.'))
    const own = await (await ask(world, route, `/lol/match/v5/matches/${matchIds[0]}`)).json()
    const present = new Set(fieldsOf(own))
    expect(expected.filter((name) => !present.has(name))).toEqual([])
  })
})
