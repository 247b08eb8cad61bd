import { builder } from '../../contract/builder.ts'

export const AugmentObject = builder.objectRef<{ readonly augmentId: number }>('Augment').implement({
  description: 'An augment: an effect that participants of some modes choose during the match.',
  fields: (t) => ({
    augmentId: t.exposeInt('augmentId', { description: "Riot's number of the augment." }),
  }),
})
