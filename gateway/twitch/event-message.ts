import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Age from which a message is refused: Twitch's own advice against repeated ones. */
const MAX_MESSAGE_AGE_MS = 600_000

/** Prefix of all headers. */
const PREFIX = 'twitch-eventsub-message-'

const head = z.object({
  id: z.string().regex(/^[\x21-\x7e]{1,200}$/),
  timestamp: z.iso.datetime({ offset: true }).max(64),
  signature: z.string().regex(/^sha256=[0-9a-f]{64}$/),
  type: z.enum(['notification', 'webhook_callback_verification', 'revocation']),
})

/** The signed head of a message. */
export interface MessageHead extends z.output<typeof head> {
  /** Milliseconds since 1970. */
  readonly sentAt: number
}

const channel = z.object({ broadcaster_user_id: z.string() })
const subscription = z.object({
  type: z.string(),
  status: z.string().default(''),
  condition: z.object({ broadcaster_user_id: z.string().optional(), user_id: z.string().optional() }),
})

const online = channel.extend({ type: z.string(), started_at: z.iso.datetime({ offset: true }) })
const renamed = z.object({ user_id: z.string(), user_login: z.string().min(1).toLowerCase(), user_name: z.string() })
const updated = channel.extend({
  title: z.string(),
  language: z.string(),
  category_id: z.string(),
  category_name: z.string(),
})

const challenge = z.object({ challenge: z.string().min(1).max(1000) })
const notification = z.object({ subscription, event: z.unknown() })
const revocation = z.object({ subscription })

/** Content of a message. */
export type EventMessage =
  | { readonly kind: 'challenge'; readonly challenge: string }
  | { readonly kind: 'online'; readonly channelId: string; readonly startedAt: number }
  | { readonly kind: 'offline' | 'revoked'; readonly channelId: string }
  | { readonly kind: 'renamed'; readonly channelId: string; readonly login: string; readonly displayName: string }
  | {
      readonly kind: 'updated'
      readonly channelId: string
      readonly title: string
      readonly language: string
      readonly game: { readonly id: string; readonly name: string } | null
    }
  /** A message that this product has no use for. */
  | { readonly kind: 'other' }

/** Checks and reads the messages that Twitch signs with one secret. */
export interface EventMessages {
  /** Checks the headers, before the body is read. */
  readHead(headers: Headers, now: number): MessageHead | 'malformed' | 'old'
  /** Checks the signature, and reads the body only if it is right. */
  read(head: MessageHead, body: Uint8Array): EventMessage | 'not signed' | 'malformed'
}

export function openEventMessages(secret: string): EventMessages {
  return {
    readHead(headers, now) {
      const found = readHead(headers)
      if (found === null) return 'malformed'
      return isRecent(found, now) ? found : 'old'
    },
    read(found, body) {
      if (!isSigned(found, body, secret)) return 'not signed'
      try {
        return readMessage(found, new TextDecoder().decode(body))
      } catch {
        return 'malformed'
      }
    },
  }
}

/** Returns the head of a message; null when a header is missing or malformed. */
function readHead(headers: Headers): MessageHead | null {
  const names = ['id', 'timestamp', 'signature', 'type']
  const parsed = head.safeParse(
    Object.fromEntries(names.map((name) => [name, headers.get(PREFIX + name) ?? undefined])),
  )
  return parsed.success ? { ...parsed.data, sentAt: Date.parse(parsed.data.timestamp) } : null
}

/** True for a time in the last ten minutes; our clock may be as much behind. */
function isRecent({ sentAt }: MessageHead, now: number): boolean {
  return Math.abs(now - sentAt) <= MAX_MESSAGE_AGE_MS
}

/** True when Twitch has signed the message with our secret. Takes the same time for every wrong signature. */
function isSigned({ id, timestamp, signature }: MessageHead, body: Uint8Array, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(id).update(timestamp).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(signature.slice('sha256='.length), 'hex'))
}

/** Reads the body of a signed message. Throws for another shape. */
function readMessage({ type }: MessageHead, body: string): EventMessage {
  const json: unknown = JSON.parse(body)
  if (type === 'webhook_callback_verification') return { kind: 'challenge', ...challenge.parse(json) }
  if (type === 'revocation') return { kind: 'revoked', channelId: channelOf(revocation.parse(json).subscription) }
  const { subscription: source, event } = notification.parse(json)
  switch (source.type) {
    case 'stream.online': {
      const { broadcaster_user_id: channelId, type: kind, started_at: startedAt } = online.parse(event)
      // Reruns and watch parties are no broadcasts.
      return kind === 'live' ? { kind: 'online', channelId, startedAt: Date.parse(startedAt) } : { kind: 'other' }
    }
    case 'stream.offline':
      return { kind: 'offline', channelId: channel.parse(event).broadcaster_user_id }
    case 'user.update': {
      const { user_id: channelId, user_login: login, user_name: name } = renamed.parse(event)
      return { kind: 'renamed', channelId, login, displayName: name === '' ? login : name }
    }
    case 'channel.update': {
      const {
        broadcaster_user_id: channelId,
        title,
        language,
        category_id: id,
        category_name: name,
      } = updated.parse(event)
      return { kind: 'updated', channelId, title, language, game: id === '' ? null : { id, name } }
    }
    default:
      return { kind: 'other' }
  }
}

function channelOf({ condition }: z.output<typeof subscription>): string {
  return condition.broadcaster_user_id ?? condition.user_id ?? ''
}
