import { createHash } from 'node:crypto'
import type { Locale } from '../../../languages.ts'
import { shorten } from '../../shared/written-text.ts'
import type { EventBody } from '../../webhooks/services/event-body.ts'
import { describeEvent } from '../../webhooks/services/event-text.ts'
import { eventWords } from '../../webhooks/services/event-words.ts'

/** In UTF-16 code units. Devices show less; a push service takes 4,096 bytes in all. */
const LONGEST_TITLE = 120
const LONGEST_BODY = 240

/** Message to the service worker of the client. */
export interface PushMessage {
  /** The same for each attempt to deliver the same event. */
  readonly id: string
  readonly title: string
  readonly body: string
  readonly lang: Locale
  /** Path of the page that a click opens. */
  readonly path: string
  /** A newer message with the same tag replaces an older one: 32 letters, digits, `-` and `_`. */
  readonly tag: string
}

/** Makes the message about an event, in a language. */
export function toPushMessage(event: EventBody, locale: Locale): PushMessage {
  const { title, lines, url } = describeEvent(event, eventWords(locale), (text) => text)
  return {
    id: event.id,
    title: shorten(title, LONGEST_TITLE),
    body: shorten(lines.filter((line) => line !== '').join(' · '), LONGEST_BODY),
    lang: locale,
    path: pathOf(event, url),
    tag: tagOf(`${event.type} ${subjectOf(event)}`),
  }
}

/** Makes the message with which a visitor tests their notifications. */
export function toTestMessage(id: string, locale: Locale): PushMessage {
  const { own } = eventWords(locale)
  return {
    id,
    title: own('pushTest.title'),
    body: own('pushTest.body'),
    lang: locale,
    path: '/following',
    tag: tagOf('test'),
  }
}

/** Streams are watched on this site. */
function pathOf({ type, data }: EventBody, url: string | null): string {
  if (type === 'stream.started' || type === 'stream.ended') return `/streams?watch=${encodeURIComponent(data.login)}`
  return url === null ? '/following' : new URL(url).pathname
}

function subjectOf({ type, data }: EventBody): string {
  return type === 'rank.changed' || type === 'match.finished' ? data.account.id : data.proPlayer.id
}

function tagOf(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 24).toString('base64url')
}
