import { builder } from '../../contract/builder.ts'
import { ProblemInterface } from '../../contract/problem.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { InvalidMatchIdObject } from '../../matches/schema/match-problem.ts'
import { MatchNode } from '../../matches/schema/match.ts'
import type { EndedGame, UnknownGame } from '../services/running-games.ts'
import { ActiveGameNode } from './active-game.ts'

const EndedGameObject = builder.objectRef<EndedGame>('EndedGame').implement({
  description: 'A game that was in progress and has ended.',
  fields: (t) => ({
    matchId: t.exposeString('matchId', {
      description: 'Identifier of the match, such as `EUW1_7261321891`.',
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when this server noticed the end. Null if unknown.',
    }),
    match: t.field({
      type: MatchNode,
      nullable: true,
      description: 'The match. Null until Riot has published it, which takes some minutes.',
      resolve: ({ match }) => match,
    }),
  }),
})

const ActiveGameNotFoundObject = builder.objectRef<UnknownGame>('ActiveGameNotFound').implement({
  description: 'This server knows no running game with this identifier, and no game that has ended.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that names the requested game, in English.',
      resolve: ({ matchId }) => `No game with the identifier ${matchId} is known here.`,
    }),
    matchId: t.exposeString('matchId', { description: "The requested identifier, in Riot's form." }),
  }),
})

const ActiveGameResultUnion = builder.unionType('ActiveGameResult', {
  description: 'Result of a lookup of a running game: the game, or what became of it.',
  types: [ActiveGameNode, EndedGameObject, ActiveGameNotFoundObject, InvalidMatchIdObject],
  resolveType(value) {
    if (!('kind' in value)) return ActiveGameNode
    if (value.kind === 'ended') return EndedGameObject
    return value.kind === 'invalid' ? InvalidMatchIdObject : ActiveGameNotFoundObject
  },
})

builder.queryField('activeGame', (t) =>
  t.field({
    // A game of a pro costs no request. Another one costs one, and one more for its match after its end.
    cost: new FieldCost({ weight: 300, riotRequests: 2 }),
    type: ActiveGameResultUnion,
    description:
      'Looks up a running game by the identifier of its later match. Knows games of pro players, and games that visitors of this server have looked up recently.',
    args: {
      matchId: t.arg.id({
        description: 'Identifier that the match will have after the game ends, such as `EUW1_7261321891`.',
      }),
    },
    async resolve(_root, { matchId }, { runningGames }) {
      const lookup = await runningGames.find(matchId)
      return lookup.kind === 'running' ? lookup.game : lookup
    },
  }),
)
