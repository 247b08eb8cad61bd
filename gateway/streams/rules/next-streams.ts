import { nextRevision } from '../../delivery/rules/live-item.ts'
import { currentTeamOf, type ProPlayer, type ProTeam } from '../../rosters/rules/pro-scene.ts'
import { hasEnded, hasJustBegun } from './apply-events.ts'
import { findFollowedLink } from './channel-state.ts'
import { type ChannelAnswers, type ChannelLink, findPin, type Pin } from './pins.ts'
import type { LiveBroadcast, ProStream } from './pro-stream.ts'

export type RosterChannel = Pick<ProStream, 'playerId' | 'name' | 'team' | 'league' | 'role'> & ChannelLink

export type ObservedBroadcast = LiveBroadcast & {
  readonly channelId: string
  /** Present login of the channel, in lower case. */
  readonly login: string
}

/** One answer of Twitch about all channels. */
export type StreamsAnswer = {
  /** Milliseconds since 1970. */
  readonly observedAt: number
  /** By id of the channel. */
  readonly live: ReadonlyMap<string, ObservedBroadcast>
}

export type StreamsBefore = {
  /** Every stored stream, including removed ones, by player id. */
  readonly known: ReadonlyMap<string, ProStream>
  /** Time when a stream was last seen, for streams that are stored as live but were missing from the last answer. By player id. */
  readonly missedSince: ReadonlyMap<string, number>
  readonly channels: readonly RosterChannel[]
  readonly answers: ChannelAnswers
  /** Null when Twitch could not be asked: then only roster changes are applied. */
  readonly answer: StreamsAnswer | null
  /** Time of Twitch's previous answer, in milliseconds since 1970; null before the first one. */
  readonly answeredBefore: number | null
  /** Milliseconds since 1970. */
  readonly now: number
}

export type NextStreams = {
  /** The changed streams, by ascending revision. */
  readonly changed: readonly ProStream[]
  readonly missedSince: ReadonlyMap<string, number>
}

/** Returns one channel for each player who has any: the first Twitch link. */
export function listRosterChannels(
  players: readonly ProPlayer[],
  findTeam: (code: string) => Pick<ProTeam, 'league'> | null,
): readonly RosterChannel[] {
  return players.flatMap((player) => {
    const handle = findFollowedLink(player.links)?.handle ?? null
    if (handle === null) return []
    const team = currentTeamOf(player)
    const league = team === null ? null : (findTeam(team)?.league ?? null)
    const { id: playerId, name, role } = player
    return [{ playerId, name, team, league, role, rosterLogin: handle.toLowerCase(), handle }]
  })
}

/**
 * Computes the next state of the streams, and returns only those that changed, each with its own revision. A channel
 * that is missing from one answer stays live, because Twitch sometimes leaves out live channels. After the second
 * answer without it, it is offline, and its last-seen time is the answer before the first miss. The stream of a player
 * who left the rosters, or who has no channel any more, is marked as removed. A channel that exists no more is not live.
 */
export function nextStreams(before: StreamsBefore): NextStreams {
  const { known, channels, now } = before
  const missedSince = new Map<string, number>()
  const changed: ProStream[] = []
  let latest = latestOf(known)

  function record(next: ProStream): void {
    latest = nextRevision(latest, now)
    changed.push({ ...next, revision: latest })
  }

  for (const channel of channels) {
    const stored = known.get(channel.playerId) ?? null
    const next = nextStream(channel, stored, before, missedSince)
    if (stored === null || !isSame(stored, next)) record(next)
  }
  const wanted = new Set(channels.map(({ playerId }) => playerId))
  for (const stream of known.values()) {
    if (stream.goneAt === null && !wanted.has(stream.playerId)) record({ ...stream, live: null, goneAt: now })
  }
  return { changed, missedSince }
}

