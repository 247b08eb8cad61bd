import { type ChampionRecord, isRecorded, nothingOn, recordsByChampion } from '../../accounts/rules/champion-record.ts'
import { type QueueFilter, queueIdsOf } from '../../game-data/rules/queue.ts'
import type { StaticData } from '../../game-data/services/static-data.ts'
import { findLaneOpponent } from '../../matches/rules/lane-opponent.ts'
import { findEntry } from '../../matches/services/history-entry.ts'
import type { Matches } from '../../matches/services/matches.ts'
import { countedAccounts } from '../../rosters/rules/account-doubt.ts'
import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import { comparePositions, parseCursor, toCursor } from '../../shared/position.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { createShortCache } from '../../store/short-cache.ts'
import { matchBuildsCollection } from '../collections/match-builds.ts'
import { participationsCollection } from '../collections/participations.ts'
import { isBuildOf, parseBuildLine } from '../rules/build-line.ts'
import type { GameBuild } from '../rules/game-build.ts'
import { matchBuildsId } from '../rules/match-builds.ts'
import { MAX_MATCHUPS } from '../rules/order-matchups.ts'
import { MAX_PLAYER_GAMES, type PlayerGame } from '../rules/player-games.ts'
import { rankTallies, type TallyShare } from '../rules/rank-tallies.ts'
import { summariseBuilds } from '../rules/summarise-builds.ts'
import type { ChampionBuilds } from './champion-builds.ts'
import type { ProMatch } from './champion-matches.ts'
import { idsOf, type KnownGames } from './known-games.ts'
import type { MatchPage } from './match-page.ts'

/** Lifetime of what is kept in memory, which all viewers share, in milliseconds. */
const LIFETIME_MS = 10_000

/** Number of summaries that are kept in memory, some 20 kB each. */
const KEPT_SUMMARIES = 200

/** Builds in one read, of some 2 kB each. */
const BUILDS_AT_ONCE = 50

/** Filter and range of a player's games. A game has to fit every field that is not null. */
export interface PlayerGamesRequest {
  readonly championId: number | null
  readonly queue: QueueFilter | null
  /** 1 to 50. */
  readonly first: number
  /** The cursor of an earlier page; null for the first page. */
  readonly after: string | null
}

/** Games of a pro player on a champion: the newest known ones in ranked, normal and Clash queues, at most {@link MAX_PLAYER_GAMES}. */
export interface PlayerOnChampion {
  readonly championId: number
  readonly record: ChampionRecord
  /** Start of the oldest summed game, in milliseconds since 1970; null without games. */
  readonly since: number | null
  /** Start of the newest game, in milliseconds since 1970; null without games. */
  readonly lastPlayedAt: number | null
  /** True when older games were left out. */
  readonly hasOlder: boolean
  /** Most games first; of the games with a known opponent. */
  readonly matchups: readonly TallyShare[]
  /** Number of games in which exactly one opponent was in the same lane. */
  readonly gamesWithOpponent: number
  readonly builds: ChampionBuilds
}

/**
 * The known games of pro players over all of their accounts, without those in doubt: at most 500 of each account. Sends no request to
 * Riot. Results may be ten seconds old.
 */
export interface PlayerGames {
  /** Newest first, each match once. Throws `InvalidCursorError`. */
  listPage(player: ProPlayer, request: PlayerGamesRequest): Promise<MatchPage<ProMatch>>
  /**
   * The newest games of several players, newest first. A match of two of them is one game, of the player who is first in the list.
   */
  listNewest(players: readonly ProPlayer[], first: number): Promise<readonly ProMatch[]>
  sumUp(player: ProPlayer, championId: number): Promise<PlayerOnChampion>
  /** Clears what is kept in memory. */
  forget(): void
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly matches: Pick<Matches, 'listStored'>
  readonly staticData: Pick<StaticData, 'item'>
  readonly knownGames: KnownGames
}

