import { z } from 'zod'
import { type Failure, unavailable, unprocessable } from '../failure.ts'
import { graphql } from '../gql/gql.ts'
import { type LiveStreamsRouteQuery, ProRole } from '../gql/graphql.ts'
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
    player: z.string().describe('Name of the pro player whose channel it is.'),
    team: z.string().describe('Code of his team, such as G2; empty while he has none.'),
    region: z.string().describe('Code of the league that his team plays in, such as LEC; empty while he has no team.'),
    role: z.enum(ProRole),
    twitch: z.string().describe("The name in the channel's address, in lower case."),
    title: z.string().describe('What he calls what he shows; empty while the channel is not live.'),
    game: z
      .string()
      .describe('What he shows, as Twitch calls it; empty when unknown and while the channel is not live.'),
    viewers: z.int().nonnegative().describe('How many watch; 0 while the channel is not live.'),
    startedAt: z.int().describe('When it began, in milliseconds since 1970; 0 while the channel is not live.'),
  })
  .meta({ id: 'Stream', description: 'The Twitch channel of a pro player.' })

const STREAMS = z
  .record(z.string(), STREAM)
  .meta({ id: 'Streams', description: 'Channels by the names of the pro players whose they are.' })

const LIVE = z
  .enum(['true', 'false'])
  .describe('true for the channels that are live, false for the others; in any case.')

/**
 * `GET /v2/pro-players/live-streams` and `not-live-streams`: the channels of pro players by player name. Older programs read
 * them in the documents of `live_streams`.
 */
export const liveStreamsRoutes: readonly Route[] = [
  defineLiveStreamsRoute({
    path: '/v2/pro-players/live-streams/',
    parameters: {},
    failures: [],
    isLive: () => true,
    examples: [
      {
        shows: 'the channels that are live stand under the names of the players',
        request: () => ({ target: '/v2/pro-players/live-streams' }),
        part: () => ({}),
      },
    ],
    why: 'Older programs without a subscription ask who is live.',
  }),
  defineLiveStreamsRoute({
    path: '/v2/pro-players/not-live-streams/',
    parameters: {},
    failures: [],
    isLive: () => false,
    examples: [
      {
        shows: 'the other channels stand under the names of the players',
        request: () => ({ target: '/v2/pro-players/not-live-streams' }),
        part: () => ({}),
      },
    ],
    why: 'Older programs without a subscription list the channels that are not live too.',
  }),
  defineLiveStreamsRoute({
    path: '/v2/pro-players/live-streams/:live/',
    parameters: { path: { live: LIVE } },
    failures: [400, 422],
    isLive: ({ path: { live = '' } }) => parseSwitch(live),
    examples: [
      {
        shows: 'true asks for the channels that are live',
        request: () => ({ target: '/v2/pro-players/live-streams/true' }),
        part: () => ({}),
      },
      {
        shows: 'false asks for the others',
        request: () => ({ target: '/v2/pro-players/live-streams/false' }),
        part: () => ({}),
      },
    ],
    why: 'A later server spelled both so.',
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

function toResult({ streams: { source, streams } }: LiveStreamsRouteQuery): readonly Stream[] | Failure {
  // Stored streams of a source that is switched off say nothing about the present.
  if (source.state === 'OFF') return unavailable('This server does not ask Twitch, so it is not known who is live.')
  const isUnknown = source.state === 'DOWN' && source.observedAt === null
  return isUnknown && streams.length === 0
    ? unavailable('Twitch has not answered yet, so it is not known who is live. Try again later.')
    : streams
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
