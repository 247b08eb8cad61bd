import type { EventBody } from './event-body.ts'
import type { EventWords } from './event-words.ts'

/** Tiers without divisions. */
const APEX: ReadonlySet<string> = new Set(['MASTER', 'GRANDMASTER', 'CHALLENGER'])

/** A text about an event for people. */
export interface EventText {
  readonly title: string
  /** Some can be empty. */
  readonly lines: readonly string[]
  readonly url: string | null
}

/**
 * Returns the text about an event, in the language of the words. `plain` converts names and titles that others have written to a text
 * that the reader shows as it is.
 */
export function describeEvent(event: EventBody, words: EventWords, plain: (text: string) => string): EventText {
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
      const lines = [plain(champion?.name ?? ''), mode, `${plain(riotIdOf(account))} (${account.region})`]
      return { title: own(key, { player: plain(proPlayer.name) }), lines, url }
    }
    case 'rank.changed': {
      const { account, queue, before, after } = event.data
      const title = own('rankChanged', {
        account: plain(riotIdOf(account)),
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
      return {
        title: own('matchFinished', { account: plain(riotIdOf(account)) }),
        lines: [account.region],
        url: match.url,
      }
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

function standingIn(standing: Standing, { own, shared, number }: EventWords): string {
  if (standing === null) return shared('tiers.UNRANKED')
  const { tier, division, leaguePoints } = standing
  const values = { tier: shared(`tiers.${tier}`), division, points: number(leaguePoints) }
  return own(APEX.has(tier) ? 'highStanding' : 'standing', values)
}

function riotIdOf({ gameName, tagLine }: { readonly gameName: string; readonly tagLine: string }): string {
  return `${gameName}#${tagLine}`
}
