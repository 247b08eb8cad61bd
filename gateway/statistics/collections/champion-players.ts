import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { ChampionPlayers } from '../rules/champion-players.ts'
import { count } from './tallies-schema.ts'

/** `champion_players/{champion}` */
export const championPlayersCollection: CollectionDefinition<ChampionPlayers> = {
  name: 'champion_players',
  schema: z.object({ players: z.array(z.object({ account: z.string(), games: count, wins: count })) }),
  indexes: [],
  unindexed: ['players'],
}