/** Returns the live streams as offline, for a source that will not be polled any more, by ascending revision. */
export function endStreams(
  known: ReadonlyMap<string, ProStream>,
  lastSeenAt: number | null,
  now: number,
): readonly ProStream[] {
  let latest = latestOf(known)
  return Array.from(known.values()).flatMap((stream) => {
    if (stream.live === null) return []
    latest = nextRevision(latest, now)
    return [{ ...stream, revision: latest, live: null, lastLiveAt: lastSeenAt ?? stream.live.startedAt }]
  })
}

function latestOf(known: ReadonlyMap<string, ProStream>): number {
  return Math.max(0, ...Array.from(known.values(), ({ revision }) => revision))
}

/** Returns the next state of one channel's stream. Records it in `missedSince` when it is missing for the first time. */
function nextStream(
  { handle, rosterLogin, ...facts }: RosterChannel,
  stored: ProStream | null,
  { answer, answers, answeredBefore, missedSince: missedBefore, now }: StreamsBefore,
  missedSince: Map<string, number>,
): ProStream {
  const pin = toLivePin(findPin(stored, { rosterLogin, handle }, answers), answer)
  // Another channel starts from scratch: the stored data belongs to another owner.
  const same = stored !== null && stored.goneAt === null && stored.channelId === pin.channelId ? stored : null
  const listed = pin.channelId === null ? null : (answer?.live.get(pin.channelId) ?? null)
  // Lists lag behind messages.
  const seen = listed !== null && same !== null && hasEnded(same, listed.startedAt, now) ? null : listed
  const heard = same?.heard ?? null
  const stream = { ...facts, ...pin, rosterLogin, heard, revision: stored?.revision ?? 0, goneAt: null }
  if (seen !== null) return { ...stream, live: toBroadcast(seen), lastLiveAt: seen.startedAt }
  const { live, lastLiveAt } = same ?? { live: null, lastLiveAt: null }
  if (live === null) return { ...stream, live, lastLiveAt }

  if (pin.channel !== 'UNAVAILABLE' && hasJustBegun(stream, now)) return { ...stream, live, lastLiveAt }
  const missed = missedBefore.get(facts.playerId) ?? null
  const isOver = missed !== null || pin.channel === 'UNAVAILABLE'
  if (answer !== null && isOver)
    return { ...stream, live: null, lastLiveAt: missed ?? answeredBefore ?? live.startedAt }
  const lastSeen = missed ?? (answer === null ? null : (answeredBefore ?? live.startedAt))
  if (lastSeen !== null) missedSince.set(facts.playerId, lastSeen)
  return { ...stream, live, lastLiveAt }
}

/** A live channel exists, and its stream names its login: that counts when the answer about channels lacks it. */
function toLivePin(pin: Pin, answer: StreamsAnswer | null): Pin {
  const seen = pin.channelId === null ? undefined : answer?.live.get(pin.channelId)
  return seen === undefined ? pin : { ...pin, login: seen.login, channel: 'KNOWN' }
}

function toBroadcast({ title, game, viewers, startedAt, language }: ObservedBroadcast): LiveBroadcast {
  return { title, game, viewers, startedAt, language }
}

/** Returns true when no published field differs. */
function isSame(a: ProStream, b: ProStream): boolean {
  return (
    a.goneAt === b.goneAt &&
    a.name === b.name &&
    a.team === b.team &&
    a.league === b.league &&
    a.role === b.role &&
    a.login === b.login &&
    a.rosterLogin === b.rosterLogin &&
    a.channelId === b.channelId &&
    a.channel === b.channel &&
    a.displayName === b.displayName &&
    a.lastLiveAt === b.lastLiveAt &&
    isSameBroadcast(a.live, b.live)
  )
}

function isSameBroadcast(a: LiveBroadcast | null, b: LiveBroadcast | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.title === b.title &&
    a.game?.id === b.game?.id &&
    a.game?.name === b.game?.name &&
    a.viewers === b.viewers &&
    a.startedAt === b.startedAt &&
    a.language === b.language
  )
}
