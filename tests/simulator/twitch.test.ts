import { describe, expect, it } from 'vitest'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { NOON, openWorld } from './riot-world.ts'
import {
  askHelix,
  askToken,
  CREDENTIALS,
  listLive,
  listLogins,
  mintToken,
  streamsPage,
  usersPage,
} from './twitch-world.ts'

const world = openWorld()
const { twitch } = world
const toQuery = (name: string, values: readonly string[]) =>
  new URLSearchParams(values.map((value) => [name, value])).toString()

describe('the token endpoint of the simulated Twitch', () => {
  it('issues tokens that last for about two months', async () => {
    const response = await askToken(twitch)
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(body).toMatchObject({ expires_in: 5_011_271, token_type: 'bearer' })
  })

  it.each([
    [{ ...CREDENTIALS, client_id: '' }, 'missing client id'],
    [{ ...CREDENTIALS, client_secret: '' }, 'missing client secret'],
    [{ ...CREDENTIALS, grant_type: '' }, 'missing grant type'],
    [{ ...CREDENTIALS, grant_type: 'password' }, 'unsupported grant type'],
  ])('reports what is wrong with %j', async (form, message) => {
    const response = await askToken(twitch, form)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ status: 400, message })
  })

  it('accepts only POST', async () => {
    expect((await twitch.fetch(new Request('https://id.twitch.tv/oauth2/token'))).status).toBe(405)
  })
})

describe('a client of the simulated Twitch', () => {
  it('needs a token and its client id', async () => {
    const token = await mintToken(twitch)
    const ask = async (headers: Record<string, string>) => {
      const response = await twitch.fetch(new Request('https://api.twitch.tv/helix/streams', { headers }))
      return [response.status, await response.json()]
    }
    const refused = (message: string) => [401, { error: 'Unauthorized', status: 401, message }]
    const authorization = `Bearer ${token}`
    expect(await ask({ 'client-id': 'client' })).toEqual(refused('OAuth token is missing'))
    expect(await ask({ authorization })).toEqual(refused('Client ID is missing'))
    expect(await ask({ authorization: 'Bearer none', 'client-id': 'client' })).toEqual(refused('Invalid OAuth token'))
    expect(await ask({ authorization, 'client-id': 'other' })).toEqual(
      refused('Client ID and OAuth token do not match'),
    )
  })

  it('is refused when the token has expired or was revoked', async () => {
    let now = NOON
    const { twitch: moving } = createSimulator({ seed: 'test', now: () => now })
    const token = await mintToken(moving)
    expect((await askHelix(moving, '/streams', token)).status).toBe(200)
    now += 5_011_271_000
    expect((await askHelix(moving, '/streams', token)).status).toBe(401)
    const other = await mintToken(moving)
    moving.revokeTokens()
    expect((await askHelix(moving, '/streams', other)).status).toBe(401)
  })

  it('has 800 points a minute, which refill evenly', async () => {
    let now = NOON
    const { twitch: moving } = createSimulator({ seed: 'test', now: () => now })
    const token = await mintToken(moving)
    const ask = () => askHelix(moving, '/users?login=nobody_here', token)
    const first = await ask()
    expect(first.headers.get('ratelimit-limit')).toBe('800')
    expect(first.headers.get('ratelimit-remaining')).toBe('799')
    for (let left = 799; left > 0; left--) await ask()

    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: 'Too Many Requests', status: 429 })
    expect(refused.headers.get('ratelimit-remaining')).toBe('0')
    expect(refused.headers.get('ratelimit-reset')).toBe(String(NOON / 1000 + 60))
    now += 75
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})

