import { z } from 'zod'
import { PRO_ROLES, type ProRole } from '../../rosters/rules/pro-scene.ts'
import { type Region, REGIONS } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'

/** A pro player in a running game, in the format of older programs. */
export type ActiveProGame = {
  readonly account: {
    readonly gameName: string
    readonly tagLine: string
    readonly puuid: string
    readonly region: Region
  }
  readonly player: {
    /** Name of the pro player. */
    readonly player: string
    /** PUUIDs of all accounts of the pro player. */
    readonly puuid: readonly string[]
    /** Code of the player's league; empty without one. */
    readonly region: string
    readonly role: ProRole
    /** Code of the player's team; empty without one. */
    readonly team: string
  }
  readonly participant: SpectatorParticipant
  /** Milliseconds since 1970; 0 while the game loads. */
  readonly gameStartTime: number
}

/** A participant in the format of Riot's spectator-v5. */
export type SpectatorParticipant = {
  readonly puuid: string
  /** Name and tag line with `#` between them. */
  readonly riotId: string
  readonly bot: boolean
  readonly teamId: number
  readonly championId: number
  readonly spell1Id: number
  readonly spell2Id: number
  readonly profileIconId: number
  readonly perks: {
    /** Only the keystone; empty when Riot names none. */
    readonly perkIds: readonly number[]
    /** 0 when Riot names none. */
    readonly perkStyle: number
    /** 0 when Riot names none. */
    readonly perkSubStyle: number
  }
}

const account = z.object({ gameName: z.string(), tagLine: z.string(), puuid: z.string(), region: z.enum(REGIONS) })

const player = z.object({
  player: z.string(),
  puuid: z.array(z.string()),
  region: z.string(),
  role: z.enum(PRO_ROLES),
  team: z.string(),
})

const participant = z.object({
  puuid: z.string(),
  riotId: z.string(),
  bot: z.boolean(),
  teamId: z.int(),
  championId: z.int(),
  spell1Id: z.int(),
  spell2Id: z.int(),
  profileIconId: z.int(),
  perks: z.object({ perkIds: z.array(z.int()), perkStyle: z.int(), perkSubStyle: z.int() }),
})

/** `active_pro_games/{PLATFORM_gameId_puuid}`: older programs read the stored documents directly. */
export const activeProGamesCollection: CollectionDefinition<ActiveProGame> = {
  name: 'active_pro_games',
  schema: z.object({ account, player, participant, gameStartTime: z.int().nonnegative() }),
  indexes: [],
}

/** Returns the document id of a pro player in a running game. */
export function activeProGameId(matchId: string, puuid: string): string {
  return `${matchId}_${puuid}`
}
