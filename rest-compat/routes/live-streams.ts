import { z } from 'zod'
import type { Refusal } from '../../gateway/http/refusal.ts'
import { graphql } from '../gql/gql.ts'
import { type LiveStreamsRouteQuery, ProRole, UnknownChannelReason } from '../gql/graphql.ts'
import { unavailable, unprocessable } from '../refusals.ts'
import type { RestRequest } from '../rest-request.ts'
import { defineRoute, type Route } from '../route.ts'

const liveStreamsDocument = graphql(`
  query LiveStreamsRoute($live: Boolean!) {
    streams(filter: { live: $live }) {
      source {
        state
        observedAt
      }
      streams {
        login
        unknownReason
        player {
          name
          role
          team {
            code
            league {
              code
            }
          }
        }
        live {
          title
          game {
            name
          }
          viewers
          startedAt
        }
      }
    }
  }
`)

const STREAM = z
  .object({
    player: z.string().describe('Name of the pro player who owns the channel.'),
    team: z.string().describe('Code of the team, such as G2; empty without a team.'),
    region: z.string().describe("Code of the team's league, such as LEC; empty without a team."),
    role: z.enum(ProRole),
    twitch: z.string().describe("Name in the channel's URL, in lower case."),
    title: z.string().describe('Title of the stream; empty while the channel is not live.'),
    game: z.string().describe("Twitch's name of the game; empty when unknown and while the channel is not live."),
    viewers: z.int().nonnegative().describe('Number of viewers; 0 while the channel is not live.'),
    startedAt: z.int().describe('Start of the stream, in milliseconds since 1970; 0 while the channel is not live.'),
  })
  .meta({ id: 'Stream', description: 'The Twitch channel of a pro player.' })

const STREAMS = z
  .record(z.string(), STREAM)
  .meta({ id: 'Streams', description: 'Channels by the name of the pro player who owns them.' })

const LIVE = z
  .enum(['true', 'false'])
  .describe('true for the channels that are live, false for the others; in any case.')

/** `GET /v2/pro-players/live-streams` and `not-live-streams`: channels by player name, as older programs read in `live_streams`. */
export const liveStreamsRoutes: readonly Route[] = [
  defineLiveStreamsRoute({
    path: '/v2/pro-players/live-streams/',
    parameters: {},
    failures: [],
    isLive: () => true,
    examples: [
      {
        shows: 'the live channels are listed by player name',
        request: () => ({ target: '/v2/pro-players/live-streams' }),
        part: () => ({}),
      },
    ],
    why: 'Older programs without a subscription poll it for the live channels.',
  }),
  defineLiveStreamsRoute({
    path: '/v2/pro-players/not-live-streams/',
    parameters: {},
    failures: [],
    isLive: () => false,
    examples: [
      {
        shows: 'the other channels are listed by player name',
        request: () => ({ target: '/v2/pro-players/not-live-streams' }),
        part: () => ({}),
      },
    ],
    why: 'Older programs without a subscription poll it for the channels that are not live.',
  }),
  defineLiveStreamsRoute({
    path: '/v2/pro-players/live-streams/:live/',
    parameters: { path: { live: LIVE } },
    failures: [400, 422],
    isLive: ({ path: { live = '' } }) => parseSwitch(live),
    examples: [
      {
        shows: 'true selects the live channels',
        request: () => ({ target: '/v2/pro-players/live-streams/true' }),
        part: () => ({}),
      },
      {
        shows: 'false selects the others',
        request: () => ({ target: '/v2/pro-players/live-streams/false' }),
        part: () => ({}),
      },
    ],
    why: 'A later server used this path for both lists.',
  }),
]

interface LiveStreamsRoute extends Pick<Route, 'path' | 'parameters' | 'failures' | 'examples' | 'why'> {
  /** True when the request is for the live channels, false for the others. */
  readonly isLive: (restRequest: RestRequest) => boolean
}

function defineLiveStreamsRoute({ isLive, ...route }: LiveStreamsRoute): Route {
  return defineRoute({
    ...route,
    method: 'GET',
    document: liveStreamsDocument,
    variables: (restRequest) => ({ live: isLive(restRequest) }),
    result: toResult,
    failure: (failure) => failure,
    shape: STREAMS,
    answer: (streams) => Object.fromEntries(streams.map((stream) => [stream.player.name, toEntry(stream)])),
    since: '0.1.0',
  })
}

function parseSwitch(text: string): boolean {
  const word = text.trim().toLowerCase()
  if (word !== 'true' && word !== 'false') throw unprocessable(`Write true or false, not ${text}.`)
  return word === 'true'
}

type Stream = LiveStreamsRouteQuery['streams']['streams'][number]

function toResult({ streams: { source, streams } }: LiveStreamsRouteQuery): readonly Stream[] | Refusal {
  // Stored streams of a source that is switched off say nothing about the present.
  if (source.state === 'OFF') return unavailable('Twitch is not set up on this server, so live channels are unknown.')
  const isUnknown = source.state === 'DOWN' && source.observedAt === null
  return isUnknown && streams.length === 0
    ? unavailable('Twitch has not responded yet, so live channels are unknown. Try again later.')
    : // The address of a banned or deleted channel can belong to another person.
      streams.filter(({ unknownReason }) => unknownReason !== UnknownChannelReason.UNAVAILABLE)
}

function toEntry({ login, player: { name, role, team }, live }: Stream) {
  return {
    player: name,
    team: team?.code ?? '',
    region: team?.league.code ?? '',
    role,
    twitch: login,
    title: live?.title ?? '',
    game: live?.game?.name ?? '',
    viewers: live?.viewers ?? 0,
    startedAt: live === null ? 0 : Date.parse(live.startedAt),
  }
}
