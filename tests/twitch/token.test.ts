import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createTwitchApi } from '../../gateway/twitch/create-twitch-api.ts'
import { askAndWait, endingOf } from '../support/ending.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openTwitch, problem, SECRET } from './fake-twitch.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

describe('the token of Twitch', () => {
  it('is requested once by client credentials for many calls, and is sent with every request', async () => {
    const { clock, twitch, api } = openTwitch()
    const endings = Array.from({ length: 20 }, (_, n) => endingOf(clock, api.streams([`channel_${n}`])))
    await clock.advance(5_000)
    expect((await Promise.all(endings)).every(({ kind }) => kind === 'answered')).toBe(true)
    expect(twitch.list('token').map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { client_id: 'client', client_secret: SECRET, grant_type: 'client_credentials' },
    ])
    const questions = twitch.list('streams')
    expect(new Set(questions.map(({ headers }) => headers.get('authorization')))).toEqual(new Set(['Bearer token-1']))
    expect(new Set(questions.map(({ headers }) => headers.get('client-id')))).toEqual(new Set(['client']))
  })

  it('is requested again once when it is revoked, however many requests are refused', async () => {
    const { clock, twitch, api } = openTwitch()
    await askAndWait(clock, api.streams(['one']), 1_000)
    twitch.revokeTokens()
    const endings = Array.from({ length: 20 }, (_, n) => endingOf(clock, api.streams([`channel_${n}`])))
    await clock.advance(5_000)
    expect((await Promise.all(endings)).every(({ kind }) => kind === 'answered')).toBe(true)
    expect(twitch.list('token')).toHaveLength(2)
    expect(api.health().state).toBe('ok')
  })

  it('is replaced before it expires', async () => {
    const { clock, twitch, api } = openTwitch({ tokenSeconds: 1_000 })
    await askAndWait(clock, api.streams(['one']), 1_000)
    await clock.advance(880_000)
    await askAndWait(clock, api.streams(['one']), 1_000)
    expect(twitch.list('token')).toHaveLength(1)
    await clock.advance(30_000)
    await askAndWait(clock, api.streams(['one']), 1_000)
    expect(twitch.list('token')).toHaveLength(2)
    expect(twitch.list('streams').at(-1)?.headers.get('authorization')).toBe('Bearer token-2')
  })

  it('is not sent or shown in the error when it is invalid', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) => (what === 'token' ? Response.json({ access_token: 'half a secret' }) : null)
    const ending = await askAndWait(clock, api.streams(['one']), 1_000)
    expect(ending).toMatchObject({ kind: 'sent away', error: { retryAt: clock.now() - 1_000 + 40 + 5_000 } })
    expect(inspect(ending, { depth: 10 })).not.toContain('half a secret')
    expect(twitch.list('streams')).toEqual([])
  })
})

describe('a client secret that Twitch refuses', () => {
  it.each([400, 401, 403])(
    'with %i is retried every five seconds for ten minutes, then every minute, and not more often',
    async (status) => {
      const { clock, twitch, api } = openTwitch()
      twitch.script = ({ what }) => (what === 'token' ? problem(status) : null)
      for (let asks = 0; asks < 60; asks++) await askAndWait(clock, api.streams(['one']), 1_000)
      expect(api.health()).toMatchObject({ state: 'credentials-refused', points: null })
      expect(twitch.received.length).toBeGreaterThanOrEqual(9)
      expect(twitch.received.length).toBeLessThanOrEqual(12)

      await clock.advance(10 * MINUTE_MS)
      await askAndWait(clock, api.streams(['one']), 1_000)
      const before = twitch.received.length
      for (let asks = 0; asks < 40; asks++) {
        expect((await askAndWait(clock, api.streams(['one']), 30_000)).kind).toBe('sent away')
      }
      expect(twitch.received.length - before).toBeLessThanOrEqual(20)

      const { retryAt } = api.health()
      const ending = await askAndWait(clock, api.streams(['one']), 0)
      expect(ending).toMatchObject({ kind: 'sent away', error: { retryAt } })
    },
  )

  it('is healthy again as soon as it is accepted', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) => (what === 'token' ? problem(403) : null)
    await askAndWait(clock, api.streams(['one']), 1_000)
    twitch.script = () => null
    await clock.advance(5_000)
    expect((await askAndWait(clock, api.streams(['one']), 1_000)).kind).toBe('answered')
    expect(api.health()).toMatchObject({ state: 'ok', retryAt: null })
  })

  it('is assumed when even a new token is refused, and a day of calls needs few tokens', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) => (what === 'token' ? null : problem(401))
    const ending = await askAndWait(clock, api.streams(['one']), 1_000)
    expect(ending).toMatchObject({ kind: 'sent away', error: { upstream: 'twitch' } })
    expect(twitch.list('token')).toHaveLength(2)
    expect(twitch.list('streams')).toHaveLength(2)
    expect(api.health().state).toBe('credentials-refused')

    for (let asks = 0; asks < DAY_MS / MINUTE_MS; asks++) await askAndWait(clock, api.streams(['one']), MINUTE_MS)
    expect(twitch.list('token').length).toBeLessThanOrEqual(1_450)
    expect(clock.pending).toBe(0)
  })

  it('appears only in the body of the token request', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) => (what === 'token' ? Promise.reject(new TypeError('fetch failed')) : null)
    const ending = await askAndWait(clock, api.streams(['one']), 1_000)
    expect(ending.kind).toBe('sent away')
    expect(inspect([ending, api.health()], { depth: 10 })).not.toContain(SECRET)
  })
})

describe('a client id', () => {
  it.each(['', ' ', 'two\nlines', 'żaba'])('is refused at the start when a header can not have it: %j', (clientId) => {
    const create = () =>
      createTwitchApi({
        fetch: () => Promise.reject(),
        clock: new FakeClock(),
        baseUrl: '',
        authUrl: '',
        clientId,
        clientSecret: SECRET,
        random: () => 0,
      })
    expect(create).toThrow(/^The Twitch client id is empty or contains a character/)
  })
})
