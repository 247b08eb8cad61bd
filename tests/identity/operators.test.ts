import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { Credentials } from '../../gateway/identity/rules/credentials.ts'
import type { LinkUse } from '../../gateway/identity/rules/operator-link.ts'
import { type Viewer, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { createOperators, LINK_MS, SESSION_MS } from '../../gateway/identity/services/operators.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

type Options = Parameters<typeof createOperators>[0]

const TOKEN = 'a-token-of-more-than-16'

/** A server's operators over a store in memory. */
function openOperators() {
  const clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  const options: Options = { store, clock, key: new Uint8Array(32).fill(7), token: TOKEN }
  const operators = createOperators(options)
  return {
    clock,
    store,
    operators,
    /** Another process on the same store, with another key or token. */
    another: (changed: Partial<Options>) => createOperators({ ...options, ...changed }),
    /** Opens a link, uses it, and returns the cookie. */
    becomeEditor: async () => cookieOf(await operators.useLink(await operators.openLink())),
  }
}

function cookieOf(use: LinkUse): string {
  if (use.kind !== 'editor') throw new Error(`The link is ${use.kind}.`)
  return use.cookie
}

const withCookie = (cookie: string): Credentials => ({ authorization: null, cookie, cookieDropped: false })
const withHeader = (authorization: string): Credentials => ({ authorization, cookie: null, cookieDropped: false })
const kindOf = async (viewer: Promise<Viewer>) => (await viewer).kind

describe('an operator link', () => {
  it('makes its user an editor for twelve hours', async () => {
    const { operators, clock, becomeEditor } = openOperators()
    const cookie = await becomeEditor()
    const viewer = await operators.identify(withCookie(`theme=dark; ${cookie}; cookies_accepted=true`))
    expect(viewer).toEqual({
      kind: 'operator',
      name: 'operator',
      sessionId: expect.any(String),
      until: clock.now() + SESSION_MS,
    })
    await clock.advance(SESSION_MS - 1)
    expect(await kindOf(operators.identify(withCookie(cookie)))).toBe('operator')
    await clock.advance(1)
    expect(await operators.identify(withCookie(cookie))).toEqual(VISITOR)
  })

  it('works once', async () => {
    const { operators } = openOperators()
    const secret = await operators.openLink()
    expect(await operators.useLink(secret)).toMatchObject({ kind: 'editor', lastsMs: SESSION_MS })
    expect(await operators.stateOfLink(secret)).toBe('used')
    expect(await operators.useLink(secret)).toEqual({ kind: 'used' })
  })

  it('creates one session for concurrent uses', async () => {
    const { operators, store } = openOperators()
    const secret = await operators.openLink()
    const uses = await Promise.all(Array.from({ length: 8 }, () => operators.useLink(secret)))
    expect(uses.map(({ kind }) => kind).toSorted()).toEqual(['editor', ...Array.from({ length: 7 }, () => 'used')])
    expect(await store.query('operator_sessions', { limit: 10 })).toHaveLength(1)
  })

  it('can be checked any number of times', async () => {
    const { operators } = openOperators()
    const secret = await operators.openLink()
    for (let looks = 0; looks < 3; looks++) expect(await operators.stateOfLink(secret)).toBe('open')
    expect(await operators.useLink(secret)).toMatchObject({ kind: 'editor' })
  })

  it('expires after fifteen minutes, and is deleted after a week', async () => {
    const { operators, clock } = openOperators()
    const secret = await operators.openLink()
    await clock.advance(LINK_MS - 1)
    expect(await operators.stateOfLink(secret)).toBe('open')
    await clock.advance(1)
    expect(await operators.stateOfLink(secret)).toBe('expired')
    expect(await operators.useLink(secret)).toEqual({ kind: 'expired' })
    await clock.advance(8 * 24 * 60 * 60_000)
    await operators.openLink()
    expect(await operators.stateOfLink(secret)).toBe('unknown')
  })

  it("can't be guessed", async () => {
    const { operators } = openOperators()
    await operators.openLink()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.constant('')), async (secret) => {
        expect(await operators.useLink(secret)).toEqual({ kind: 'unknown' })
      }),
      { numRuns: 50 },
    )
  })

  it('is stored without its secret', async () => {
    const { operators, store } = openOperators()
    const secret = await operators.openLink()
    const [link] = await store.query('operator_links', { limit: 10 })
    expect(link?.id).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(link)).not.toContain(secret)
  })
})

