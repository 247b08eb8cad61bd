import { activeGamesCollection } from '../../active-games/collections/active-games.ts'
import type { ProGame } from '../../active-games/rules/pro-game.ts'
import type { LiveFeed } from '../../delivery/feeds/live-feed.ts'
import type { Pauses } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { streamsCollection } from '../../streams/collections/streams.ts'
import type { ProStream } from '../../streams/rules/pro-stream.ts'
import {
  broadcastFacts,
  findFirstLook,
  gameFacts,
  gamesOf,
  listChangedGames,
  listChangedStreams,
  type LiveSnapshots,
  type PlayedGame,
  toBroadcast,
  toPlayedGames,
} from '../rules/live-facts.ts'
import type { KnownProgress } from './journal-progress.ts'

/** Streams and games whose changes are written in one transaction. */
const WRITTEN_AT_ONCE = 50

/** Interval at which the progress is read again: another worker may have written it until a moment ago. */
const READ_AGAIN_MS = 60_000

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly progress: KnownProgress
  readonly feeds: { readonly streams: LiveFeed<ProStream>; readonly activeGames: LiveFeed<ProGame> }
  /** Called with each game that has ended for a pro, once that is in the journal. */
  readonly onGameEnded: (game: PlayedGame, at: number) => void
}

/**
 * Journals streams and games that began or ended. The feeds only say which documents to look at: the entries follow from the
 * documents themselves, in the transaction that writes them.
 */
export function createLiveJournal({ store, clock, progress, feeds, onGameEnded }: Dependencies) {
  const streams = openCollection(store, streamsCollection)
  const games = openCollection(store, activeGamesCollection)

  async function look(): Promise<LiveSnapshots> {
    return { streams: await feeds.streams.look(), games: await feeds.activeGames.look() }
  }

  async function write(snapshots: LiveSnapshots, at: number): Promise<void> {
    let ended: readonly PlayedGame[] = []
    await progress.advance(at, async ({ transaction, appender, progress: before }) => {
      const playerIds = listChangedStreams(before, snapshots).slice(0, WRITTEN_AT_ONCE)
      const matchIds = listChangedGames(before, snapshots).slice(0, WRITTEN_AT_ONCE)
      const readStreams = await streams.in(transaction).findMany(playerIds)
      const readGames = await games.in(transaction).findMany(matchIds)
      const first = findFirstLook(before, snapshots)
      const nextStreams = new Map(Object.entries(before.streams ?? {}))
      const nextGames = new Map(Object.entries(before.games ?? {}))
      let isNew = false
      ended = []

      for (const [index, playerId] of playerIds.entries()) {
        const now = toBroadcast(readStreams[index] ?? null)
        const facts = broadcastFacts(before.streams?.[playerId] ?? null, now)
        if (facts.length === 0) continue
        isNew = true
        for (const each of facts) appender.append(each, at)
        if (now === null) nextStreams.delete(playerId)
        else nextStreams.set(playerId, now)
      }
      for (const [index, matchId] of matchIds.entries()) {
        const known = gamesOf(before, matchId)
        const now = toPlayedGames(readGames[index] ?? null)
        const facts = gameFacts(known, now)
        if (facts.length === 0) continue
        isNew = true
        for (const each of facts) appender.append(each, at)
        ended = [...ended, ...facts.filter((each) => each.kind === 'GAME_ENDED')]
        for (const key of Object.keys(known)) nextGames.delete(key)
        for (const [key, game] of Object.entries(now)) nextGames.set(key, game)
      }

      if (!isNew && first === null) return before
      return {
        ...before,
        streams: before.streams && Object.fromEntries(nextStreams),
        games: before.games && Object.fromEntries(nextGames),
        ...first,
      }
    })
    for (const game of ended) onGameEnded(game, at)
  }

  return {
    async run(pauses: Pauses): Promise<void> {
      const snapshots = await pauses.wait(look)
      const now = clock.now()
      const { known, readAt } = progress
      const isDue =
        known === null ||
        now >= readAt + READ_AGAIN_MS ||
        findFirstLook(known, snapshots) !== null ||
        listChangedStreams(known, snapshots).length > 0 ||
        listChangedGames(known, snapshots).length > 0
      if (isDue) await pauses.wait(() => write(snapshots, now))
    },
  }
}
