import { parsePuuid, toAccountFailure } from '../by-puuid.ts'
import { notFound, unavailable, type Failure } from '../failure.ts'
import { graphql } from '../gql/gql.ts'
import type { ActiveGameRouteQuery } from '../gql/graphql.ts'
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
              champion {
                key
                name {
                  text
                }
              }
              summonerSpells {
                key
              }
              profileIconId
              keystone {
                runeId
              }
              primaryStyle {
                styleId
              }
              secondaryStyle {
                styleId
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

/** `GET /v2/match/active/{puuid}`: the running game of an account, as Riot's spectator service writes it. */
export const activeGameRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/match/active/:puuid/',
    document: activeGameDocument,
    variables: ({ path: { puuid } }) => ({ puuid: parsePuuid(puuid) }),
    result: ({ accountByPuuid }: ActiveGameRouteQuery) => accountByPuuid,
    failure: toAccountFailure,
    answer: toAnswer,
    examples: [
      {
        shows: 'the game of an account that plays',
        request: ({ playing: { puuid } }) => ({ target: `/v2/match/active/${puuid}` }),
        part: ({ playing: { gameId, platformId } }) => ({ gameId, platformId }),
      },
    ],
    since: '0.1.0',
    why: 'The account page of the older client shows the running game from it.',
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

/** Why there is no game to show. */
function toAbsence(state: LiveStatus['state']): Failure {
  switch (state) {
    case 'POSSIBLY_HIDDEN':
      return notFound('The account hides its games.')
    case 'UPSTREAM_DOWN':
    case 'UNKNOWN':
      return unavailable('Riot can not be asked for the running game at the moment. Ask again later.')
    case 'IN_GAME':
    case 'NOT_IN_GAME':
      return notFound('The account is not in a game.')
  }
}

/** Whoever shows no Riot ID stands under his champion's name, as at Riot. */
function toParticipant({ kind, puuid, gameName, tagLine, champion, ...seat }: Seat) {
  const { teamId, summonerSpells, profileIconId, keystone, primaryStyle, secondaryStyle } = seat
  const [first, second] = summonerSpells
  return {
    puuid,
    riotId: kind === 'ACCOUNT' ? `${gameName}#${tagLine}` : (champion.name?.text ?? ''),
    teamId,
    championId: champion.key,
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
