import { z } from 'zod'

const count = z.int().nonnegative()
const text = z.string()
const objective = z.strictObject({ first: z.boolean(), kills: count })

const perks = z.strictObject({
  statPerks: z.strictObject({ defense: count, flex: count, offense: count }),
  styles: z.array(
    z.strictObject({
      description: text,
      selections: z.array(z.strictObject({ perk: count, var1: z.int(), var2: z.int(), var3: z.int() })),
      style: count,
    }),
  ),
})

const participant = z.strictObject({
  kills: count,
  assists: count,
  deaths: count,
  champLevel: count,
  championId: count,
  championName: text,
  goldEarned: count,
  damageDealtToBuildings: count,
  item0: count,
  item1: count,
  item2: count,
  item3: count,
  item4: count,
  item5: count,
  item6: count,
  physicalDamageDealtToChampions: count,
  physicalDamageTaken: count,
  magicDamageDealtToChampions: count,
  magicDamageTaken: count,
  trueDamageDealtToChampions: count,
  trueDamageTaken: count,
  neutralMinionsKilled: count,
  totalMinionsKilled: count,
  participantId: count,
  perks,
  puuid: text,
  riotIdGameName: text,
  riotIdTagline: text,
  summoner1Id: count,
  summoner2Id: count,
  summonerName: text,
  teamId: count,
  teamPosition: z.enum(['', 'TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY']),
  totalHealsOnTeammates: count,
  visionScore: count,
  win: z.boolean(),
  gameEndedInEarlySurrender: z.boolean(),
  doubleKills: count,
  tripleKills: count,
  quadraKills: count,
  pentaKills: count,
})

const team = z.strictObject({
  bans: z.array(z.strictObject({ championId: z.int().min(-1), pickTurn: count })),
  objectives: z.strictObject({ baron: objective, champion: objective, dragon: objective, tower: objective }),
  teamId: count,
  win: z.boolean(),
})

/** A match with every field that old clients read, and no other field. */
export const matchShape = z.strictObject({
  metadata: z.strictObject({ matchId: text, participants: z.array(text) }),
  info: z.strictObject({
    gameDuration: count,
    gameMode: text,
    gameStartTimestamp: count,
    gameType: text,
    gameVersion: text,
    mapId: count,
    participants: z.array(participant),
    platformId: text,
    queueId: count,
    teams: z.array(team),
  }),
})
