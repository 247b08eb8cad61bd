import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Credentials } from '../../gateway/identity/rules/credentials.ts'
import { type Viewer, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { throttleGuesses } from '../../gateway/identity/services/throttle-guesses.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { bearer, idTokenOf } from '../support/id-tokens.ts'

const MINUTE_MS = 60_000

const OPERATOR: Viewer = { kind: 'operator', name: 'operator', sessionId: null, until: null }

const NOTHING: Credentials = { authorization: null, cookie: null, cookieDropped: false }

const HERE = '192.0.2.1'
const ELSEWHERE = '192.0.2.2'

/** Accepts the token `right` and the cookie `operator`. */
async function identify({ authorization, cookie }: Credentials): Promise<Viewer> {
  if (authorization === 'Bearer right' || cookie === 'operator') return OPERATOR
  return authorization === null ? VISITOR : { kind: 'visitor', reason: 'SIGN_IN_INVALID' }
}

function open(takesIdTokens = false) {
  const clock = new FakeClock()
  const logged: string[] = []
  const log = createLog({ level: 'debug', write: (line) => logged.push(line), now: () => clock.now() })
  const senders = throttleGuesses({ identity: { identify }, takesIdTokens, clock, log })

  /** Time in milliseconds until a request is identified. */
  async function waitOf(sent: Partial<Credentials>, address = HERE): Promise<number> {
    const [startedAt, waiting] = [clock.now(), clock.pending]
    const answered = senders.identify({ ...NOTHING, ...sent }, 'write', address).then(() => clock.now() - startedAt)
    await clock.advance(0)
    if (clock.pending > waiting) await clock.advance(60_000)
    return answered
  }

  async function guess(times: number, address = HERE): Promise<readonly number[]> {
    const waits: number[] = []
    for (let turn = 0; turn < times; turn++) waits.push(await waitOf({ authorization: 'Bearer wrong' }, address))
    return waits
  }

  return { clock, logged, waitOf, guess, senders }
}

const SECONDS = [1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1_000)

describe('a wrong token', () => {
  it('is delayed after ten from its address, longer each time, up to half a minute', async () => {
    const { guess } = open()
    expect(await guess(17)).toEqual([...Array.from({ length: 10 }, () => 0), ...SECONDS])
  })

  it('counts only for its own address', async () => {
    const { guess } = open()
    await guess(12)
    expect(await guess(1, ELSEWHERE)).toEqual([0])
  })

  it('is not delayed once fewer than ten arrived within fifteen minutes', async () => {
    const { guess, clock } = open()
    await guess(5)
    await clock.advance(14 * MINUTE_MS)
    expect(await guess(5)).toEqual([0, 0, 0, 0, 0])
    await clock.advance(MINUTE_MS)
    expect(await guess(5)).toEqual([0, 0, 0, 0, 0])
    expect(await guess(1)).toEqual([1_000])
  })

  it('counts every one of several simultaneous requests', async () => {
    const { clock, senders } = open()
    const credentials = { ...NOTHING, authorization: 'Bearer wrong' }
    const answered: number[] = []
    const startedAt = clock.now()
    for (let turn = 0; turn < 16; turn++) {
      void senders.identify(credentials, 'read', HERE).then(() => answered.push(clock.now() - startedAt))
    }
    await clock.advance(MINUTE_MS)
    expect(answered).toEqual([...Array.from({ length: 10 }, () => 0), ...SECONDS.slice(0, 6)])
  })

  it('logs a warning that does not contain the token', async () => {
    const { guess, logged } = open()
    await guess(11)
    expect(logged).toHaveLength(11)
    expect(JSON.parse(logged[10] ?? '')).toMatchObject({
      level: 'warn',
      message: 'a wrong operator token',
      address: HERE,
      delayMs: 1_000,
    })
    expect(logged.join('')).not.toContain('wrong"')
    expect(logged.join('')).not.toContain('Bearer')
  })
})

describe('the delay of wrong tokens', () => {
  it.each<[string, Partial<Credentials>]>([
    ['the right token', { authorization: 'Bearer right' }],
    ['no token', {}],
    ['another kind of authorization', { authorization: 'Basic YTpi' }],
    ['the cookie of an editor with a wrong token', { authorization: 'Bearer wrong', cookie: 'operator' }],
  ])('never delays or counts %s', async (_label, sent) => {
    const { waitOf, guess, logged } = open()
    for (let turn = 0; turn < 12; turn++) await waitOf(sent)
    expect(logged).toEqual([])
    expect(await guess(11)).toEqual([...Array.from({ length: 10 }, () => 0), 1_000])
    expect(await waitOf(sent)).toBe(0)
  })

  it('never delays or counts an ID token where people sign in', async () => {
    const people = open(true)
    const operators = open(false)
    const sent = { authorization: bearer(idTokenOf(people.clock.now())) }
    for (const { waitOf } of [people, operators]) for (let turn = 0; turn < 10; turn++) await waitOf(sent)
    expect(await people.waitOf(sent)).toBe(0)
    expect(people.logged).toEqual([])
    // Without sign-in, an ID token is as wrong as any other.
    expect(await operators.waitOf(sent)).toBe(1_000)
    expect(await people.guess(11)).toEqual([...Array.from({ length: 10 }, () => 0), 1_000])
  })
})

it('the right token is never delayed, after any sequence of wrong ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(HERE, ELSEWHERE), { maxLength: 25 }), async (addresses) => {
      const { guess, waitOf } = open()
      for (const address of addresses) await guess(1, address)
      expect(await waitOf({ authorization: 'Bearer right' })).toBe(0)
      expect(await waitOf({})).toBe(0)
    }),
    { numRuns: 30 },
  )
})
