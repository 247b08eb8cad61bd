import { z } from 'zod'
import type { Simulator } from '../../gateway/simulator/simulator.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { hidesGames } from '../../gateway/simulator/world/streamer-mode.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { ask, NOON } from './riot-world.ts'

export const MINUTE_MS = 60_000

const participant = z.strictObject({
  championId: z.int().positive(),
  puuid: z.string().length(78).nullable(),
  riotId: z.string().min(1),
  profileIconId: z.int().min(0),
  teamId: z.union([z.literal(0), z.literal(100), z.literal(200)]),
  spell1Id: z.int().positive(),
  spell2Id: z.int().positive(),
  lastSelectedSkinIndex: z.int().min(0),
  bot: z.literal(false),
  gameCustomizationObjects: z.array(z.never()),
  perks: z
    .strictObject({
      perkIds: z.array(z.int().positive()).length(1),
      perkStyle: z.int().positive(),
      perkSubStyle: z.int().positive(),
    })
    .optional(),
})

const ban = z.strictObject({ championId: z.int().min(-1), teamId: z.int(), pickTurn: z.int().positive() })

/** A running game in Riot's format. */
export const activeGameBody = z.strictObject({
  gameId: z.int().positive(),
  gameStartTime: z.int().min(0),
  gameMode: z.string().min(1),
  mapId: z.int().positive(),
  gameType: z.enum(['MATCHED', 'CUSTOM_GAME']),
  gameQueueConfigId: z.int().nonnegative(),
  gameLength: z.int(),
  platformId: z.string().min(1),
  participants: z.array(participant),
  bannedChampions: z.array(ban),
  observers: z.strictObject({ encryptionKey: z.string().regex(/^[A-Za-z0-9+/]{32}$/) }),
})

export type ActiveGameBody = z.infer<typeof activeGameBody>

/** Requests the running game of an account. */
export function askActiveGame(simulator: Simulator, { platform, puuid }: Pick<WorldAccount, 'platform' | 'puuid'>) {
  return ask(simulator, platform, `/lol/spectator/v5/active-games/by-summoner/${puuid}`)
}

/** Returns the running game of an account; null when Riot reports none. */
export async function findActiveGame(simulator: Simulator, account: WorldAccount): Promise<ActiveGameBody | null> {
  const response = await askActiveGame(simulator, account)
  return response.status === 200 ? activeGameBody.parse(await response.json()) : null
}

/** Lists pro accounts of the world `test` in a visible game that began between these milliseconds before noon. */
export function listPlaying(from: number, until: number): readonly WorldAccount[] {
  const world = new World('test')
  return world.population.proPlayers
    .flatMap(({ accounts }) => accounts)
    .filter((account) => {
      const began = world.findRunning(account, NOON)?.startedAt
      return began !== undefined && !hidesGames(account) && NOON - began >= from && NOON - began < until
    })
}