describe('an operator cookie', () => {
  it("is a visitor's after any change", async () => {
    const { operators, becomeEditor } = openOperators()
    const cookie = await becomeEditor()
    const start = cookie.indexOf('=') + 1
    // The last character of a signature has two bits without meaning, and is compared all the same.
    const place = fc.integer({ min: start, max: cookie.length - 1 })
    await fc.assert(
      fc.asyncProperty(place, fc.string({ minLength: 0, maxLength: 3 }), async (at, letters) => {
        fc.pre(letters !== cookie[at])
        const changed = cookie.slice(0, at) + letters + cookie.slice(at + 1)
        fc.pre(changed.split(';')[0]?.trim() !== cookie)
        expect(await operators.identify(withCookie(changed))).toEqual(VISITOR)
      }),
      { numRuns: 200 },
    )
  })

  it("of a server with another key is a visitor's, even on the same store", async () => {
    const { another, becomeEditor } = openOperators()
    const cookie = await becomeEditor()
    const stranger = another({ key: new Uint8Array(32).fill(8) })
    expect(await stranger.identify(withCookie(cookie))).toEqual(VISITOR)
  })

  it("is a visitor's when it is malformed", async () => {
    const { operators } = openOperators()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (value) => {
        expect(await operators.identify(withCookie(`lanewatch_operator=${value}`))).toEqual(VISITOR)
        expect(await operators.identify(withCookie(value))).toEqual(VISITOR)
      }),
    )
  })
})

describe('an operator session', () => {
  it('ends when its viewer ends it, without affecting others', async () => {
    const { operators, becomeEditor } = openOperators()
    const [mine, theirs] = [await becomeEditor(), await becomeEditor()]
    expect(await operators.endSession(await operators.identify(withCookie(mine)))).toEqual(VISITOR)
    expect(await operators.identify(withCookie(mine))).toEqual(VISITOR)
    expect(await kindOf(operators.identify(withCookie(theirs)))).toBe('operator')
  })

  it('ends with all others, and with unused links, when another process revokes all', async () => {
    const { operators, another, becomeEditor } = openOperators()
    const cookies = []
    for (let count = 0; count < 3; count++) cookies.push(await becomeEditor())
    const secret = await operators.openLink()
    await operators.endSession(await operators.identify(withCookie(cookies[0] ?? '')))

    expect(await another({}).revokeAll()).toBe(2)
    for (const cookie of cookies) expect(await operators.identify(withCookie(cookie))).toEqual(VISITOR)
    expect(await operators.useLink(secret)).toEqual({ kind: 'expired' })
    expect(await another({}).revokeAll()).toBe(0)
  })

  it('is revoked together with any number of others', async () => {
    const { operators, becomeEditor } = openOperators()
    for (let count = 0; count < 205; count++) await becomeEditor()
    expect(await operators.revokeAll()).toBe(205)
  })
})

describe('the operator token', () => {
  it('makes a client an editor on every request that has it', async () => {
    const { operators } = openOperators()
    const editor = { kind: 'operator', name: 'operator', sessionId: null, until: null }
    expect(await operators.identify(withHeader(`Bearer ${TOKEN}`))).toEqual(editor)
    expect(await operators.identify(withHeader(`bearer  ${TOKEN}`))).toEqual(editor)
    expect(await operators.endSession(await operators.identify(withHeader(`Bearer ${TOKEN}`)))).toEqual(editor)
  })

  it.each([
    '',
    'Bearer',
    'Bearer ',
    `Basic ${TOKEN}`,
    TOKEN,
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(0, -1)}`,
    `Bearer ${TOKEN.toUpperCase()}`,
    `Bearer ${TOKEN} ${TOKEN}`,
    'Bearer null',
  ])('is not accepted from the header %j', async (authorization) => {
    const { operators } = openOperators()
    expect(await operators.identify(withHeader(authorization))).toEqual(VISITOR)
  })

  it('makes no client an editor when it is not configured', async () => {
    const { another } = openOperators()
    const operators = another({ token: null })
    for (const header of ['Bearer null', 'Bearer undefined', `Bearer ${TOKEN}`, 'Bearer ']) {
      expect(await operators.identify(withHeader(header))).toEqual(VISITOR)
    }
  })

  it('does not matter when it is wrong and the cookie is right', async () => {
    const { operators, becomeEditor } = openOperators()
    const cookie = await becomeEditor()
    // A proxy may require a password of its own, which the browser sends too.
    expect(await kindOf(operators.identify({ ...withCookie(cookie), authorization: 'Basic cHJveHk6eA==' }))).toBe(
      'operator',
    )
  })
})

it('a client without credentials is a visitor, without a read of the store', async () => {
  const { operators, store } = openOperators()
  await store.close()
  const nothing = { authorization: null, cookie: null }
  expect(await operators.identify({ ...nothing, cookieDropped: false })).toEqual(VISITOR)
  expect(await operators.identify({ ...nothing, cookieDropped: true })).toEqual({
    kind: 'visitor',
    reason: 'ANOTHER_PAGE',
  })
  expect(await operators.identify(withCookie('theme=dark'))).toEqual(VISITOR)
  expect(await operators.identify(withCookie('lanewatch_operator=x.y'))).toEqual(VISITOR)
})
