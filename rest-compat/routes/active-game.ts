import { z } from 'zod'
import type { Refusal } from '../../gateway/http/refusal.ts'
import { parsePuuid, toAccountFailure } from '../by-puuid.ts'
import { graphql } from '../gql/gql.ts'
import type { ActiveGameRouteQuery } from '../gql/graphql.ts'
import { PUUID } from '../parameters.ts'
import { notFound, unavailable } from '../refusals.ts'
import { defineRoute, type Route } from '../route.ts'

const activeGameDocument = graphql(`
  query ActiveGameRoute($puuid: String!) {
    accountByPuuid(puuid: $puuid) {
      ...AccountByPuuidProblem
      ... on Account {
        live {
          state
          game {
            matchId
            startedAt
            observedAt
            queueId
            gameMode
            gameType
            mapId
            participants {
              kind
              puuid
              gameName
              tagLine
              teamId
              championId
              champion {
                name {
                  text
                }
              }
              summonerSpells {
                key
              }
              profileIconId
              keystone {
                runeId: key
              }
              primaryStyle {
                styleId: key
              }
              secondaryStyle {
                styleId: key
              }
            }
            bans {
              champion {
                key
              }
              teamId
              pickTurn
            }
          }
        }
      }
    }
  }
`)

const ACTIVE_GAME_PARTICIPANT = z
  .object({
    puuid: z.string().nullable().describe('Null for a bot and for a player with a hidden name.'),
    riotId: z
      .string()
      .describe(
        'Such as Hide on bush#KR1. For a bot or a player with a hidden name: the name of the champion, if known.',
      ),
    teamId: z.int().describe('100 is blue, 200 is red; 0 in modes without sides.'),
    championId: z.int().describe('Number of the champion.'),
    spell1Id: z.int().describe('Number of the first summoner spell; 0 where the mode gives none.'),
    spell2Id: z.int().describe('Number of the second summoner spell; 0 where the mode gives none.'),
    profileIconId: z.int().describe('Number of the profile picture.'),
    bot: z.boolean().describe('True for a player controlled by the game.'),
    perks: z.object({
      perkIds: z.array(z.int()).max(1).describe('The number of the keystone only; empty when Riot names none.'),
      perkStyle: z.int().describe('Number of the main tree of runes; 0 when Riot names none.'),
      perkSubStyle: z.int().describe('Number of the other tree of runes; 0 when Riot names none.'),
    }),
  })
  .meta({ id: 'ActiveGameParticipant', description: 'A participant of a running game.' })

const ACTIVE_GAME = z
  .object({
    gameId: z.int().describe('Number of the game on its platform: the id of its match will be {platformId}_{gameId}.'),
    platformId: z.string().describe("Riot's code of the platform, such as EUW1."),
    gameMode: z.string().describe("Riot's word for the mode, such as CLASSIC, ARAM or CHERRY."),
    gameType: z.string().describe("Riot's word for the origin of the game, such as MATCHED; empty when unknown."),
    gameQueueConfigId: z.int().describe("Riot's number of the queue, such as 420 for ranked solo games."),
    mapId: z.int(),
    gameStartTime: z.int().describe('Milliseconds since 1970; 0 while the game loads.'),
    gameLength: z
      .int()
      .nonnegative()
      .describe("Seconds from the game's start until Riot last confirmed that it is running; 0 while it loads."),
    participants: z
      .array(ACTIVE_GAME_PARTICIPANT)
      .describe('Blue before red, each ordered by likely lane; incomplete while the game loads.'),
    bannedChampions: z
      .array(
        z.object({
          championId: z.int().describe('Number of the champion; -1 when the turn passed without a ban.'),
          teamId: z.int().describe('100 is blue, 200 is red.'),
          pickTurn: z.int().describe('Position in the order of bans, from 1; 0 when unknown.'),
        }),
      )
      .describe('In the order of the bans.'),
  })
  .meta({ id: 'ActiveGame', description: "A running game in the format of Riot's spectator service." })

/** `GET /v2/match/active/{puuid}`: the running game of an account, in the format of Riot's spectator service. */
export const activeGameRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/match/active/:puuid/',
    parameters: { path: { puuid: PUUID } },
    document: activeGameDocument,
    variables: ({ path: { puuid } }) => ({ puuid: parsePuuid(puuid) }),
    result: ({ accountByPuuid }: ActiveGameRouteQuery) => accountByPuuid,
    failure: toAccountFailure,
    failures: [400, 404],
    shape: ACTIVE_GAME,
    answer: toAnswer,
    examples: [
      {
        shows: 'the running game of an account is found by its PUUID',
        request: ({ playing: { puuid } }) => ({ target: `/v2/match/active/${puuid}` }),
        part: ({ playing: { gameId, platformId } }) => ({ gameId, platformId }),
      },
    ],
    since: '0.1.0',
    why: 'The account page of the older client shows the running game.',
  }),
]

type FoundAccount = Extract<ActiveGameRouteQuery['accountByPuuid'], { __typename: 'Account' }>
type LiveStatus = FoundAccount['live']
type ActiveGame = NonNullable<LiveStatus['game']>
type Seat = ActiveGame['participants'][number]
type Ban = ActiveGame['bans'][number]

function toAnswer({ live: { state, game } }: FoundAccount) {
  if (game === null) throw toAbsence(state)
  const { matchId, startedAt, observedAt, queueId, gameMode, gameType, mapId, participants, bans } = game
  const [platformId = '', number] = matchId.split('_')
  const start = startedAt === null ? null : Date.parse(startedAt)
  return {
    gameId: Number(number),
    platformId,
    gameMode,
    gameType,
    gameQueueConfigId: queueId,
    mapId,
    gameStartTime: start ?? 0,
    gameLength: start === null ? 0 : Math.max(0, Math.round((Date.parse(observedAt) - start) / 1000)),
    participants: participants.map(toParticipant),
    bannedChampions: bans.map(toBan),
  }
}

function toAbsence(state: LiveStatus['state']): Refusal {
  switch (state) {
    case 'POSSIBLY_HIDDEN':
      return notFound('The account hides its games.')
    case 'UPSTREAM_DOWN':
    case 'UNKNOWN':
      return unavailable('Riot has not responded, so the running game is unknown. Try again later.')
    case 'IN_GAME':
    case 'NOT_IN_GAME':
      return notFound('The account is not in a game.')
  }
}

/** A participant without a visible Riot ID has the name of the champion, as at Riot. */
function toParticipant({ kind, puuid, gameName, tagLine, championId, champion, ...seat }: Seat) {
  const { teamId, summonerSpells, profileIconId, keystone, primaryStyle, secondaryStyle } = seat
  const [first, second] = summonerSpells
  return {
    puuid,
    riotId: kind === 'ACCOUNT' ? `${gameName}#${tagLine}` : (champion.name?.text ?? ''),
    teamId,
    championId,
    spell1Id: first?.key ?? 0,
    spell2Id: second?.key ?? 0,
    profileIconId,
    bot: kind === 'BOT',
    perks: {
      perkIds: keystone === null ? [] : [keystone.runeId],
      perkStyle: primaryStyle?.styleId ?? 0,
      perkSubStyle: secondaryStyle?.styleId ?? 0,
    },
  }
}

function toBan({ champion, teamId, pickTurn }: Ban) {
  return { championId: champion?.key ?? -1, teamId, pickTurn }
}
