import { z } from 'zod'
import { LANES } from '../../game-data/rules/lane.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { RecordedMatch } from '../rules/match.ts'

const count = z.int().nonnegative()

const perkSelection = z.object({ perk: count, var1: count, var2: count, var3: count })

const perkStyle = z.object({ description: z.string(), style: count, selections: z.array(perkSelection) })

const participant = z.object({
  participantId: z.int().positive(),
  puuid: z.string().nullable(),
  bot: z.boolean(),
  riotIdGameName: z.string(),
  riotIdTagline: z.string(),
  summonerName: z.string(),
  teamId: count,
  subteamId: count,
  placement: count,
  teamPosition: z.enum(LANES).nullable(),
  championId: count,
  championName: z.string(),
  champLevel: count,
  win: z.boolean(),
  gameEndedInEarlySurrender: z.boolean(),
  kills: count,
  deaths: count,
  assists: count,
  doubleKills: count,
  tripleKills: count,
  quadraKills: count,
  pentaKills: count,
  totalMinionsKilled: count,
  neutralMinionsKilled: count,
  goldEarned: count,
  visionScore: count,
  totalHealsOnTeammates: count,
  damageDealtToBuildings: count,
  physicalDamageDealtToChampions: count,
  magicDamageDealtToChampions: count,
  trueDamageDealtToChampions: count,
  physicalDamageTaken: count,
  magicDamageTaken: count,
  trueDamageTaken: count,
  items: z.array(count).length(7),
  summoner1Id: count,
  summoner2Id: count,
  perks: z.object({
    statPerks: z.object({ offense: count, flex: count, defense: count }),
    styles: z.array(perkStyle),
  }),
})

const objective = z.object({ first: z.boolean(), kills: count })

const team = z.object({
  teamId: count,
  win: z.boolean(),
  bans: z.array(z.object({ championId: z.int().min(-1), pickTurn: count })),
  objectives: z.object({ baron: objective, champion: objective, dragon: objective, tower: objective }),
})

const match = z.object({
  matchId: z.string(),
  platform: z.enum(PLATFORM_CODES),
  platformId: z.string(),
  outcome: z.enum(['PLAYED', 'REMAKE', 'ABORTED']),
  queueId: count,
  gameMode: z.string(),
  gameType: z.string(),
  gameVersion: z.string(),
  mapId: count,
  // Matches stored by older versions have no such field.
  tournamentCode: z.string().default(''),
  startedAt: count,
  durationSeconds: count,
  puuids: z.array(z.string()),
  participants: z.array(participant),
  teams: z.array(team),
})

const recordedMatch = z.object({
  match,
  fetchedAt: count,
  // A store from before the statistics has no such field.
  pros: z.array(z.object({ participantId: z.int().positive(), playerId: z.string() })).default([]),
})

/** `matches/{PLATFORM_gameId}`: written once, because a finished match never changes. */
export const matchesCollection: CollectionDefinition<RecordedMatch> = {
  name: 'matches',
  schema: recordedMatch,
  indexes: [],
  unindexed: ['match', 'pros'],
}
