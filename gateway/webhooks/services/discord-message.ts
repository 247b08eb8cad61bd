import type { Locale } from '../../../languages.ts'
import { type DiscordWords, discordWords } from './discord-words.ts'
import type { EventBody } from './event-body.ts'

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

/** Tiers without divisions. */
const APEX: ReadonlySet<string> = new Set(['MASTER', 'GRANDMASTER', 'CHALLENGER'])

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
  const words = discordWords(locale)
  const { title, lines, url } = describe(event, words)
  const description = shorten(lines.filter((line) => line !== '').join(' · '), LONGEST_DESCRIPTION)
  return {
    ...(event.test ? { content: words.own('test') } : {}),
    embeds: [
      {
        title: shorten(title, LONGEST_TITLE),
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

interface Description {
  readonly title: string
  readonly lines: readonly string[]
  readonly url: string | null
}

function describe(event: EventBody, words: DiscordWords): Description {
  const { own, shared } = words
  switch (event.type) {
    case 'stream.started':
    case 'stream.ended': {
      const { proPlayer, title, url } = event.data
      const key = event.type === 'stream.started' ? 'streamStarted' : 'streamEnded'
      return { title: own(key, { player: plain(proPlayer.name) }), lines: [plain(title)], url }
    }
    case 'game.started':
    case 'game.ended': {
      const { proPlayer, champion, queue, queueId, account, url } = event.data
      const key = event.type === 'game.started' ? 'gameStarted' : 'gameEnded'
      const mode = shared(`queues.${queue}`, { id: queueId })
      const lines = [plain(champion?.name ?? ''), mode, `${riotIdOf(account)} (${account.region})`]
      return { title: own(key, { player: plain(proPlayer.name) }), lines, url }
    }
    case 'rank.changed': {
      const { account, queue, before, after } = event.data
      const title = own('rankChanged', {
        account: riotIdOf(account),
        before: standingIn(before, words),
        after: standingIn(after, words),
      })
      const record =
        after === null ? '' : own('record', { wins: words.number(after.wins), losses: words.number(after.losses) })
      return {
        title,
        lines: [queue === 'OTHER' ? '' : shared(`queues.${queue}`), account.region, record],
        url: account.url,
      }
    }
    case 'match.finished': {
      const { account, match } = event.data
      return { title: own('matchFinished', { account: riotIdOf(account) }), lines: [account.region], url: match.url }
    }
    case 'roster.changed': {
      const { proPlayer, fromTeam, toTeam } = event.data
      const key = fromTeam === null ? (toTeam === null ? 'changed' : 'joined') : toTeam === null ? 'left' : 'moved'
      const title = own(key, { player: plain(proPlayer.name), from: fromTeam?.code ?? '', to: toTeam?.code ?? '' })
      return { title, lines: [], url: proPlayer.url ?? toTeam?.url ?? fromTeam?.url ?? null }
    }
  }
}

type Standing = Extract<EventBody, { type: 'rank.changed' }>['data']['after']

function standingIn(standing: Standing, { own, shared, number }: DiscordWords): string {
  if (standing === null) return shared('tiers.UNRANKED')
  const { tier, division, leaguePoints } = standing
  const values = { tier: shared(`tiers.${tier}`), division, points: number(leaguePoints) }
  return own(APEX.has(tier) ? 'highStanding' : 'standing', values)
}

function riotIdOf({ gameName, tagLine }: { readonly gameName: string; readonly tagLine: string }): string {
  return plain(`${gameName}#${tagLine}`)
}

/** Returns a text that Discord shows as it is: without links, mentions and formatting. */
function plain(text: string): string {
  return text.replaceAll(/[\\*_~`|<>[\]]|^[#-]|:(?=\/\/)/g, String.raw`\$&`)
}

function shorten(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${text
        .slice(0, longest - 1)
        .replace(/\\+$/, '')
        .toWellFormed()}…`
}
