import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ActiveGameAnswer } from '../../gateway/active-games/rules/active-game.ts'
import { activeGameBody } from '../active-games/active-game-bodies.ts'
import { askAndWait, endingOf } from '../support/ending.ts'
import { openRiot } from './fake-riot.ts'

const VISITOR = { priority: 'visitor' } as const
const LIVE = { priority: 'live' } as const
const NOT_IN_GAME = { kind: 'not-in-game' }

/** The body of a 404 of this endpoint. */
const absence = (implementationDetails: string) =>
  JSON.stringify({ httpStatus: 404, errorCode: 'NOT_FOUND', message: 'Not Found', implementationDetails })

async function answerTo(respond: () => Response): Promise<ActiveGameAnswer> {
  const { clock, riot, api } = openRiot()
  riot.script = respond
  const ending = await askAndWait(clock, api.activeGame('EUW1', 'p', VISITOR), 1_000)
  if (ending.kind === 'sent away') throw ending.error
  return ending.value.value
}

describe('a request for a running game', () => {
  it('goes to the host of the platform, with the PUUID', async () => {
    const { clock, riot, api } = openRiot()
    await askAndWait(clock, api.activeGame('KR', 'p/1', LIVE), 10)
    await askAndWait(clock, api.activeGame('PH2', 'p', LIVE), 10)
    expect(riot.received.map(({ host, segments }) => [host, ...segments])).toEqual([
      ['kr', 'lol', 'spectator', 'v5', 'active-games', 'by-summoner', 'p/1'],
      ['sg2', 'lol', 'spectator', 'v5', 'active-games', 'by-summoner', 'p'],
    ])
  })

  it('returns the running game', async () => {
    const answer = await answerTo(() => Response.json(activeGameBody()))
    expect(answer).toMatchObject({ kind: 'in-game', game: { matchId: 'EUW1_7651000001', queueId: 420 } })
  })

  it.each([400, 404])('returns no game for a %i', async (status) => {
    expect(await answerTo(() => new Response(null, { status }))).toEqual(NOT_IN_GAME)
  })

  it('returns a hidden game for a 404 with "filtered"', async () => {
    expect(await answerTo(() => new Response(absence('filtered'), { status: 404 }))).toEqual({ kind: 'hidden' })
  })

  it.each([
    absence("spectator game info isn't found"),
    absence('unfiltered'),
    absence(''),
    '{"status":{"message":"Data not found - filtered","status_code":404}}',
    '"filtered"',
    'filtered',
    'null',
    '',
    '<html>filtered</html>',
  ])('returns no game for any other 404: %s', async (body) => {
    expect(await answerTo(() => new Response(body, { status: 404 }))).toEqual(NOT_IN_GAME)
  })

  it('returns no game for a 400 with "filtered"', async () => {
    expect(await answerTo(() => new Response(absence('filtered'), { status: 400 }))).toEqual(NOT_IN_GAME)
  })

  it.each(['{}', 'null', '[]', '<html></html>', '{"platformId":"EUW1"}'])(
    'fails for a 200 that is not a game: %s',
    async (body) => {
      await expect(answerTo(() => new Response(body))).rejects.toThrow(
        /answered with (JSON of another shape|a page of HTML)/,
      )
    },
  )

  it('times out for a 404 whose body never ends', async () => {
    const endless = () => new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) })
    const { clock, riot, api } = openRiot()
    riot.script = () => new Response(endless(), { status: 404 })
    const ending = await askAndWait(clock, api.activeGame('EUW1', 'p', VISITOR), 60_000)
    expect(ending.kind).toBe('sent away')
    expect(clock.pending).toBe(0)
  })

  it('is sent again half a minute after a hidden game', async () => {
    const { clock, riot, api } = openRiot()
    riot.script = () => new Response(absence('filtered'), { status: 404 })
    await askAndWait(clock, api.activeGame('EUW1', 'p', LIVE), 10)
    await askAndWait(clock, api.activeGame('EUW1', 'p', LIVE), 29_000)
    expect(riot.received).toHaveLength(1)
    await clock.advance(1_001)
    await askAndWait(clock, api.activeGame('EUW1', 'p', LIVE), 10)
    expect(riot.received).toHaveLength(2)
  })
})

