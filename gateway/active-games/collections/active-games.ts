import { z } from 'zod'
import { PRO_ROLES } from '../../rosters/rules/pro-scene.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import { SEAT_KINDS } from '../rules/active-game.ts'
import type { ProGame } from '../rules/pro-game.ts'

const milliseconds = z.int().nonnegative()

const participant = z.object({
  kind: z.enum(SEAT_KINDS),
  puuid: z.string().nullable(),
  gameName: z.string(),
  tagLine: z.string(),
  teamId: z.int(),
  championId: z.int(),
  spell1Id: z.int(),
  spell2Id: z.int(),
  keystoneId: z.int().nullable(),
  primaryStyleId: z.int().nullable(),
  subStyleId: z.int().nullable(),
  profileIconId: z.int(),
})

const game = z.object({
  matchId: z.string(),
  platform: z.enum(PLATFORM_CODES),
  queueId: z.int(),
  gameMode: z.string(),
  gameType: z.string(),
  mapId: z.int(),
  startedAt: milliseconds.nullable(),
  bans: z.array(z.object({ championId: z.int(), teamId: z.int(), pickTurn: z.int() })),
  participants: z.array(participant),
})

const proGame = z.object({
  revision: milliseconds,
  goneAt: milliseconds.nullable(),
  game,
  pros: z.array(
    z.object({
      playerId: z.string(),
      name: z.string(),
      team: z.string().nullable(),
      league: z.string().nullable(),
      role: z.enum(PRO_ROLES),
      puuid: z.string(),
    }),
  ),
  observedAt: milliseconds,
})

/** `active_games/{PLATFORM_gameId}`: the running games of pro players. */
export const activeGamesCollection: CollectionDefinition<ProGame> = {
  name: 'active_games',
  schema: proGame,
  indexes: [],
  unindexed: ['game', 'pros'],
}
