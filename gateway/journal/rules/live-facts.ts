import type { ProGame } from '../../active-games/rules/pro-game.ts'
import type { LiveSource } from '../../delivery/rules/live-source.ts'
import type { ProStream } from '../../streams/rules/pro-stream.ts'
import type { JournalProgress } from '../collections/journal-progress.ts'
import type { JournalFacts } from './journal-entry.ts'

type Broadcasts = NonNullable<JournalProgress['streams']>

/** A broadcast of a pro player. */
type Broadcast = Broadcasts[string]

/** The parts of pro players in running games, by `{match id}_{PUUID}`. */
type PlayedGames = NonNullable<JournalProgress['games']>

/** The part of a pro player in a game. */
export type PlayedGame = PlayedGames[string]

/** The current items of a live feed. */
interface Snapshot<T> {
  readonly items: readonly T[]
  readonly source: LiveSource
}

export interface LiveSnapshots {
  readonly streams: Snapshot<ProStream>
  readonly games: Snapshot<ProGame>
}

/** Returns the broadcast of a stream; null for one that is offline, gone or missing. */
export function toBroadcast(stream: ProStream | null): Broadcast | null {
  if (stream === null || stream.goneAt !== null || stream.live === null) return null
  const { playerId, name, login, live } = stream
  return { pro: { playerId, name }, login, title: live.title, startedAt: live.startedAt }
}

/** Returns the games of all pros who are seen in a running game; none once it is over. */
export function toPlayedGames(item: ProGame | null): PlayedGames {
  if (item === null || item.goneAt !== null) return {}
  const { matchId, platform, queueId, participants } = item.game
  return Object.fromEntries(
    item.pros.flatMap(({ playerId, name, puuid }) => {
      const seat = participants.find((one) => one.kind === 'ACCOUNT' && one.puuid === puuid)
      if (seat === undefined) return []
      const { gameName, tagLine, championId } = seat
      const account = { platform, puuid, gameName, tagLine }
      return [[`${matchId}_${puuid}`, { pro: { playerId, name }, account, matchId, queueId, championId }] as const]
    }),
  )
}

/** Returns what has happened to a stream: its broadcast ended, another one began, or both. */
export function broadcastFacts(before: Broadcast | null, now: Broadcast | null): readonly JournalFacts[] {
  if (before?.startedAt === now?.startedAt) return []
  return [
    ...(before === null ? [] : [{ kind: 'STREAM_ENDED' as const, ...before }]),
    ...(now === null ? [] : [{ kind: 'STREAM_STARTED' as const, ...now }]),
  ]
}

/** Returns what has happened to a game: it ended for some pros, or began for others. */
export function gameFacts(before: PlayedGames, now: PlayedGames): readonly JournalFacts[] {
  const ended = Object.entries(before).filter(([key]) => !(key in now))
  const started = Object.entries(now).filter(([key]) => !(key in before))
  return [
    ...ended.map(([, game]) => ({ kind: 'GAME_ENDED' as const, ...game })),
    ...started.map(([, game]) => ({ kind: 'GAME_STARTED' as const, ...game })),
  ]
}

/** Returns the players whose stream differs from what the journal knows; none before the first poll. */
export function listChangedStreams({ streams: known }: JournalProgress, { streams }: LiveSnapshots): readonly string[] {
  if (known === null) return []
  const live = toBroadcasts(streams)
  return Object.keys({ ...known, ...live }).filter(
    (playerId) => known[playerId]?.startedAt !== live[playerId]?.startedAt,
  )
}

/** Returns the matches of games that differ from what the journal knows; none before the first poll. */
export function listChangedGames({ games: known }: JournalProgress, { games }: LiveSnapshots): readonly string[] {
  if (known === null) return []
  const running = toAllGames(games)
  const changed = Object.entries({ ...known, ...running }).filter(([key]) => !(key in known) || !(key in running))
  return [...new Set(changed.map(([, { matchId }]) => matchId))]
}

export function gamesOf({ games }: JournalProgress, matchId: string): PlayedGames {
  return Object.fromEntries(Object.entries(games ?? {}).filter(([, game]) => game.matchId === matchId))
}

/** Returns the state of what has been polled for the first time, which is no news; null when there is none. */
export function findFirstLook(
  known: JournalProgress,
  { streams, games }: LiveSnapshots,
): Partial<Pick<JournalProgress, 'streams' | 'games'>> | null {
  const areStreamsNew = known.streams === null && isPolled(streams.source)
  const areGamesNew = known.games === null && isPolled(games.source)
  if (!areStreamsNew && !areGamesNew) return null
  return { ...(areStreamsNew && { streams: toBroadcasts(streams) }), ...(areGamesNew && { games: toAllGames(games) }) }
}

function isPolled({ state, observedAt }: LiveSource): boolean {
  return state === 'OFF' || observedAt !== null
}

function toBroadcasts({ items }: Snapshot<ProStream>): Broadcasts {
  return Object.fromEntries(
    items.flatMap((stream) => {
      const broadcast = toBroadcast(stream)
      return broadcast === null ? [] : [[stream.playerId, broadcast] as const]
    }),
  )
}

function toAllGames({ items }: Snapshot<ProGame>): PlayedGames {
  return Object.fromEntries(items.flatMap((item) => Object.entries(toPlayedGames(item))))
}
