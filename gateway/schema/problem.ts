import type { Unavailable } from '../services/accounts.ts'
import type { InvalidMatchId, MatchNotFound } from '../services/matches.ts'
import { builder } from './builder.ts'

export const ProblemInterface = builder.interfaceRef<object>('Problem').implement({
  description: 'Reason why a request could not be fulfilled.',
  fields: (t) => ({
    message: t.string({
      description: 'One sentence for people, in English.',
      resolve: () => 'The requested data is not available.',
    }),
  }),
})

export const UpstreamUnavailableObject = builder.objectRef<Unavailable>('UpstreamUnavailable').implement({
  description: 'The source of the data is currently unavailable.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that names the unavailable source, in English.',
      resolve: () => "Riot's API is not available at the moment. Try again later.",
    }),
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'Earliest time at which a retry makes sense.' }),
  }),
})

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
