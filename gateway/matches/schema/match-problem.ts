import { builder } from '../../contract/builder.ts'
import { ProblemInterface } from '../../contract/problem.ts'
import type { InvalidMatchId, MatchNotFound } from '../services/matches.ts'

export const MatchNotFoundObject = builder.objectRef<MatchNotFound>('MatchNotFound').implement({
  description: 'The match does not exist, or Riot withholds it.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that names the requested match, in English.',
      resolve: ({ matchId }) => `Riot returned no match with the identifier ${matchId}.`,
    }),
    matchId: t.exposeString('matchId', { description: "The requested identifier, in Riot's form." }),
  }),
})

export const InvalidMatchIdObject = builder.objectRef<InvalidMatchId>('InvalidMatchId').implement({
  description: 'The given text is not a valid match identifier.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that explains how to fix the identifier, in English.',
      resolve: ({ problem }) => problem.message,
    }),
  }),
})
