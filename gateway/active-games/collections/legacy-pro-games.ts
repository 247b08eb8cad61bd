import { z } from 'zod'
import { PRO_ROLES } from '../../rosters/rules/pro-role.ts'
import { REGIONS } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const account = z.object({ gameName: z.string(), tagLine: z.string(), puuid: z.string(), region: z.enum(REGIONS) })

const player = z.object({
  player: z.string(),
  /** PUUIDs of all accounts of the pro player. */
  puuid: z.array(z.string()),
  /** Code of the player's league; empty without one. */
  region: z.string(),
  role: z.enum(PRO_ROLES),
  /** Code of the player's team; empty without one. */
  team: z.string(),
})

/** A participant in the format of Riot's spectator-v5. */
const participant = z.object({
  puuid: z.string(),
  /** Name and tag line with `#` between them. */
  riotId: z.string(),
  bot: z.boolean(),
  teamId: z.int(),
  championId: z.int(),
  spell1Id: z.int(),
  spell2Id: z.int(),
  profileIconId: z.int(),
  perks: z.object({
    /** Only the keystone; empty when Riot names none. */
    perkIds: z.array(z.int()),
    /** 0 when Riot names none. */
    perkStyle: z.int(),
    /** 0 when Riot names none. */
    perkSubStyle: z.int(),
  }),
})

const legacyProGame = z.object({
  account,
  player,
  participant,
  /** Milliseconds since 1970; 0 while the game loads. */
  gameStartTime: z.int().nonnegative(),
})

export type LegacyProGame = Stored<typeof legacyProGame>

/** `active_pro_games/{PLATFORM_gameId_puuid}`: older programs read the stored documents directly. */
export const legacyProGamesCollection: CollectionDefinition<LegacyProGame> = {
  name: 'active_pro_games',
  schema: legacyProGame,
  indexes: [],
}

export function legacyProGameId(matchId: string, puuid: string): string {
  return `${matchId}_${puuid}`
}
