import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { API_KEY_PREFIX } from '../../identity/rules/api-key.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const ID_LETTERS = 10
const SECRET_LETTERS = 32
const CHECKSUM_LETTERS = 6

const KEY = new RegExp(
  `^(${API_KEY_PREFIX}([0-9A-Za-z]{${ID_LETTERS}})[0-9A-Za-z]{${SECRET_LETTERS}})([0-9A-Za-z]{${CHECKSUM_LETTERS}})$`,
)

export interface NewKey {
  /** Public part of the key. */
  readonly id: string
  /** The whole key: prefix, public part, secret and checksum, 51 letters and digits that a double click selects. */
  readonly key: string
}

/** Creates a random key. Its secret has 190 random bits. */
export function createKey(): NewKey {
  const id = randomLetters(ID_LETTERS)
  const body = `${API_KEY_PREFIX}${id}${randomLetters(SECRET_LETTERS)}`
  return { id, key: `${body}${checksumOf(body)}` }
}

/** Returns the public part of a key; null for a text that can't be a key, such as one with a typing error. */
export function findKeyId(key: string): string | null {
  const [, body, id, checksum] = KEY.exec(key) ?? []
  return id !== undefined && body !== undefined && checksum === checksumOf(body) ? id : null
}

/**
 * Returns the hash that is stored of a key. A plain SHA-256 is right here: slow and salted hashes protect passwords, which people
 * choose and an attacker can guess. No guess finds 190 random bits, however fast it is checked, and each request pays for the hash.
 */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function randomLetters(count: number): string {
  return Array.from({ length: count }, () => DIGITS[randomInt(DIGITS.length)]).join('')
}

/** A checksum tells a typing error from an unknown key without a look at the store. It protects nothing. */
function checksumOf(body: string): string {
  let [text, rest] = ['', crc32(body)]
  for (; rest > 0; rest = Math.floor(rest / DIGITS.length)) text = `${DIGITS[rest % DIGITS.length]}${text}`
  return text.padStart(CHECKSUM_LETTERS, '0')
}
