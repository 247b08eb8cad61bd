import type { Unavailable } from '../shared/upstream.ts'
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
