import { describe, expect, it } from 'vitest'
import { matchRouteOf } from '../../gateway/shared/region.ts'
import type { Misbehaviour } from '../../gateway/simulator/http/misbehaviour.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { ask, NOON, openWorld, readMatch, readMatchIds } from './riot-world.ts'
import { askActiveGame, listPlaying, MINUTE_MS } from './running-games.ts'

const LEAGUE = '/lol/league/v4/challengerleagues/by-queue/RANKED_SOLO_5x5'
const LADDER = '/lol/league/v4/masterleagues/by-queue/RANKED_SOLO_5x5'

function worldThat(misbehaviour: Misbehaviour) {
  const world = openWorld()
  world.misbehave(misbehaviour)
  return world
}

describe('a misbehaving simulator', () => {
  it.each(['application', 'method', 'service'] as const)('throttles by %s', async (scope) => {
    const response = await ask(worldThat({ kind: 'throttle', scope, retryAfterSeconds: 7 }), 'KR', LEAGUE)
    expect(response.status).toBe(429)
    expect(response.headers.get('x-rate-limit-type')).toBe(scope)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(response.headers.get('x-app-rate-limit')).toMatch(/^\d+:\d+$/)
    expect(await response.json()).toEqual({ status: { message: 'Rate limit exceeded', status_code: 429 } })
  })

  it('throttles at the edge without a scope or a time to wait', async () => {
    const response = await ask(worldThat({ kind: 'throttle', scope: 'edge', retryAfterSeconds: null }), 'KR', LEAGUE)
    expect(response.status).toBe(429)
    for (const header of ['x-rate-limit-type', 'retry-after', 'x-app-rate-limit']) {
      expect(response.headers.get(header)).toBeNull()
    }
  })

  it('fails with a chosen status', async () => {
    for (const status of [500, 502, 503] as const) {
      const response = await ask(worldThat({ kind: 'fail', status }), 'KR', LEAGUE)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ status: { status_code: status } })
    }
    const response = await ask(worldThat({ kind: 'fail', status: 504 }), 'KR', LEAGUE)
    expect(response.status).toBe(504)
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  it('sends invalid JSON', async () => {
    const page = await ask(worldThat({ kind: 'garble', as: 'html' }), 'KR', LEAGUE)
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/^<!DOCTYPE html>/)

    const whole = await (await ask(openWorld(), 'KR', LEAGUE)).text()
    const half = await (await ask(worldThat({ kind: 'garble', as: 'half' }), 'KR', LEAGUE)).text()
    expect(whole.startsWith(half)).toBe(true)
    expect(() => JSON.parse(half)).toThrow(SyntaxError)
  })

  it('reports an expired key', async () => {
    const response = await ask(worldThat({ kind: 'expire-key' }), 'KR', LEAGUE)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ status: { message: 'Forbidden', status_code: 403 } })
  })

  it('hangs until the request is aborted', async () => {
    const caller = new AbortController()
    const answer = ask(worldThat({ kind: 'hang' }), 'KR', LEAGUE, caller.signal)
    const reason = new Error('waited long enough')
    caller.abort(reason)
    await expect(answer).rejects.toBe(reason)
  })

  it('lags: it lists a game late, and a match as long after its end', async () => {
    const [account] = listPlaying(MINUTE_MS, 12 * MINUTE_MS)
    if (account === undefined) throw new Error('No pro has just begun a game.')
    const behind = worldThat({ kind: 'lag', delayMs: 15 * MINUTE_MS })
    const earlier = openWorld({ now: NOON - 15 * MINUTE_MS })
    const game = await (await askActiveGame(behind, account)).text()
    expect(game).toBe(await (await askActiveGame(earlier, account)).text())
    expect(game).not.toBe(await (await askActiveGame(openWorld(), account)).text())

    const now = NOON + 3 * 3_600_000
    const later = openWorld({ now })
    const [newest = ''] = await readMatchIds(later, account, '?count=1')
    const { info } = await readMatch(later, account.platform, newest)
    later.misbehave({ kind: 'lag', delayMs: now - info.gameEndTimestamp }, 'match-v5.match')
    const path = `/lol/match/v5/matches/${newest}`
    expect((await ask(later, matchRouteOf(account.platform), path)).status).toBe(404)
    expect(await readMatchIds(later, account, '?count=1')).toEqual([newest])
  })

  it('is slow by its clock, and then answers correctly', async () => {
    const clock = new FakeClock()
    const slow = worldThat({ kind: 'slow', delayMs: 1500, clock })
    let answer: Response | null = null
    const pending = ask(slow, 'KR', LEAGUE).then((response) => (answer = response))
    await clock.advance(1499)
    expect(answer).toBeNull()
    await clock.advance(1)
    expect(await (await pending).text()).toBe(await (await ask(openWorld(), 'KR', LEAGUE)).text())
  })

  it('stops waiting when a slow request is aborted', async () => {
    const clock = new FakeClock()
    const caller = new AbortController()
    const answer = ask(worldThat({ kind: 'slow', delayMs: 1500, clock }), 'KR', LEAGUE, caller.signal)
    await clock.advance(100)
    expect(clock.pending).toBe(1)
    caller.abort()
    await expect(answer).rejects.toThrow('aborted')
    expect(clock.pending).toBe(0)
  })

  it('can throttle requests for running games, too', async () => {
    const [player] = listPlaying(5 * MINUTE_MS, 30 * MINUTE_MS)
    if (player === undefined) throw new Error('no pro plays at noon')
    const world = openWorld()
    world.misbehave(
      { kind: 'throttle', scope: 'service', retryAfterSeconds: 3 },
      'spectator-v5.active-games.by-summoner',
    )
    const response = await askActiveGame(world, player)
    expect([response.status, response.headers.get('x-rate-limit-type')]).toEqual([429, 'service'])
    expect((await ask(world, 'KR', LEAGUE)).status).toBe(200)
    world.misbehave(null)
    expect((await askActiveGame(world, player)).status).toBe(200)
  })

  it('misbehaves at one endpoint, or at all except one, until it is reset', async () => {
    const world = openWorld()
    const statuses = () => Promise.all([LEAGUE, LADDER].map(async (path) => (await ask(world, 'KR', path)).status))

    world.misbehave({ kind: 'fail', status: 503 }, 'league-v4.challenger')
    expect(await statuses()).toEqual([503, 200])
    world.misbehave(null, 'league-v4.challenger')
    expect(await statuses()).toEqual([200, 200])
    world.misbehave({ kind: 'fail', status: 503 })
    world.misbehave(null, 'league-v4.master')
    expect(await statuses()).toEqual([503, 200])
    world.misbehave(null)
    expect(await statuses()).toEqual([200, 200])
  })
})