export function createPlayerGames({ store, clock, matches, staticData, knownGames }: Dependencies): PlayerGames {
  const participations = openCollection(store, participationsCollection)
  const matchBuilds = openCollection(store, matchBuildsCollection)
  const knownSummaries = createShortCache<PlayerOnChampion>({ clock, lifetimeMs: LIFETIME_MS, most: KEPT_SUMMARIES })

  const listGames = (player: ProPlayer) => knownGames.list(countedAccounts(player))

  /** Returns the lane opponents and patches of a player's counted games on a champion, by match. */
  async function readParticipations(player: ProPlayer, championId: number) {
    const listed = await participations.list({
      where: [
        { field: 'championId', equals: championId },
        { field: 'playerId', equals: player.id },
      ],
      orderBy: { field: 'startedAt', direction: 'desc' },
      limit: MAX_PLAYER_GAMES,
    })
    return new Map(listed.map(({ value }) => [value.matchId, value]))
  }

  async function readBuilds(games: readonly PlayerGame[]): Promise<readonly GameBuild[]> {
    const builds: GameBuild[] = []
    for await (const some of inBatches(games, BUILDS_AT_ONCE)) {
      const read = await matchBuilds.findMany(some.map(matchBuildsId))
      builds.push(...some.flatMap((game, index) => findBuild(game, read[index]?.lines ?? []) ?? []))
    }
    return builds
  }

  /** A game whose match is no longer stored is left out. */
  async function readMatches(
    games: readonly (PlayerGame & { readonly playerId: string })[],
  ): Promise<readonly ProMatch[]> {
    const records = await matches.listStored(games.map(({ matchId }) => matchId))
    return games.flatMap(({ puuid, playerId }, index) => {
      const record = records[index] ?? null
      const entry = record === null ? null : findEntry(record, puuid)
      if (entry === null) return []
      const opponent = findLaneOpponent(entry.participant, entry.record.match.participants)
      return [{ ...entry, playerId, opponent }]
    })
  }

  return {
    async listPage(player, { championId, queue, first, after }) {
      const start = after === null ? null : parseCursor(after)
      const queueIds = queue === null ? null : queueIdsOf(queue)
      const wanted = (await listGames(player)).filter(
        (game) =>
          (championId === null || game.championId === championId) &&
          (queueIds === null || queueIds.includes(game.queueId)) &&
          (start === null || comparePositions(game, start) > 0),
      )
      const page = wanted.slice(0, first)
      const last = page.at(-1)
      return {
        matches: await readMatches(page.map((game) => ({ ...game, playerId: player.id }))),
        hasNextPage: wanted.length > first,
        hasPreviousPage: start !== null,
        endCursor: last === undefined ? null : toCursor(last),
      }
    },

    async listNewest(players, first) {
      const games = new Map<string, PlayerGame & { readonly playerId: string }>()
      // One player after the other: each list is parsed, and other work gets a turn between two.
      for (const player of players) {
        for (const game of (await listGames(player)).slice(0, first)) {
          if (!games.has(game.matchId)) games.set(game.matchId, { ...game, playerId: player.id })
        }
      }
      return readMatches([...games.values()].toSorted(comparePositions).slice(0, first))
    },

    sumUp: (player, championId) =>
      knownSummaries(`${keyOf(player)} ${championId}`, async () => {
        const played = (await listGames(player)).filter((game) => game.championId === championId && isRecorded(game))
        const games = played.slice(0, MAX_PLAYER_GAMES)
        const counted = await readParticipations(player, championId)
        const known = games.flatMap(({ matchId }) => counted.get(matchId) ?? [])
        const opponents = known.filter(({ versus }) => versus !== 0)
        const hasOlder = played.length > games.length
        return {
          championId,
          record: recordsByChampion(games).get(championId) ?? nothingOn(championId),
          since: games.at(-1)?.startedAt ?? null,
          lastPlayedAt: games[0]?.startedAt ?? null,
          hasOlder,
          matchups: listMatchups(opponents),
          gamesWithOpponent: opponents.length,
          builds: {
            ...summariseBuilds(await readBuilds(games), (itemId) => staticData.item(itemId)),
            patches: [...new Set(known.map(({ patch }) => patch))],
            countedGames: games.length,
            hasOlder,
          },
        }
      }),

    forget() {
      knownGames.forget()
      knownSummaries.clear()
    },
  }
}

/** Changes with the player's accounts. */
function keyOf(player: ProPlayer): string {
  return [player.id, ...idsOf(countedAccounts(player))].join(' ')
}

/** A team never has a champion twice, so the champion and the result name one of the builds of a match. */
function findBuild({ championId, win }: PlayerGame, lines: readonly string[]): GameBuild | null {
  const builds = lines.filter((line) => isBuildOf(championId, line)).map(parseBuildLine)
  return builds.find((build) => build.win === win) ?? null
}

function listMatchups(games: readonly { readonly versus: number; readonly win: boolean }[]): readonly TallyShare[] {
  const tallies = Object.fromEntries(
    [...Map.groupBy(games, ({ versus }) => versus)].map(([versus, group]) => {
      return [versus, [group.length, group.filter(({ win }) => win).length] as const]
    }),
  )
  return rankTallies(tallies, games.length, MAX_MATCHUPS)
}
