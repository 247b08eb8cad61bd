import { beforeEach, describe, expect, it } from 'vitest'
import { FakeClock } from '../support/fake-clock.ts'
import { serveV2 } from './serve-v2.ts'
import { executeStandIn, standInWorld, UNREACHABLE, upAgainAt } from './stand-in.ts'

const { demoAccount } = standInWorld
const { gameName: username, tagLine: tag, puuid } = demoAccount

const unforeseen: unknown[] = []
const clock = new FakeClock(Date.UTC(2026, 10, 1, 12))
const restCompat = serveV2({
  execute: executeStandIn,
  clock,
  reportError: (error) => unforeseen.push(error),
})

beforeEach(() => {
  unforeseen.length = 0
})

/** The same look-up in the query of a GET and in the body of a POST. */
const ways = [
  {
    way: 'GET',
    lookUp: (parameters: Record<string, string>) => get(`/v2/account/?${new URLSearchParams(parameters)}`),
  },
  {
    way: 'POST',
    lookUp: (parameters: Record<string, string>) => post(JSON.stringify(parameters)),
  },
]

describe.each(ways)('a look-up by $way', ({ lookUp }) => {
  it.each(['EUW', 'euw', 'Euw', 'EUW1', 'euw1'])('accepts the region as %s', async (region) => {
    const response = await lookUp({ username, tag, region })

    expect(await response.json()).toEqual(demoAccount)
    expect(response.status).toBe(200)
  })

  it('finds the platform without a region', async () => {
    const response = await lookUp({ username, tag, region: '' })

    expect(await response.json()).toEqual(demoAccount)
  })

  it('prefers the PUUID to the other parameters', async () => {
    const response = await lookUp({ username: 'Somebody', tag: 'ELSE', puuid })

    expect(await response.json()).toEqual(demoAccount)
  })

  it('returns 404 with the active region for an account of another region', async () => {
    const response = await lookUp({ username, tag, region: 'NA' })

    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'Account not found on NA. It is active on EUW.' })
  })

  it('returns 404 for an unknown account', async () => {
    const response = await lookUp({ username: 'Nobody', tag: 'NONE' })

    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'Account not found.' })
  })

  it.each([{}, { username }, { tag }, { region: 'EUW' }, { username: ' ', tag, puuid: '' }])(
    'returns 400 for too few parameters: %j',
    async (parameters: Record<string, string>) => {
      const response = await lookUp(parameters)

      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ detail: 'Send a puuid, or a username and a tag.' })
    },
  )

  it.each(['../..', 'a b', 'x'.repeat(129)])('returns 400 for the invalid PUUID %s', async (text) => {
    const response = await lookUp({ username, tag, puuid: text })

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      detail: 'A PUUID is made of letters, digits, hyphens and underscores, at most 128 of them.',
    })
  })

  it('returns 422 for an unknown region', async () => {
    const response = await lookUp({ username, tag, region: 'EUW2' })

    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ detail: 'Invalid region: EUW2' })
  })

  it('returns 422 for an invalid Riot ID', async () => {
    const response = await lookUp({ username, tag: 'TOOLONG' })

    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ detail: 'A tag line has at most 5 characters.' })
  })

  it('returns 503 with the seconds to wait while the upstream is down and nothing is stored', async () => {
    const response = await lookUp({ username: UNREACHABLE, tag })

    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe(`${(upAgainAt - clock.now()) / 1000}`)
    expect(await response.json()).toEqual({ detail: 'Riot is not responding.' })
    expect(unforeseen).toEqual([])
  })
})

describe('the body of a look-up', () => {
  it('is read whatever its content type', async () => {
    const response = await post(JSON.stringify({ puuid }), { 'Content-Type': 'text/plain' })

    expect(await response.json()).toEqual(demoAccount)
  })

  it('may have null for missing fields, and additional fields', async () => {
    const response = await post(JSON.stringify({ puuid: null, username, tag, region: null, remember: true }))

    expect(await response.json()).toEqual(demoAccount)
  })

  it.each(['', '{', '{"puuid":', 'username=Veyl&tag=KR1', new Uint8Array([0xff, 0xfe])])(
    'gets a 400 when it is not JSON: %j',
    async (body) => {
      const response = await post(body)

      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ detail: 'The body is not valid JSON.' })
    },
  )

  it('gets a 400 that names a field of the wrong type', async () => {
    const response = await post(JSON.stringify({ username: 7, tag }))

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: 'username must be a string.' })
  })

  it('gets a 400 when it is not an object', async () => {
    const response = await post('["Veyl"]')

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: 'The body must be a JSON object.' })
  })

  it('gets a 400 when it breaks off', async () => {
    const response = await post(brokenOff())

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: 'The body ended before it was complete. Send the request again.' })
  })

  it('gets a 413 when its Content-Length is over the limit', async () => {
    const response = await post(JSON.stringify({ puuid }), { 'Content-Length': '65537' })

    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ detail: 'The body is larger than 64 KiB.' })
  })

  it('gets a 413 when it has no end, and is read no further', async () => {
    const body = endless()
    const response = await post(body.stream)

    expect(response.status).toBe(413)
    expect(body.wasCancelled()).toBe(true)
  })
})

function get(target: string): Promise<Response> {
  return restCompat(new Request(new URL(target, 'http://lanewatch.test')))
}

function post(body: BodyInit, headers: HeadersInit = { 'Content-Type': 'application/json' }): Promise<Response> {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return restCompat(new Request('http://lanewatch.test/v2/account/', init))
}

function brokenOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"puuid":'))
      controller.error(new Error('connection reset'))
    },
  })
}

function endless() {
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024)),
    cancel: () => {
      cancelled = true
    },
  })
  return { stream, wasCancelled: () => cancelled }
}
