import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { findCookie, OPERATOR_COOKIE } from '../rules/credentials.ts'

export function signSession(id: string, key: Uint8Array): string {
  return `${id}.${signatureOf(id, key)}`
}

/** The id of the session in a `Cookie` header; null when there is none, or when it was not signed with `key`. */
export function findSessionId(header: string | null, key: Uint8Array): string | null {
  const [id = '', signature = '', ...more] = findCookie(header, OPERATOR_COOKIE)?.split('.') ?? []
  if (id === '' || more.length > 0) return null
  return isSameSecret(signature, signatureOf(id, key)) ? id : null
}

/** Compares in constant time, so that the duration reveals no difference. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret))
}

/** Hash that identifies a secret without revealing it: 64 hexadecimal digits. */
export function hashOf(secret: string): string {
  return digestOf(secret).toString('hex')
}

function signatureOf(id: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`${OPERATOR_COOKIE}=${id}`).digest('base64url')
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
