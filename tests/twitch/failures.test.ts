import { describe, expect, it } from 'vitest'
import { askAndWait } from '../support/ending.ts'
import { manyChannels, openTwitch, streamOf } from './fake-twitch.ts'

const MINUTE_MS = 60_000
const hang = () => new Promise<Response>(() => undefined)

describe.each(['token', 'streams'])('when %s', (what) => {
  it.each([500, 502, 503, 504])('answers %i, the call fails', async (status) => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = (request) => (request.what === what ? new Response('<html></html>', { status }) : null)
    const ending = await askAndWait(clock, api.streams(['one']), 1_000)
    expect(ending).toMatchObject({ kind: 'sent away', error: { upstream: 'twitch' } })
    if (ending.kind === 'sent away') expect(ending.error.retryAt).toBeGreaterThan(clock.now())
    expect(twitch.list(what)).toHaveLength(1)
  })

  it('does not answer, the call fails after four seconds, and the request is aborted', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = (request) => (request.what === what ? hang() : null)
    const askedAt = clock.now()
    const ending = await askAndWait(clock, api.streams(['one']), MINUTE_MS)
    expect(ending.kind).toBe('sent away')
    expect(ending.at - askedAt).toBeLessThanOrEqual(4_040)
    expect(twitch.list(what)[0]?.signal.aborted).toBe(true)
    expect(clock.pending).toBe(0)
  })

  it.each(['', '<html>', '{"data":', 'null', '[]', '{}', '{"data":{}}', '{"data":[{"user_login":1}]}'])(
    'answers with %j, the call fails',
    async (body) => {
      const { clock, twitch, api } = openTwitch()
      twitch.script = (request) => (request.what === what ? new Response(body) : null)
      expect((await askAndWait(clock, api.streams(['one']), 1_000)).kind).toBe('sent away')
    },
  )

  it('fails repeatedly, it gets fewer requests, and recovers by itself', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = (request) => (request.what === what ? Promise.reject(new TypeError('fetch failed')) : null)
    for (let asks = 0; asks < 60; asks++) await askAndWait(clock, api.streams(['one']), 1_000)
    expect(twitch.list(what).length).toBeLessThanOrEqual(13)
    expect(api.health()).toMatchObject({ state: 'down' })

    twitch.script = () => null
    await clock.advance(5 * MINUTE_MS)
    expect((await askAndWait(clock, api.streams(['one']), 1_000)).kind).toBe('answered')
    expect(api.health()).toMatchObject({ state: 'ok', retryAt: null })
    expect(clock.pending).toBe(0)
  })
})

describe('a partial answer', () => {
  it('counts as a failure, so that missing channels do not seem offline', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ keys }) => (keys.includes('channel_150') ? new Response('', { status: 503 }) : null)
    expect((await askAndWait(clock, api.streams(manyChannels(250)), 5_000)).kind).toBe('sent away')
  })

  it('leaves out single invalid entries', async () => {
    const { clock, twitch, api } = openTwitch()
    const broken = [{ ...streamOf('two'), viewer_count: 'many' }, null, { ...streamOf('three'), type: '' }]
    twitch.script = ({ what }) => (what === 'token' ? null : Response.json({ data: [...broken, streamOf('one')] }))
    const ending = await askAndWait(clock, api.streams(['one', 'two', 'three']), 1_000)
    expect(ending).toMatchObject({ value: { value: [{ login: 'one' }] } })
  })

  it('misses a stream for a moment, and has it again', async () => {
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
