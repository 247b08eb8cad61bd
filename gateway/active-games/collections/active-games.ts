import { z } from 'zod'
import { liveItem } from '../../delivery/collections/live-item.ts'
import { PRO_ROLES } from '../../rosters/rules/pro-role.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const milliseconds = z.int().nonnegative()

const ban = z.object({
  /** -1 when the turn passed without a ban. */
  championId: z.int(),
  /** 100 is blue, 200 is red. */
  teamId: z.int(),
  pickTurn: z.int(),
})

const participant = z.object({
  /** A named account, a player who hides their name, or a bot. */
  kind: z.enum(['ACCOUNT', 'HIDDEN', 'BOT']),
  /** Null unless the seat's kind is `ACCOUNT`. */
  puuid: z.string().nullable(),
  /** Empty unless the seat's kind is `ACCOUNT`. */
  gameName: z.string(),
  /** Empty unless the seat's kind is `ACCOUNT`. */
  tagLine: z.string(),
  /** 100 is blue, 200 is red; 0 in modes without sides. */
  teamId: z.int(),
  championId: z.int(),
  spell1Id: z.int(),
  spell2Id: z.int(),
  /** Null when Riot names none. */
  keystoneId: z.int().nullable(),
  /** The rune style of the keystone; null when Riot names none. */
  primaryStyleId: z.int().nullable(),
  subStyleId: z.int().nullable(),
  profileIconId: z.int(),
})

const game = z.object({
  /** Id of its later match, such as `EUW1_7651547328`. */
  matchId: z.string(),
  platform: z.enum(PLATFORM_CODES),
  queueId: z.int(),
  gameMode: z.string(),
  gameType: z.string(),
  mapId: z.int(),
  /** Milliseconds since 1970; null while the game loads. */
  startedAt: milliseconds.nullable(),
  bans: z.array(ban),
  /** In Riot's order; incomplete while the game loads. */
  participants: z.array(participant),
})

const pro = z.object({
  playerId: z.string(),
  name: z.string(),
  /** Code of the team; null without one. */
  team: z.string().nullable(),
  /** Code of the team's league; null without a team. */
  league: z.string().nullable(),
  role: z.enum(PRO_ROLES),
  puuid: z.string(),
})

const activeGame = liveItem.extend({
  game,
  /** The visible pros, in the order of the seats; never one who hides their name. */
  pros: z.array(pro),
  /** Time when Riot last confirmed that the game runs, in milliseconds since 1970. It grows without a new revision. */
  observedAt: milliseconds,
})

export type ActiveGameDocument = Stored<typeof activeGame>

/** `active_games/{PLATFORM_gameId}`: the running games of pro players. */
export const activeGamesCollection: CollectionDefinition<ActiveGameDocument> = {
  name: 'active_games',
  schema: activeGame,
  indexes: [],
  unindexed: ['game', 'pros'],
}
