import { z } from 'zod'
import { Lane } from './gql/graphql.ts'

/** A count or an amount; 0 also when Riot omits it. */
const COUNT = z.int().nonnegative()

const SIDE = z.int().nonnegative().describe('100 is blue, 200 is red; 0 in modes without sides.')
const ITEM = z.int().nonnegative().describe('Number of the item in the slot; 0 for an empty slot.')
const SPELL = z.int().nonnegative().describe('Number of the summoner spell; 0 where the mode gives none.')
const COUNTER = z.int().nonnegative().describe('Counter of the rune in the match; its meaning depends on the rune.')

/** Lane of a participant, as old clients spell it. */
export const TEAM_POSITION = z
  .enum(['', ...Object.values(Lane)])
  .describe('Lane of the participant; empty in modes without lanes.')

const PERKS = z
  .object({
    statPerks: z
      .object({ defense: COUNT, flex: COUNT, offense: COUNT })
      .describe('Numbers of the three small bonuses.'),
    styles: z
      .array(
        z.object({
          description: z.string().describe("Riot's word for the tree's place on the page: primaryStyle or subStyle."),
          selections: z
            .array(
              z.object({
                perk: z.int().nonnegative().describe('Number of the rune.'),
                var1: COUNTER,
                var2: COUNTER,
                var3: COUNTER,
              }),
            )
            .describe('The runes chosen from the tree, in the order of its rows.'),
          style: z.int().nonnegative().describe('Number of the tree.'),
        }),
      )
      .describe('The main tree, then the other one; in modes without runes their numbers are 0, or there are none.'),
  })
  .meta({ id: 'MatchPerks', description: 'A page of runes.' })

const PARTICIPANT = z
  .object({
    participantId: z.int().nonnegative().describe('Number within the match, from 1.'),
    puuid: z.string().describe('BOT for a player controlled by the game; empty when Riot withholds it.'),
    riotIdGameName: z
      .string()
      .describe(
        'Game name when the match was played; empty when Riot left it out. The name of the champion when Riot withholds the player.',
      ),
    riotIdTagline: z.string().describe('Tag line when the match was played; empty in matches from before Riot IDs.'),
    summonerName: z.string().describe('Summoner name, the predecessor of the Riot ID; empty in most new matches.'),
    teamId: SIDE,
    teamPosition: TEAM_POSITION,
    championId: COUNT.describe('Number of the champion.'),
    championName: z.string().describe('Name of the champion in the match data, such as MonkeyKing.'),
    champLevel: COUNT.describe('Level of the champion at the end.'),
    win: z.boolean(),
    gameEndedInEarlySurrender: z
      .boolean()
      .describe('True when the match ended early because a player never connected.'),
    kills: COUNT,
    deaths: COUNT,
    assists: COUNT,
    doubleKills: COUNT,
    tripleKills: COUNT,
    quadraKills: COUNT,
    pentaKills: COUNT,
    totalMinionsKilled: COUNT.describe('Lane minions.'),
    neutralMinionsKilled: COUNT.describe('Jungle monsters.'),
    goldEarned: COUNT,
    visionScore: COUNT,
    totalHealsOnTeammates: COUNT.describe('Health restored to team-mates.'),
    damageDealtToBuildings: COUNT,
    physicalDamageDealtToChampions: COUNT,
    magicDamageDealtToChampions: COUNT,
    trueDamageDealtToChampions: COUNT,
    physicalDamageTaken: COUNT,
    magicDamageTaken: COUNT,
    trueDamageTaken: COUNT,
    item0: ITEM,
    item1: ITEM,
    item2: ITEM,
    item3: ITEM,
    item4: ITEM,
    item5: ITEM,
    item6: ITEM.describe('Number of the trinket; 0 without one.'),
    summoner1Id: SPELL,
    summoner2Id: SPELL,
    perks: PERKS,
  })
  .meta({ id: 'MatchParticipant', description: 'A participant of a match.' })

const OBJECTIVE = z
  .object({
    first: z.boolean().describe('True for the side that took the first one of the match.'),
    kills: COUNT.describe('Number of times the side took it.'),
  })
  .meta({
    id: 'MatchObjective',
    description: 'Number of times a side took an objective, and whether it was the first to do so.',
  })

const TEAM = z
  .object({
    teamId: SIDE,
    win: z.boolean(),
    bans: z.array(
      z.object({
        championId: z.int().min(-1).describe('Number of the champion; -1 when the turn passed without a ban.'),
        pickTurn: COUNT.describe('Position in the order of bans, from 1.'),
      }),
    ),
    objectives: z.object({
      baron: OBJECTIVE,
      champion: OBJECTIVE.describe('Enemy champions.'),
      dragon: OBJECTIVE,
      tower: OBJECTIVE,
    }),
  })
  .meta({ id: 'MatchTeam', description: 'A side of a match.' })

export const MATCH = z
  .object({
    metadata: z.object({
      matchId: z.string(),
      participants: z.array(z.string()).describe('PUUIDs of all invited players; BOT for each bot.'),
    }),
    info: z.object({
      gameDuration: COUNT.describe('In seconds, even for matches whose duration Riot gives in milliseconds.'),
      gameMode: z.string().describe("Riot's word for the mode, such as CLASSIC, ARAM or CHERRY."),
      gameStartTimestamp: COUNT.describe('Milliseconds since 1970; 0 for a match that never began.'),
      gameType: z.string().describe("Riot's word for the origin of the match, such as MATCHED_GAME."),
      gameVersion: z.string().describe('Such as 16.4.748.682.'),
      mapId: COUNT,
      platformId: z.string().describe("Riot's code of the platform, such as EUW1; empty for an aborted match."),
      queueId: COUNT.describe("Riot's number of the queue, such as 420 for ranked solo games."),
      participants: z.array(PARTICIPANT).describe('All players; none in an aborted match.'),
      teams: z.array(TEAM),
    }),
  })
  .meta({
    id: 'Match',
    description:
      "A match in the format of Riot's match service. A value that Riot omits is 0, an empty text, an empty list or false.",
  })
