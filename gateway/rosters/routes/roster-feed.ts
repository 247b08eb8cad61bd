import { Feed } from 'feed'
import { atomResponse } from '../../http/atom-response.ts'
import { toHtml, toXml } from '../../http/feed-text.ts'
import type { Handler } from '../../http/route.ts'
import type { ProPlayer } from '../rules/pro-scene.ts'
import type { RosterChange } from '../rules/roster-change.ts'
import { findShownAccount } from '../rules/shown-account.ts'

const MAX_AGE_SECONDS = 60

export interface RosterFeedOptions {
  /** Lists the newest changes, newest first. */
  readonly listNewest: () => Promise<readonly RosterChange[]>
  /** Returns the present rosters, for the present names of accounts. */
  readonly lookAtRosters: () => Promise<{ readonly findPlayer: (id: string) => ProPlayer | null }>
  /** Public URL of this server, without a trailing slash; null to use the URL of each request. */
  readonly publicUrl: string | null
}

/** Handles `/feeds/roster-changes.atom`: the newest roster changes for feed readers, in English. */
export function createRosterFeed({ listNewest, lookAtRosters, publicUrl }: RosterFeedOptions): Handler {
  return async (request) => {
    const base = publicUrl ?? new URL(request.url).origin
    const [changes, { findPlayer }] = await Promise.all([listNewest(), lookAtRosters()])
    const shown = changes.map((change) => ({
      ...change,
      account: findShownAccount(change, findPlayer(change.playerId)),
    }))
    return atomResponse(toAtom(shown, base), MAX_AGE_SECONDS)
  }
}

function toAtom(changes: readonly RosterChange[], base: string): string {
  const address = `${base}/feeds/roster-changes.atom`
  const feed = new Feed({
    id: address,
    title: 'Lanewatch: roster changes',
    description: 'Transfers and other roster changes of pro teams, recorded by this server.',
    link: `${base}/pro-players`,
    language: 'en',
    feedLinks: { atom: address },
    generator: 'Lanewatch',
    // A feed without changes has no better date than 1970.
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

/** Describes a change in a sentence without a full stop. */
function sentenceOf(change: RosterChange): string {
  const { kind, playerName, role, fromTeam, toTeam } = change
  switch (kind) {
    case 'ADDED':
      return toTeam === null ? `${playerName} (${role}) was added` : `${playerName} (${role}) was added to ${toTeam}`
    case 'UPDATED':
      if (change.account !== null) return `${playerName} has a new account`
      return change.previousRole === null ? `${playerName} was corrected` : `${playerName} now plays ${role}`
    case 'TRANSFERRED':
      if (fromTeam === null) return `${playerName} (${role}) joins ${toTeam}`
      if (toTeam === null) return `${playerName} (${role}) leaves ${fromTeam}`
      return `${playerName} (${role}) moves from ${fromTeam} to ${toTeam}`
    case 'REMOVED':
      return `${playerName} was removed from the rosters`
    case 'UNDONE':
      return `A change to ${playerName} was undone`
  }
}

function detailsOf({ account, reason, undoneBy }: RosterChange): string {
  const riotId = account === null ? null : `Account: ${account.gameName}#${account.tagLine}.`
  return [riotId, reason, undoneBy === null ? null : 'This change was undone.']
    .filter((part) => part !== null)
    .join(' ')
}