describe('many requests for running games at once', () => {
  it('go to a platform four at a time, and delay no other requests', async () => {
    const { clock, riot, api } = openRiot({ latency: [500, 500] })
    await askAndWait(clock, Promise.all([api.activeGame('EUW1', 'p', LIVE), api.activeGame('KR', 'p', LIVE)]), 1_000)
    await askAndWait(clock, api.summoner('EUW1', 'p', LIVE), 1_000)
    const before = riot.received.length

    const games = Array.from({ length: 10 }, (_, n) => endingOf(clock, api.activeGame('EUW1', `p-${n}`, LIVE)))
    const elsewhere = endingOf(clock, api.activeGame('KR', 'other', LIVE))
    const other = endingOf(clock, api.summoner('EUW1', 'other', LIVE))
    await clock.advance(900)
    expect(riot.received).toHaveLength(before + 4 + 2)

    await clock.advance(100)
    expect([(await elsewhere).kind, (await other).kind]).toEqual(['answered', 'answered'])
    await clock.advance(2_000)
    const endings = await Promise.all(games)
    expect(endings.every(({ kind }) => kind === 'answered')).toBe(true)
    expect(riot.received).toHaveLength(before + 10 + 2)
  })

  it('let a visitor go first', async () => {
    const { clock, riot, api } = openRiot({ latency: [500, 500] })
    await askAndWait(clock, api.activeGame('EUW1', 'p', LIVE), 1_000)
    for (let n = 0; n < 8; n++) void endingOf(clock, api.activeGame('EUW1', `p-${n}`, LIVE))
    const visitor = endingOf(clock, api.activeGame('EUW1', 'visitor', VISITOR))
    await clock.advance(2_000)
    expect((await visitor).kind).toBe('answered')
    expect(riot.received.findIndex(({ segments }) => segments.at(-1) === 'visitor')).toBeLessThanOrEqual(5)
  })

  it('pause together after a 429 of the service, without a pause for other methods', async () => {
    const { clock, riot, api } = openRiot()
    await askAndWait(clock, api.activeGame('EUW1', 'p', LIVE), 20)
    await askAndWait(clock, api.summoner('EUW1', 'p', LIVE), 20)
    const headers = { 'X-Rate-Limit-Type': 'service', 'Retry-After': '5' }
    riot.script = ({ segments }) => {
      if (segments[1] !== 'spectator') return null
      riot.script = () => null
      return new Response('{}', { status: 429, headers })
    }
    const games = ['a', 'b', 'c', 'd', 'e', 'f'].map((puuid) => endingOf(clock, api.activeGame('EUW1', puuid, LIVE)))
    await clock.advance(20)
    const before = riot.received.length
    expect((await askAndWait(clock, api.summoner('EUW1', 'meanwhile', LIVE), 20)).kind).toBe('answered')
    await clock.advance(4_900)
    expect(riot.received).toHaveLength(before + 1)
    await clock.advance(3_000)
    expect((await Promise.all(games)).map(({ kind }) => kind)).toEqual(games.map(() => 'answered'))
  })
})

const errors = new URL('../../../shared/samples/errors.json', import.meta.url)
const absent = !existsSync(errors)
const note = absent ? ' (skipped: no sample payloads beside the checkout)' : ''

describe.skipIf(absent)(`a real 404${note}`, () => {
  it('means a hidden game only when it is redacted', async () => {
    const bodies = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(errors, 'utf8')))
    const all = Object.entries(bodies).filter(([name]) => name.startsWith('404'))
    expect(all.length).toBeGreaterThan(2)
    for (const [name, body] of all) {
      const answer = await answerTo(() => Response.json(body, { status: 404 }))
      expect(answer).toEqual({ kind: name.includes('redacted') ? 'hidden' : 'not-in-game' })
    }
  })
})
