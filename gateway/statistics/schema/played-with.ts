import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { RateObject } from '../../contract/rate.ts'
import { readPage } from '../../contract/read-page.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ParticipantObject } from '../../matches/schema/participant.ts'
import { InvalidCursorError } from '../../shared/cursor.ts'
import { MAX_SHARED_GAMES, type PlayedWith } from '../rules/played-with.ts'
import type { Companions } from '../services/played-with.ts'

const MAX_PLAYERS = 50

interface PlayedWithPage extends Companions {
  /** Number of players before this page. */
  readonly start: number
  readonly first: number
}

interface PlayedWithEdge {
  /** Position in the list, from 1. */
  readonly place: number
  readonly played: PlayedWith
}

const PlayedWithObject = builder.objectRef<PlayedWith>('PlayedWith').implement({
  description: 'Games of an account with another player on the same side.',
  fields: (t) => ({
    player: t.field({
      type: ParticipantObject,
      description: 'The other player in the newest of these games, with their name at that time.',
      resolve: ({ player }) => player,
    }),
    record: t.field({
      type: RateObject,
      description: 'Share of the games together that were won.',
      resolve: ({ record }) => record,
    }),
    lastMatchId: t.exposeString('lastMatchId', {
      description: 'Identifier of the newest of these matches, such as `EUW1_7261321891`.',
    }),
    lastPlayedAt: t.expose('lastPlayedAt', { type: 'DateTime', description: 'Start of the newest of these matches.' }),
    isOften: t.exposeBoolean('isOften', {
      description:
        'True if they are often together: in at least five games, and a fifth of those that were counted. Riot does not say who was in one party.',
    }),
  }),
})

const PlayedWithEdgeObject = builder.objectRef<PlayedWithEdge>('PlayedWithEdge').implement({
  description: 'A player in a list of players who were on the side of an account.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Position of the player in the list, from 1.',
      resolve: ({ place }) => `${place}`,
    }),
    node: t.field({ type: PlayedWithObject, description: 'The player.', resolve: ({ played }) => played }),
  }),
})

const PlayedWithConnectionObject = builder.objectRef<PlayedWithPage>('PlayedWithConnection').implement({
  description: 'A page of players who were on the side of an account.',
  fields: (t) => ({
    edges: t.field({ type: [PlayedWithEdgeObject], description: 'Players on this page.', resolve: edgesOf }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Pagination information.',
      resolve(page) {
        const edges = edgesOf(page)
        return {
          hasNextPage: page.start + page.first < page.players.length,
          hasPreviousPage: page.start > 0,
          startCursor: cursorOf(edges.at(0)),
          endCursor: cursorOf(edges.at(-1)),
        }
      },
    }),
    games: t.exposeInt('games', {
      description: `Number of games in which players were counted: the newest stored ones, at most ${MAX_SHARED_GAMES}.`,
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Start of the oldest of these games. Null without games.',
    }),
  }),
})

builder.objectField(AccountNode, 'playedWith', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 7_000, listSize: { argument: 'first', most: MAX_PLAYERS, of: ['edges'] } }),
    type: PlayedWithConnectionObject,
    description:
      "Players who were on the account's side in at least two of its newest games in ranked, normal and Clash queues, most games first. Without hidden players. Sends no requests to Riot's API. Results may be ten seconds old.",
    args: {
      first: t.arg.int({ defaultValue: 10, description: `Number of players to return, 1 to ${MAX_PLAYERS}.` }),
      after: t.arg.string({
        required: false,
        description: 'The `endCursor` of the previous page. New games can shift later pages.',
      }),
    },
    async resolve({ platform, puuid }, { first, after }, { companions }) {
      readCount('first', first, MAX_PLAYERS, 'players')
      const start = await readPage(() => parsePlace(after ?? '0'))
      return { ...(await companions.find({ platform, puuid })), start, first }
    },
  }),
)

function edgesOf({ players, start, first }: PlayedWithPage): PlayedWithEdge[] {
  return players.slice(start, start + first).map((played, index) => ({ place: start + index + 1, played }))
}

function cursorOf(edge: PlayedWithEdge | undefined): string | null {
  return edge === undefined ? null : `${edge.place}`
}

function parsePlace(cursor: string): number {
  if (/^\d{1,4}$/.test(cursor)) return Number(cursor)
  throw new InvalidCursorError()
}
