import { type AccountChecks, accountChecksCollection } from '../../gateway/active-games/collections/account-checks.ts'
import { activeGamesCollection } from '../../gateway/active-games/collections/active-games.ts'
import type { ActiveGame, ActiveParticipant } from '../../gateway/active-games/rules/active-game.ts'
import type { ProGame } from '../../gateway/active-games/rules/pro-game.ts'
import { liveSourcesCollection } from '../../gateway/delivery/collections/live-sources.ts'
import { nextRevision } from '../../gateway/delivery/rules/live-item.ts'
import type { LiveSource } from '../../gateway/delivery/rules/live-source.ts'
import { proTeamsCollection } from '../../gateway/rosters/collections/pro-teams.ts'
import { currentTeamOf, type ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import type { Platform } from '../../gateway/shared/region.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { streamsCollection } from '../../gateway/streams/collections/streams.ts'
import type { LiveBroadcast, ProStream } from '../../gateway/streams/rules/pro-stream.ts'
import { LEAGUE_OF_LEGENDS_GAME_ID } from '../../gateway/streams/rules/stream-game.ts'

const MINUTE_MS = 60_000

/** Seats of an ordinary game: champion, both spells, keystone and both rune trees. Blue comes first. */
const SEATS = [
  [266, 4, 12, 8010, 8000, 8400],
  [64, 4, 11, 8010, 8000, 8100],
  [103, 4, 14, 8112, 8100, 8000],
  [222, 4, 7, 8005, 8000, 8200],
  [412, 4, 3, 8439, 8400, 8300],
  [86, 4, 12, 8010, 8000, 8400],
  [254, 4, 11, 8010, 8000, 8300],
  [238, 4, 14, 8112, 8100, 8200],
  [51, 4, 7, 8021, 8000, 8300],
  [267, 4, 3, 8214, 8200, 8300],
] as const

type StreamDetails = Partial<Omit<ProStream, 'live'>> & {
  /** Changes to the default broadcast; null for a channel that is not live. */
  readonly live?: Partial<LiveBroadcast> | null
}

type GameDetails = Partial<ActiveGame> & {
  /** Changes to the default seats, in their order. */
  readonly seats?: readonly Partial<ActiveParticipant>[]
  readonly observedAt?: number
}

/**
 * Writes live data like the workers, with invented values for everything that is not given. Works beside a server on the same
 * store: every write has a newer revision than all documents there.
 */
export function openLiveWorld(store: DocumentStore, clock: { now(): number }) {
  const streams = openCollection(store, streamsCollection)
  const games = openCollection(store, activeGamesCollection)
  const sources = openCollection(store, liveSourcesCollection)
  const checks = openCollection(store, accountChecksCollection)
  const teams = openCollection(store, proTeamsCollection)

  async function nextRevisionIn(collection: typeof streams | typeof games): Promise<number> {
    const all = await collection.list({ limit: 1000 })
    return nextRevision(Math.max(0, ...all.map(({ value }) => value.revision)), clock.now())
  }

  /** Player data that is written with the stream and the game. */
  async function describe(player: ProPlayer) {
    const team = currentTeamOf(player)
    const league = team === null ? null : ((await teams.find(team))?.league ?? null)
    return { playerId: player.id, name: player.name, team, league, role: player.role }
  }

  return {
    /** Writes a channel, by default live with League of Legends for half an hour. */
    async putStream(player: ProPlayer, { live = {}, ...details }: StreamDetails = {}): Promise<ProStream> {
      const broadcast: LiveBroadcast | null = live && {
        title: `${player.name} plays`,
        game: { id: LEAGUE_OF_LEGENDS_GAME_ID, name: 'League of Legends' },
        viewers: 1000,
        startedAt: clock.now() - 30 * MINUTE_MS,
        language: 'en',
        ...live,
      }
      const login = `${player.slug.replaceAll(/[^a-z0-9_]/g, '')}_live`
      const stream: ProStream = {
        revision: await nextRevisionIn(streams),
        goneAt: null,
        ...(await describe(player)),
        login,
        rosterLogin: login,
        channelId: String(1000 + login.length),
        channel: 'KNOWN',
        heard: null,
        displayName: player.name,
        live: broadcast,
        lastLiveAt: broadcast?.startedAt ?? null,
        ...details,
      }
      await store.transaction(async (transaction) => streams.in(transaction).set(player.id, stream))
      return stream
    },

    /** Removes a channel. */
    async endStream(player: ProPlayer): Promise<ProStream> {
      const [stream, revision] = [await streams.find(player.id), await nextRevisionIn(streams)]
      if (stream === null) throw new Error(`${player.name} has no stream.`)
      const ended = { ...stream, revision, goneAt: clock.now() }
      await store.transaction(async (transaction) => streams.in(transaction).set(player.id, ended))
      return ended
    },

    /**
     * Writes a game with these pros in its first seats, by default on Summoner's Rift for ten minutes. Each pro plays on their
     * first known account.
     */
    async putGame(pros: readonly ProPlayer[], details: GameDetails = {}): Promise<ProGame> {
      const { seats = [], observedAt = clock.now(), ...game } = details
      const platform = game.platform ?? pros[0]?.accounts[0]?.platform ?? 'EUW1'
      const participants = game.participants ?? SEATS.map((_, index) => seatAt(index, pros[index], seats[index]))
      const revision = await nextRevisionIn(games)
      const proGame: ProGame = {
        revision,
        goneAt: null,
        game: {
          matchId: `${platform}_${revision % 10_000_000_000}`,
          platform,
          queueId: 420,
          gameMode: 'CLASSIC',
          gameType: 'MATCHED',
          mapId: 11,
          startedAt: clock.now() - 10 * MINUTE_MS,
          bans: SEATS.map((_, index) => ({
            championId: 1 + index,
            teamId: index < 5 ? 100 : 200,
            pickTurn: index + 1,
          })),
          ...game,
          participants,
        },
        pros: await Promise.all(pros.map(async (pro) => ({ ...(await describe(pro)), puuid: puuidOf(pro) }))),
        observedAt,
      }
      await store.transaction(async (transaction) => games.in(transaction).set(proGame.game.matchId, proGame))
      return proGame
    },

    /** Marks a game as over. */
    async endGame({ game }: ProGame): Promise<void> {
      const [known, revision] = [await games.find(game.matchId), await nextRevisionIn(games)]
      if (known === null) throw new Error(`${game.matchId} does not run.`)
      const ended = { ...known, revision, goneAt: clock.now() }
      await store.transaction(async (transaction) => games.in(transaction).set(game.matchId, ended))
    },

    /** Replaces the results of Riot's last account checks of a platform, by PUUID. */
    async putChecks(platform: Platform, accounts: AccountChecks['accounts']): Promise<void> {
      await store.transaction(async (transaction) => checks.in(transaction).set(platform, { accounts }))
    },

    /** Writes the state of a source, by default answered just now. */
    async putSource(id: 'streams' | 'active_games', details: Partial<LiveSource> = {}): Promise<void> {
      const source: LiveSource = { state: 'OK', observedAt: clock.now(), ...details }
      await store.transaction(async (transaction) => sources.in(transaction).set(id, source))
    },
  }
}

/** PUUID of the account that a player uses in these games. */
export function puuidOf({ accounts, slug }: ProPlayer): string {
  return accounts.find(({ puuid }) => puuid !== null)?.puuid ?? `puuid-of-${slug}`
}

function seatAt(index: number, pro?: ProPlayer, details: Partial<ActiveParticipant> = {}): ActiveParticipant {
  const [championId = 0, spell1Id = 0, spell2Id = 0, keystoneId = null, primaryStyleId = null, subStyleId = null] =
    SEATS[index] ?? []
  const unknownAccount = { puuid: `puuid-${index}`, gameName: `Stranger ${index + 1}`, tagLine: 'EUW' }
  const account = pro?.accounts[0]
  return {
    kind: 'ACCOUNT',
    ...(pro === undefined
      ? unknownAccount
      : { puuid: puuidOf(pro), gameName: account?.gameName ?? pro.name, tagLine: account?.tagLine ?? 'PRO' }),
    teamId: index < 5 ? 100 : 200,
    championId,
    spell1Id,
    spell2Id,
    keystoneId,
    primaryStyleId,
    subStyleId,
    profileIconId: 1,
    ...details,
  }
}
