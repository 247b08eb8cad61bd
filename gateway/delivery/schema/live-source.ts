import { builder } from '../../contract/builder.ts'
import type { LiveSource, SourceState } from '../rules/live-source.ts'

const LiveSourceStateEnum = builder.enumType('LiveSourceState', {
  description: 'Availability of a source of live data.',
  values: {
    OK: { description: 'The source responds.' },
    DOWN: {
      description: 'The source is not responding, or has not been polled yet. The last known data is returned.',
    },
    OFF: { description: 'This server does not poll the source.' },
  } satisfies Record<SourceState, { description: string }>,
})

export const LiveSourceObject = builder.objectRef<LiveSource>('LiveSource').implement({
  broadcastable: true,
  description: 'Status of a source of live data.',
  fields: (t) => ({
    state: t.field({
      type: LiveSourceStateEnum,
      description: 'Availability of the source.',
      resolve: ({ state }) => state,
    }),
    observedAt: t.expose('observedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time of the last successful response. Null until the source has been polled completely for the first time: until then, missing items may not have been found yet.',
    }),
    oldestAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Time of the oldest response that the list depends on: every part of it is at least this new. Null as long as `observedAt` is.',
      resolve: ({ observedAt, oldestAt }) => (observedAt === null ? null : (oldestAt ?? observedAt)),
    }),
  }),
})
