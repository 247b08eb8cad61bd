import { Feed } from 'feed'
import type { RosterChange } from '../domain/roster-change.ts'
import { etagOf } from './reply.ts'
import type { Handler } from './route.ts'

/** How long a reader may keep the feed before it asks again, in seconds. */
const MAX_AGE_S = 60

/** What the feed stands on. */
export interface RosterFeedOptions {
  /** The newest changes, the newest first. */
  readonly listNewest: () => Promise<readonly RosterChange[]>
  /** Where people reach this server, without a slash at the end; null says where each request reached it. */
  readonly publicUrl: string | null
}

/** Answers `/feeds/roster-changes.atom`: the newest roster changes, for readers of feeds. In English. */
export function createRosterFeed({ listNewest, publicUrl }: RosterFeedOptions): Handler {
  return async (request) => {
    const base = publicUrl ?? new URL(request.url).origin
    const body = new TextEncoder().encode(toAtom(await listNewest(), base))
    return new Response(body, {
      headers: {
        'content-type': 'application/atom+xml; charset=utf-8',
        'cache-control': `public, max-age=${MAX_AGE_S}`,
        etag: etagOf(body),
      },
    })
  }
}

function toAtom(changes: readonly RosterChange[], base: string): string {
  const address = `${base}/feeds/roster-changes.atom`
  const feed = new Feed({
    id: address,
    title: 'Lanewatch: roster changes',
    description: 'Who goes where among the pro teams, as this server has written it down.',
    link: `${base}/pro-players`,
    language: 'en',
    feedLinks: { atom: address },
    generator: 'Lanewatch',
    // Without a change there is no better date than the first one there is.
    updated: new Date(Math.max(0, ...changes.map(({ recordedAt }) => recordedAt))),
  })
  for (const change of changes) {
    feed.addItem({
      id: `${address}#${change.number}`,
      title: toHtml(sentenceOf(change)),
      link: change.evidence ?? `${base}${pathOf(change)}`,
      description: toHtml(detailsOf(change)),
      date: new Date(change.recordedAt),
      published: new Date(change.at),
      author: [{ name: toXml(change.by) }],
    })
  }
  return feed.atom1()
}

function pathOf({ toTeam, fromTeam }: RosterChange): string {
  const team = toTeam ?? fromTeam
  return team === null ? '/pro-players' : `/team/${team.toLowerCase()}`
}

/** What a change did, in a sentence without its full stop. */
function sentenceOf(change: RosterChange): string {
  const { kind, playerName, role, fromTeam, toTeam } = change
  switch (kind) {
    case 'ADDED':
      return toTeam === null ? `${playerName} (${role}) was added` : `${playerName} (${role}) was added to ${toTeam}`
    case 'UPDATED':
      return change.previousRole === null ? `${playerName} has one more account` : `${playerName} plays ${role} now`
    case 'TRANSFERRED':
      if (fromTeam === null) return `${playerName} (${role}) joins ${toTeam}`
      if (toTeam === null) return `${playerName} (${role}) leaves ${fromTeam}`
      return `${playerName} (${role}) goes from ${fromTeam} to ${toTeam}`
    case 'REMOVED':
      return `${playerName} was taken out of the rosters`
    case 'UNDONE':
      return `A change of ${playerName} was taken back`
  }
}

function detailsOf({ account, reason, undoneBy }: RosterChange): string {
  const riotId = account === null ? null : `Account: ${account.gameName}#${account.tagLine}.`
  return [riotId, reason, undoneBy === null ? null : 'This change was taken back.']
    .filter((part) => part !== null)
    .join(' ')
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The library says of titles and summaries that they are HTML, and puts them in as they are. */
function toHtml(text: string): string {
  return toXml(text).replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

/** The text without what no XML can hold, however it is written: one such character, and no reader reads the feed. */
function toXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
}