describe('the channels of the simulated Twitch', () => {
  it('are those of the links in the roster', async () => {
    const token = await mintToken(twitch)
    const logins = listLogins(world)
    const users = []
    for (let from = 0; from < logins.length; from += 100) {
      const response = await askHelix(twitch, `/users?${toQuery('login', logins.slice(from, from + 100))}`, token)
      users.push(...usersPage.parse(await response.json()).data)
    }
    expect(users.map(({ login }) => login).toSorted()).toEqual(logins.toSorted())
    expect(new Set(users.map(({ id }) => id)).size).toBe(users.length)
    for (const { login, display_name: shown } of users) expect(shown.toLowerCase()).toBe(login)
  })

  it('are the same live channels by login and by page', async () => {
    const live = await listLive(twitch)
    expect(live.length).toBeGreaterThan(3)
    const token = await mintToken(twitch)
    const logins = live.slice(0, 100).map(({ user_login: login }) => login)
    const byLogin = await askHelix(twitch, `/streams?first=100&${toQuery('user_login', logins)}`, token)
    expect(streamsPage.parse(await byLogin.json()).data).toEqual(live.slice(0, 100))

    const first = streamsPage.parse(await (await askHelix(twitch, '/streams?first=2', token)).json())
    const next = await askHelix(twitch, `/streams?first=2&after=${first.pagination.cursor}`, token)
    expect([...first.data, ...streamsPage.parse(await next.json()).data]).toEqual(live.slice(0, 4))
    const viewers = live.map(({ viewer_count: count }) => count)
    expect(viewers).toEqual(viewers.toSorted((a, b) => b - a))
  })

  it('are left out when unknown, and invalid requests are refused', async () => {
    const token = await mintToken(twitch)
    const ask = async (path: string) => {
      const response = await askHelix(twitch, path, token)
      return [response.status, response.status === 200 ? await response.json() : null]
    }
    expect(await ask('/streams?user_login=nobody_here')).toEqual([200, { data: [], pagination: {} }])
    expect(await ask('/users?login=nobody_here')).toEqual([200, { data: [] }])
    const many = Array.from({ length: 101 }, (_, n) => `channel_${n}`)
    for (const path of [
      '/users',
      '/users?login=two%20words',
      '/streams?user_login=',
      '/streams?first=0',
      '/streams?first=101',
      '/streams?after=nonsense',
      `/streams?${toQuery('user_login', many)}`,
    ]) {
      expect(await ask(path)).toEqual([400, null])
    }
    expect((await ask('/games'))[0]).toBe(404)
  })
})

describe('the simulated Twitch when it misbehaves', () => {
  const openFaulty = async () => {
    const { twitch: faulty } = openWorld()
    const token = await mintToken(faulty)
    return { faulty, ask: (signal?: AbortSignal) => askHelix(faulty, '/streams', token, signal) }
  }

  it('throttles, fails, and refuses credentials', async () => {
    const { faulty, ask } = await openFaulty()
    faulty.misbehave({ kind: 'throttle', resetAt: NOON + 30_000 })
    expect((await ask()).headers.get('ratelimit-reset')).toBe(String(NOON / 1000 + 30))
    for (const status of [500, 502, 503, 504] as const) {
      faulty.misbehave({ kind: 'fail', status })
      expect((await ask()).status).toBe(status)
    }
    faulty.misbehave({ kind: 'refuse-credentials' })
    expect((await ask()).status).toBe(401)
    const refused = await askToken(faulty)
    expect([refused.status, await refused.json()]).toEqual([403, { status: 403, message: 'invalid client secret' }])
    faulty.misbehave(null)
    expect((await ask()).status).toBe(200)
  })

  it('sends invalid JSON', async () => {
    const { faulty, ask } = await openFaulty()
    for (const as of ['html', 'half'] as const) {
      faulty.misbehave({ kind: 'garble', as }, 'streams')
      const body = await (await ask()).text()
      expect(() => JSON.parse(body)).toThrow(SyntaxError)
    }
    expect((await askToken(faulty)).status).toBe(200)
  })

  it('hangs until the request is aborted, or is only slow', async () => {
    const { faulty, ask } = await openFaulty()
    const caller = new AbortController()
    faulty.misbehave({ kind: 'hang' })
    const hanging = ask(caller.signal)
    caller.abort()
    await expect(hanging).rejects.toThrow('aborted')

    const clock = new FakeClock()
    faulty.misbehave({ kind: 'slow', delayMs: 700, clock })
    const slow = ask()
    await clock.advance(700)
    expect((await slow).status).toBe(200)
    expect(clock.pending).toBe(0)
  })
})
