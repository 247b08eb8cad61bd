import { nextRevision } from './live-item.ts'
import { currentTeamOf, type ProPlayer, type ProTeam } from './pro-scene.ts'
import type { LiveBroadcast, ProStream } from './pro-stream.ts'

/** A channel that the rosters know of. */
export type RosterChannel = Pick<ProStream, 'playerId' | 'name' | 'team' | 'league' | 'role' | 'login'> & {
  /** What the rosters call the channel, as it is written. */
  readonly handle: string
}

/** What Twitch says of a channel, live or not. */
export type KnownChannel = {
  readonly channelId: string
  /** As the owner writes it. */
  readonly displayName: string
}

/** What Twitch says of a channel that is live. */
export type SeenBroadcast = LiveBroadcast & {
  readonly channelId: string
}

/** One answer of Twitch's about every channel. */
export type StreamsAnswer = {
  /** Milliseconds since 1970. */
  readonly observedAt: number
  /** The channels that are live, by login. */
  readonly live: ReadonlyMap<string, SeenBroadcast>
}

/** Everything that the next state of the streams follows from. */
export type StreamsBefore = {
  /** Every stream that is kept, also those that are gone, by the id of the player. */
  readonly known: ReadonlyMap<string, ProStream>
  /** When streams were last seen that are kept as live and that the last answer lacked, by the id of the player. */
  readonly missedSince: ReadonlyMap<string, number>
  readonly channels: readonly RosterChannel[]
  /** What Twitch has told of channels, by login. */
  readonly told: ReadonlyMap<string, KnownChannel>
  /** Null when Twitch could not be asked: then only the rosters are followed. */
  readonly answer: StreamsAnswer | null
  /** When Twitch answered the time before, in milliseconds since 1970; null when it never has. */
  readonly answeredBefore: number | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What is different then. */
export type NextStreams = {
  /** The streams that have changed, by ascending revision. */
  readonly changed: readonly ProStream[]
  readonly missedSince: ReadonlyMap<string, number>
}

/** The channels of all players who have one: one each, the first that he is linked to. */
export function listRosterChannels(
  players: readonly ProPlayer[],
  findTeam: (code: string) => Pick<ProTeam, 'league'> | null,
): readonly RosterChannel[] {
  return players.flatMap((player) => {
    const handle = player.links.find((link) => link.kind === 'TWITCH' && link.handle !== null)?.handle ?? null
    if (handle === null) return []
    const team = currentTeamOf(player)
    const league = team === null ? null : (findTeam(team)?.league ?? null)
    const { id: playerId, name, role } = player
    return [{ playerId, name, team, league, role, login: handle.toLowerCase(), handle }]
  })
}

/**
 * What becomes of the streams. A channel that is missing from one answer is still live, because Twitch leaves live ones
 * out at times; after the second answer without it, it is not, and was last seen at the answer before the first. Whoever
 * has left the rosters, or has no channel any more, leaves a stream that is gone. Only what differs is told, each with a
 * revision of its own.
 */
export function nextStreams(before: StreamsBefore): NextStreams {
  const { known, channels, now } = before
  const missedSince = new Map<string, number>()
  const changed: ProStream[] = []
  let latest = latestOf(known)

  function note(next: ProStream): void {
    latest = nextRevision(latest, now)
    changed.push({ ...next, revision: latest })
  }

  for (const channel of channels) {
    const present = known.get(channel.playerId) ?? null
    const next = follow(channel, present, before, missedSince)
    if (present === null || !isSame(present, next)) note(next)
  }
  const wanted = new Set(channels.map(({ playerId }) => playerId))
  for (const stream of known.values()) {
    if (stream.goneAt === null && !wanted.has(stream.playerId)) note({ ...stream, live: null, goneAt: now })
  }
  return { changed, missedSince }
}

/** The streams that are not told as live any more because nobody will ask, by ascending revision. */
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

/** The stream of a channel. Notes in `missedSince` when it is missing for the first time. */
function follow(
  { handle, ...facts }: RosterChannel,
  present: ProStream | null,
  { answer, answeredBefore, missedSince: missedBefore, told }: StreamsBefore,
  missedSince: Map<string, number>,
): ProStream {
  // Another channel, or one that comes back, is begun anew: what was kept may be another owner's.
  const same = present !== null && present.goneAt === null && present.login === facts.login ? present : null
  const seen = answer?.live.get(facts.login) ?? null
  const user = told.get(facts.login) ?? null
  const channelId = same?.channelId ?? user?.channelId ?? seen?.channelId ?? null
  // A login that was given up can be somebody else's: he is not shown as the player.
  const broadcast = seen !== null && seen.channelId === channelId ? toBroadcast(seen) : null
  const stream = {
    ...facts,
    revision: present?.revision ?? 0,
    goneAt: null,
    channelId,
    displayName: user !== null && user.channelId === channelId ? user.displayName : (same?.displayName ?? handle),
  }
  if (broadcast !== null) return { ...stream, live: broadcast, lastLiveAt: broadcast.startedAt }
  const { live, lastLiveAt } = same ?? { live: null, lastLiveAt: null }
  if (live === null) return { ...stream, live, lastLiveAt }

  const missed = missedBefore.get(facts.playerId) ?? null
  if (answer !== null && missed !== null) return { ...stream, live: null, lastLiveAt: missed }
  const lastSeen = missed ?? (answer === null ? null : (answeredBefore ?? live.startedAt))
  if (lastSeen !== null) missedSince.set(facts.playerId, lastSeen)
  return { ...stream, live, lastLiveAt }
}

function toBroadcast({ title, game, viewers, startedAt, language }: SeenBroadcast): LiveBroadcast {
  return { title, game, viewers, startedAt, language }
}

/** Whether nothing differs that anybody is told. */
function isSame(a: ProStream, b: ProStream): boolean {
  return (
    a.goneAt === b.goneAt &&
    a.name === b.name &&
    a.team === b.team &&
    a.league === b.league &&
    a.role === b.role &&
    a.login === b.login &&
    a.channelId === b.channelId &&
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
