import { describe, expect, it } from 'vitest'
import { askAndWait } from '../support/ending.ts'
import { manyLogins, openTwitch, streamOf } from './fake-twitch.ts'

const MINUTE = 60_000
const hang = () => new Promise<Response>(() => undefined)

describe.each(['token', 'streams'])('when %s', (what) => {
  it.each([500, 502, 503, 504])('answers %i the asker is sent away', async (status) => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = (request) => (request.what === what ? new Response('<html></html>', { status }) : null)
    const ending = await askAndWait(clock, api.streams(['one']), 1_000)
    expect(ending).toMatchObject({ kind: 'sent away', error: { upstream: 'twitch' } })
    if (ending.kind === 'sent away') expect(ending.error.retryAt).toBeGreaterThan(clock.now())
    expect(twitch.list(what)).toHaveLength(1)
  })

  it('does not answer, the asker waits five seconds and not longer, and the request is given up', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = (request) => (request.what === what ? hang() : null)
    const askedAt = clock.now()
    const ending = await askAndWait(clock, api.streams(['one']), MINUTE)
    expect(ending.kind).toBe('sent away')
    expect(ending.at - askedAt).toBeLessThanOrEqual(5_040)
    expect(twitch.list(what)[0]?.signal.aborted).toBe(true)
    expect(clock.pending).toBe(0)
  })

  it.each(['', '<html>', '{"data":', 'null', '[]', '{}', '{"data":{}}', '{"data":[{"user_login":1}]}'])(
    'answers with %j the asker is sent away',
    async (body) => {
      const { clock, twitch, api } = openTwitch()
      twitch.script = (request) => (request.what === what ? new Response(body) : null)
      expect((await askAndWait(clock, api.streams(['one']), 1_000)).kind).toBe('sent away')
    },
  )

  it('fails again and again it is left alone for a while, and comes back by itself', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = (request) => (request.what === what ? Promise.reject(new TypeError('fetch failed')) : null)
    for (let asks = 0; asks < 60; asks++) await askAndWait(clock, api.streams(['one']), 1_000)
    expect(twitch.list(what).length).toBeLessThan(10)
    expect(api.health()).toMatchObject({ state: 'down' })

    twitch.script = () => null
    await clock.advance(5 * MINUTE)
    expect((await askAndWait(clock, api.streams(['one']), 1_000)).kind).toBe('answered')
    expect(api.health()).toMatchObject({ state: 'ok', retryAt: null })
    expect(clock.pending).toBe(0)
  })
})

describe('an answer in part', () => {
  it('is none: who was not asked for must not seem offline', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ logins }) => (logins.includes('channel_150') ? new Response('', { status: 503 }) : null)
    expect((await askAndWait(clock, api.streams(manyLogins(250)), 5_000)).kind).toBe('sent away')
  })

  it('leaves out single entries that are broken', async () => {
    const { clock, twitch, api } = openTwitch()
    const broken = [{ ...streamOf('two'), viewer_count: 'many' }, null, { ...streamOf('three'), type: '' }]
    twitch.script = ({ what }) => (what === 'token' ? null : Response.json({ data: [...broken, streamOf('one')] }))
    const ending = await askAndWait(clock, api.streams(['one', 'two', 'three']), 1_000)
    expect(ending).toMatchObject({ value: { value: [{ login: 'one' }] } })
  })

  it('misses a stream that flickers, and has it again', async () => {
    const { clock, twitch, api } = openTwitch()
    const listLive = async () => {
      const ending = await askAndWait(clock, api.streams(['one', 'two']), 1_000)
      return ending.kind === 'answered' ? ending.value.value.map(({ login }) => login) : null
    }
    expect(await listLive()).toEqual(['one', 'two'])
    twitch.offline.add('one')
    expect(await listLive()).toEqual(['two'])
    twitch.offline.clear()
    expect(await listLive()).toEqual(['one', 'two'])
  })
})
