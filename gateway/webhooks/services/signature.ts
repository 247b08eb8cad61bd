import { createHmac, randomBytes } from 'node:crypto'
import type { WebhookSecrets } from '../collections/webhook-secrets.ts'

const PREFIX = 'whsec_'

/** The Standard Webhooks specification asks for 24 to 64 bytes. */
const SECRET_BYTES = 32

/** Creates a random secret, `whsec_` and base64. */
export function createSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** Returns the secrets that sign at a time, in milliseconds since 1970. */
export function secretsAt({ current, old }: WebhookSecrets, now: number): readonly string[] {
  return old === null || old.until <= now ? [current] : [current, old.secret]
}

interface Message {
  /** Stays the same in all attempts to deliver an event. */
  readonly id: string
  readonly body: string
  /** Time of the attempt, in milliseconds since 1970. */
  readonly at: number
}

/** Returns the headers of https://www.standardwebhooks.com, with a signature by each secret. */
export function signatureHeaders(
  { id, body, at }: Message,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1000))
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  }
}
