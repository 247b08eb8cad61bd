import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { matchRouteOf } from '../../gateway/shared/region.ts'
import { toTimelineBody } from '../../gateway/simulator/match/timeline/timeline.ts'
import { ask, openWorld, readMatchIds } from './riot-world.ts'
import { isOnRift, matches, timelineBody } from './timelines.ts'

describe('the endpoint of timelines', () => {
  const world = openWorld()
  const account = world.proPlayers[0]?.accounts[0]
  if (account === undefined) throw new Error('no pros')
  const pathOf = (matchId: string) => `/lol/match/v5/matches/${matchId}/timeline`

  it('answers on the route of the match', async () => {
    const [matchId = ''] = await readMatchIds(world, account)
    const response = await ask(world, matchRouteOf(account.platform), pathOf(matchId))
    expect(response.status).toBe(200)
    expect(timelineBody.parse(await response.json()).metadata.matchId).toBe(matchId)
  })

  it('answers with a 404 on another route, and for an unknown match', async () => {
    const [matchId = ''] = await readMatchIds(world, account)
    const route = matchRouteOf(account.platform)
    const other = route === 'asia' ? 'europe' : 'asia'
    for (const [routing, id] of [
      [other, matchId],
      [route, `${account.platform}_1`],
      [route, 'nonsense'],
    ] as const) {
      const response = await ask(world, routing, pathOf(id))
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        status: { message: 'Data not found - match file not found', status_code: 404 },
      })
    }
  })

  it('is limited and fails apart from the endpoint of matches', async () => {
    const strict = openWorld({ rateLimits: { application: [], method: [{ requests: 1, seconds: 10 }] } })
    const [matchId = ''] = await readMatchIds(strict, account)
    const route = matchRouteOf(account.platform)
    const statusOf = async (path: string) => (await ask(strict, route, path)).status
    expect(await statusOf(pathOf(matchId))).toBe(200)
    expect(await statusOf(`/lol/match/v5/matches/${matchId}`)).toBe(200)
    expect(await statusOf(pathOf(matchId))).toBe(429)

    const broken = openWorld()
    broken.misbehave({ kind: 'fail', status: 503 }, 'match-v5.timeline')
    expect((await ask(broken, route, pathOf(matchId))).status).toBe(503)
    expect((await ask(broken, route, `/lol/match/v5/matches/${matchId}`)).status).toBe(200)
  })
})

/** A real timeline of 2026. Only its field names matter. It is stored next to the checkout, not in it. */
const real = new URL('../../../shared/samples/timeline/JP1_566638130.json', import.meta.url)
const present = existsSync(real)
const note = present ? '' : ' (skipped: no sample payloads beside the checkout)'

describe.skipIf(!present)(`the fields of a timeline${note}`, () => {
  const sample: unknown = present ? JSON.parse(readFileSync(real, 'utf8')) : null

  /** Events of the real match for which the simulator has no counterpart. */
  const NOT_SIMULATED = ['CHAMPION_TRANSFORM']

  /** The names of all fields of a value, with those of its objects; a list counts as its entries. */
  function fieldsOf(value: unknown, place = ''): string[] {
    if (Array.isArray(value)) return [...new Set(value.flatMap((entry) => fieldsOf(entry, `${place}[]`)))]
    const fields = z.record(z.string(), z.unknown()).safeParse(value)
    if (!fields.success) return [place]
    return Object.entries(fields.data).flatMap(([name, field]) => [
      `${place}.${name}`,
      ...fieldsOf(field, `${place}.${name}`),
    ])
  }

  const bodyWithEvents = z.object({
    info: z.object({ frames: z.array(z.looseObject({ events: z.array(z.looseObject({ type: z.string() })) })) }),
  })

  /** For each type of event, the fields that any and that all events have. */
  function eventFieldsOf(bodies: readonly unknown[]) {
    const events = bodies.flatMap((body) => bodyWithEvents.parse(body).info.frames.flatMap((frame) => frame.events))
    const byType = Map.groupBy(events, ({ type }) => type)
    return new Map(
      [...byType].map(([type, own]) => {
        const fields = own.map((event) => new Set(fieldsOf(event)))
        const any = new Set(fields.flatMap((names) => [...names]))
        return [type, { any, every: [...any].filter((name) => fields.every((names) => names.has(name))) }]
      }),
    )
  }

  it('are those of a real one, in the frames', () => {
    const withoutEvents = (body: unknown) =>
      fieldsOf(body)
        .filter((name) => !name.includes('.events[]'))
        .toSorted()
    const rift = matches.find((each) => isOnRift(each) && each.match.info.participants.length === 10)
    if (rift === undefined) throw new Error('no match on the rift')
    expect(withoutEvents(toTimelineBody(rift.lobby))).toEqual(withoutEvents(sample))
  })

  it('are those of a real one, in each type of event', () => {
    const theirs = eventFieldsOf([sample])
    const own = eventFieldsOf(
      matches
        .filter(isOnRift)
        .slice(0, 10)
        .map(({ lobby }) => toTimelineBody(lobby)),
    )
    expect([...own.keys(), ...NOT_SIMULATED].toSorted()).toEqual([...theirs.keys()].toSorted())
    for (const [type, { any, every }] of own) {
      expect([type, [...any].filter((name) => theirs.get(type)?.any.has(name) !== true)]).toEqual([type, []])
      expect([type, theirs.get(type)?.every.filter((name) => !every.includes(name))]).toEqual([type, []])
    }
  })
})
