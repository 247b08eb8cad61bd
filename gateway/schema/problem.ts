import type { Unavailable } from '../services/accounts.ts'
import type { InvalidMatchId, MatchNotFound } from '../services/matches.ts'
import { builder } from './builder.ts'

export const ProblemInterface = builder.interfaceRef<object>('Problem').implement({
  description: 'Why something that was asked for is not there.',
  fields: (t) => ({
    message: t.string({
      description: 'One sentence for a person, in English.',
      resolve: () => 'Something that was asked for is not there.',
    }),
  }),
})

export const UpstreamUnavailableObject = builder.objectRef<Unavailable>('UpstreamUnavailable').implement({
  description: 'The source of the data can not be asked now.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'What can not be asked.',
      resolve: () => 'Riot can not be asked at the moment. Ask again later.',
    }),
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When asking again makes sense.' }),
  }),
})

export const MatchNotFoundObject = builder.objectRef<MatchNotFound>('MatchNotFound').implement({
  description: 'Riot has no such match, or does not show it.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Which match was looked for.',
      resolve: ({ matchId }) => `Riot does not show a match ${matchId}.`,
    }),
    matchId: t.exposeString('matchId', { description: "Riot's identifier that was looked for." }),
  }),
})

export const InvalidMatchIdObject = builder.objectRef<InvalidMatchId>('InvalidMatchId').implement({
  description: 'The words can not be a match id.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({ description: 'What to mend.', resolve: ({ problem }) => problem.message }),
  }),
})
