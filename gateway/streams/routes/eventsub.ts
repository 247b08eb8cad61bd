import { Refusal } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import type { EventMessage, EventMessages, MessageHead } from '../../twitch/event-message.ts'
import type { ChannelEvent } from '../collections/channel-events.ts'
import type { ChannelInbox } from '../services/channel-inbox.ts'

/** Path that Twitch sends its messages to. */
export const EVENTSUB_PATH = '/twitch/eventsub'

/** The longest message has a title and some names: about 2 kB. */
const MAX_MESSAGE_BYTES = 20_000

interface Dependencies {
  readonly messages: EventMessages
  readonly inbox: ChannelInbox
  readonly now: () => number
}

/**
 * Takes Twitch's signed messages. The head of a message is checked before its body is read, and the signature before anything of
 * the body is used. A message that arrives again is confirmed and has no effect: Twitch repeats those whose answer it missed.
 */
export function createEventSubRoute({ messages, inbox, now }: Dependencies): Route {
  return {
    methods: ['POST'],
    path: EVENTSUB_PATH,
    bodyLimit: { bytes: MAX_MESSAGE_BYTES, message: `A message has at most ${MAX_MESSAGE_BYTES} bytes.` },
    async admit({ headers }) {
      getHead(messages.readHead(headers, now()))
    },
    async handle(request) {
      const head = getHead(messages.readHead(request.headers, now()))
      const message = messages.read(head, new Uint8Array(await request.arrayBuffer()))
      if (message === 'not signed') throw notSigned()
      if (message === 'malformed') throw new Refusal(400, 'BAD_REQUEST', 'The message has an unknown form.')
      if (message.kind === 'challenge') {
        return new Response(message.challenge, { headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' } })
      }
      if (message.kind !== 'other') await inbox.put(head.id, toEvent(message, head))
      return new Response(null, { status: 204, headers: PRIVATE })
    },
  }
}

const PRIVATE = { 'cache-control': 'no-store' }

function getHead(head: MessageHead | 'malformed' | 'old'): MessageHead {
  if (head === 'malformed') {
    throw new Refusal(400, 'BAD_REQUEST', 'This address takes messages of Twitch EventSub only.')
  }
  if (head === 'old') throw new Refusal(403, 'FORBIDDEN', 'The message is older than ten minutes.')
  return head
}

function notSigned(): Refusal {
  return new Refusal(403, 'FORBIDDEN', 'The message is not signed with the secret of this server.')
}

const KINDS = {
  online: 'ONLINE',
  offline: 'OFFLINE',
  updated: 'UPDATED',
  renamed: 'RENAMED',
  revoked: 'REVOKED',
} as const

type Reported = Exclude<EventMessage, { readonly kind: 'challenge' | 'other' }>

function toEvent(message: Reported, { sentAt }: MessageHead): Omit<ChannelEvent, 'playerIds'> {
  const { kind, channelId } = message
  return {
    kind: KINDS[kind],
    channelId,
    sentAt,
    startedAt: kind === 'online' ? message.startedAt : null,
    renamed: kind === 'renamed' ? { login: message.login, displayName: message.displayName } : null,
    described: kind === 'updated' ? { title: message.title, game: message.game, language: message.language } : null,
  }
}
