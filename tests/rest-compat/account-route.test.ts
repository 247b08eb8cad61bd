import { beforeEach, describe, expect, it } from 'vitest'
import { createRestCompat } from '../../rest-compat/rest-compat.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { executeStandIn, standInWorld, UNREACHABLE, upAgainAt } from './stand-in.ts'

const { demoAccount } = standInWorld
const { gameName: username, tagLine: tag, puuid } = demoAccount

const unforeseen: unknown[] = []
const clock = new FakeClock(Date.UTC(2026, 10, 1, 12))
const restCompat = createRestCompat({
  execute: executeStandIn,
  clock,
  reportError: (error) => unforeseen.push(error),
})

beforeEach(() => {
  unforeseen.length = 0
})

/** The same look-up, once in the query of a GET and once in the body of a POST. */
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
  it.each(['EUW', 'euw', 'Euw', 'EUW1', 'euw1'])('takes the region as %s', async (region) => {
    const response = await lookUp({ username, tag, region })

    expect(await response.json()).toEqual(demoAccount)
    expect(response.status).toBe(200)
  })

  it('finds the platform by itself without a region', async () => {
    const response = await lookUp({ username, tag, region: '' })

    expect(await response.json()).toEqual(demoAccount)
  })

  it('goes by the PUUID when there is one, whatever else is said', async () => {
    const response = await lookUp({ username: 'Somebody', tag: 'ELSE', puuid })

    expect(await response.json()).toEqual(demoAccount)
  })

  it('says where an account is active that another region was asked for', async () => {
    const response = await lookUp({ username, tag, region: 'NA' })

    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'Account not found on NA. It is active on EUW.' })
  })

  it('answers 404 for an account that is nowhere', async () => {
    const response = await lookUp({ username: 'Nobody', tag: 'NONE' })

    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'Account not found.' })
  })

  it.each([{}, { username }, { tag }, { region: 'EUW' }, { username: ' ', tag, puuid: '' }])(
    'answers 400 for too little: %j',
    async (parameters: Record<string, string>) => {
      const response = await lookUp(parameters)

      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ detail: 'Give a puuid, or a username and a tag.' })
    },
  )

  it.each(['../..', 'a b', 'x'.repeat(129)])('answers 400 for what can not be a PUUID: %s', async (text) => {
    const response = await lookUp({ username, tag, puuid: text })

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      detail: 'A PUUID is made of letters, digits, hyphens and underscores, at most 128 of them.',
    })
  })

  it('answers 422 for a region that does not exist', async () => {
    const response = await lookUp({ username, tag, region: 'EUW2' })

    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ detail: 'Invalid region: EUW2' })
  })

  it('answers 422 for words that can not be a Riot ID', async () => {
    const response = await lookUp({ username, tag: 'TOOLONG' })

    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ detail: 'A tag line has at most 5 characters.' })
  })

  it('answers 503 with the seconds to wait while the upstream is down and nothing is stored', async () => {
    const response = await lookUp({ username: UNREACHABLE, tag })

    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe(`${(upAgainAt - clock.now()) / 1000}`)
    expect(await response.json()).toEqual({ detail: 'Riot can not be asked now.' })
    expect(unforeseen).toEqual([])
  })
})

describe('a body', () => {
  it('is read whatever its content type says', async () => {
    const response = await post(JSON.stringify({ puuid }), { 'Content-Type': 'text/plain' })

    expect(await response.json()).toEqual(demoAccount)
  })

  it('may hold null for what is missing, and more than is asked for', async () => {
    const response = await post(JSON.stringify({ puuid: null, username, tag, region: null, remember: true }))

    expect(await response.json()).toEqual(demoAccount)
  })

  it.each(['', '{', '{"puuid":', 'username=Veyl&tag=KR1', new Uint8Array([0xff, 0xfe])])(
    'that is no JSON is a 400: %j',
    async (body) => {
      const response = await post(body)

      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ detail: 'The body is not valid JSON.' })
    },
  )

  it('of another shape is a 400 that names the field', async () => {
    const response = await post(JSON.stringify({ username: 7, tag }))

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: 'username has to be a text.' })
  })

  it('that is no object is a 400', async () => {
    const response = await post('["Veyl"]')

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: 'The body has to be a JSON object.' })
  })

  it('that breaks off is a 400', async () => {
    const response = await post(brokenOff())

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: 'The body ended before it was complete. Send the request again.' })
  })

  it('over the limit is a 413, when it says so itself', async () => {
    const response = await post(JSON.stringify({ puuid }), { 'Content-Length': '65537' })

    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ detail: 'The body is larger than 64 KiB.' })
  })

  it('without end is a 413, and is read no further', async () => {
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
