import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createKey } from '../../gateway/api-keys/services/key-token.ts'
import { MAX_UNKNOWN_PER_MINUTE } from '../../gateway/api-keys/services/keyring.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openKeys } from '../support/open-keys.ts'

const ADDRESS = '192.0.2.7'
const OTHER = '192.0.2.8'
const KNOWN_MS = 5_000

let clock: FakeClock
let reads: number
let isBroken: boolean
let keys: ReturnType<typeof openKeys>
let valid: string

beforeEach(async () => {
  clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  onTestFinished(() => store.close())
  const counted: DocumentStore = {
    ...store,
    get(ref) {
      reads++
      return isBroken ? Promise.reject(new Error('The store is broken.')) : store.get(ref)
    },
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (collection, query) => store.query(collection, query),
    transaction: (body) => store.transaction(body),
  }
  keys = openKeys(counted, clock)
  const created = await keys.apiKeys.create('ada', 'bot')
  valid = created.kind === 'created' ? created.key : ''
  ;[reads, isBroken] = [0, false]
})

describe('the store', () => {
  it('is read once for many uses of a key at the same time, and again after some seconds', async () => {
    await Promise.all(Array.from({ length: 100 }, () => keys.keyring.check(valid, ADDRESS)))
    expect(reads).toBe(1)
    await clock.advance(KNOWN_MS - 1)
    await keys.keyring.check(valid, ADDRESS)
    expect(reads).toBe(1)
    await clock.advance(1)
    await keys.keyring.check(valid, ADDRESS)
    expect(reads).toBe(2)
  })

  it('is not read for a key with a typing error', async () => {
    const mistyped = valid.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'))
    expect(await keys.keyring.check(mistyped, ADDRESS)).toEqual({ kind: 'refused', problem: 'MALFORMED' })
    expect(reads).toBe(0)
  })

  it('is read once for one unknown key, and a limited number of times for many of one address', async () => {
    const { key } = createKey()
    for (let time = 0; time < 10; time++) {
      expect(await keys.keyring.check(key, OTHER)).toEqual({ kind: 'refused', problem: 'UNKNOWN' })
    }
    expect(reads).toBe(1)

    reads = 0
    const problems = await Promise.all(
      Array.from({ length: 3 * MAX_UNKNOWN_PER_MINUTE }, async () => {
        const check = await keys.keyring.check(createKey().key, ADDRESS)
        return check.kind === 'refused' ? check.problem : null
      }),
    )
    expect(reads).toBe(MAX_UNKNOWN_PER_MINUTE)
    expect(problems.filter((problem) => problem === 'UNKNOWN')).toHaveLength(MAX_UNKNOWN_PER_MINUTE)
    expect(problems.at(-1)).toBe('TOO_MANY_UNKNOWN')
  })

  it('is read for the keys that an address has used before, however much others guess there', async () => {
    await keys.keyring.check(valid, ADDRESS)
    for (let guess = 0; guess <= MAX_UNKNOWN_PER_MINUTE; guess++) {
      await keys.keyring.check(createKey().key, ADDRESS)
    }
    expect(await keys.keyring.check(createKey().key, ADDRESS)).toEqual({ kind: 'refused', problem: 'TOO_MANY_UNKNOWN' })
    await clock.advance(2 * KNOWN_MS)
    expect(await keys.keyring.check(valid, ADDRESS)).toMatchObject({ kind: 'valid' })
  })

  it('may fail: a key is unconfirmed then, and valid again afterwards', async () => {
    isBroken = true
    expect(await keys.keyring.check(valid, ADDRESS)).toEqual({ kind: 'refused', problem: 'UNCONFIRMED' })
    isBroken = false
    expect(await keys.keyring.check(valid, ADDRESS)).toMatchObject({ kind: 'valid' })
  })

  it('may fail while a key is followed, which goes on', async () => {
    const ended: string[] = []
    keys.keyring.follow(valid.slice(3, 13), () => ended.push('ended'))
    isBroken = true
    for (let round = 0; round < 3; round++) {
      await clock.advance(KNOWN_MS)
      await keys.keyring.check(valid, ADDRESS)
    }
    expect(ended).toEqual([])
  })
})

it('a key of another public part with the same secret is unknown', async () => {
  const other = await keys.apiKeys.create('ada', 'other')
  if (other.kind !== 'created') return expect.unreachable()
  // The checksum protects nothing, so an attacker can write a right one.
  const forged = await forge(`lw_${other.apiKey.id}${valid.slice(13, 45)}`)
  expect(await keys.keyring.check(forged, ADDRESS)).toEqual({ kind: 'refused', problem: 'UNKNOWN' })
})

/** Adds the checksum, found by its definition: CRC-32 in base 62. */
async function forge(body: string): Promise<string> {
  const { crc32 } = await import('node:zlib')
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  let [text, rest] = ['', BigInt(crc32(body))]
  for (; rest > 0n; rest /= 62n) text = `${digits[Number(rest % 62n)]}${text}`
  return `${body}${text.padStart(6, '0')}`
}
