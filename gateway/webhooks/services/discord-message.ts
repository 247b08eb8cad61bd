import type { Locale } from '../../../languages.ts'
import { shorten } from '../../shared/written-text.ts'
import type { EventBody } from './event-body.ts'
import { describeEvent } from './event-text.ts'
import { eventWords } from './event-words.ts'

/** Colours of the line beside a message, as numbers: what begins is bright, what ends is grey. */
const COLORS: Readonly<Record<EventBody['type'], number>> = {
  'stream.started': 0x91_46_ff,
  'stream.ended': 0x7f_91_a2,
  'game.started': 0x2f_d3_b5,
  'game.ended': 0x7f_91_a2,
  'rank.changed': 0xe6_b4_50,
  'match.finished': 0x4a_a3_ff,
  'roster.changed': 0xff_8a_5c,
}

/** Limits of Discord, in UTF-16 code units. */
const LONGEST_TITLE = 256
const LONGEST_DESCRIPTION = 1_000

/** A body for a webhook of Discord, by https://discord.com/developers/docs/resources/webhook#execute-webhook. */
export interface DiscordMessage {
  readonly content?: string
  readonly embeds: readonly {
    readonly title: string
    readonly description?: string
    readonly url?: string
    readonly color: number
    readonly timestamp: string
    readonly footer: { readonly text: string }
  }[]
  /** No name of a player and no title of a stream mentions members of the channel. */
  readonly allowed_mentions: { readonly parse: readonly never[] }
}

/** Returns the message about an event, in a language. */
export function toDiscordMessage(event: EventBody, locale: Locale): DiscordMessage {
  const words = eventWords(locale)
  const { title, lines, url } = describeEvent(event, words, plain)
  const description = shortenEscaped(lines.filter((line) => line !== '').join(' · '), LONGEST_DESCRIPTION)
  return {
    ...(event.test ? { content: words.own('test') } : {}),
    embeds: [
      {
        title: shortenEscaped(title, LONGEST_TITLE),
        ...(description === '' ? {} : { description }),
        ...(url === null ? {} : { url }),
        color: COLORS[event.type],
        timestamp: event.at,
        footer: { text: 'Lanewatch' },
      },
    ],
    allowed_mentions: { parse: [] },
  }
}

/** Returns a text that Discord shows as it is: without links, mentions and formatting. */
function plain(text: string): string {
  return text.replaceAll(/[\\*_~`|<>[\]]|^[#-]|:(?=\/\/)/g, String.raw`\$&`)
}

/** Leaves no backslash before the ellipsis, which Discord would take as one that hides it. */
function shortenEscaped(text: string, longest: number): string {
  return text.length <= longest ? text.toWellFormed() : shorten(text, longest).replace(/\\+…$/, '…')
}
