import type { LiveSource, SourceState } from '../domain/live-source.ts'
import { builder } from './builder.ts'

const LiveSourceStateEnum = builder.enumType('LiveSourceState', {
  description: 'How a source of live data is doing.',
  values: {
    OK: { description: 'It answers.' },
    DOWN: {
      description: 'It does not answer now, or has not been asked yet: what is shown is what it said last.',
    },
    OFF: { description: 'This server does not ask it.' },
  } satisfies Record<SourceState, { description: string }>,
})

export const LiveSourceObject = builder.objectRef<LiveSource>('LiveSource').implement({
  description: 'What is known of a source of live data.',
  fields: (t) => ({
    state: t.field({
      type: LiveSourceStateEnum,
      broadcastable: true,
      description: 'How it is doing.',
      resolve: ({ state }) => state,
    }),
    observedAt: t.expose('observedAt', {
      type: 'DateTime',
      nullable: true,
      broadcastable: true,
      description: 'When it last answered; null when it never has.',
    }),
  }),
})
