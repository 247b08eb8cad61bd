import type { Freshness } from '../shared/freshness.ts'
import { builder } from './builder.ts'

export const DataSourceEnum = builder.enumType('DataSource', {
  description: 'Source of the game data.',
  values: {
    RIOT: { description: "Riot's API." },
    SIMULATOR: { description: 'The demo world, with invented players and matches.' },
  },
})

export const FreshnessObject = builder.objectRef<Freshness>('Freshness').implement({
  broadcastable: true,
  description: 'Age of a part of the response, and the time of its next refresh.',
  fields: (t) => ({
    fetchedAt: t.expose('fetchedAt', {
      type: 'DateTime',
      description: 'Time when the data was fetched from its source.',
    }),
    source: t.field({
      type: DataSourceEnum,
      description: 'Source of the data.',
      resolve: (_freshness, _args, { status }) => status.dataSource,
    }),
    stale: t.exposeBoolean('stale', {
      description: 'True if the data is past its refresh time because its source is unavailable.',
    }),
    nextRefreshAt: t.expose('nextRefreshAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time from which the next request fetches the data again. Null for data that never changes.',
    }),
  }),
})
