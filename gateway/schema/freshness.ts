import type { Freshness } from '../domain/freshness.ts'
import { builder } from './builder.ts'

export const DataSourceEnum = builder.enumType('DataSource', {
  description: 'Where data comes from.',
  values: {
    RIOT: { description: "Riot's API." },
    SIMULATOR: { description: 'The demo world: invented players and matches.' },
  },
})

export const FreshnessObject = builder.objectRef<Freshness>('Freshness').implement({
  description: 'How old a part of an answer is and when it can get younger.',
  fields: (t) => ({
    fetchedAt: t.expose('fetchedAt', {
      type: 'DateTime',
      broadcastable: true,
      description: 'When the data was fetched.',
    }),
    source: t.field({
      type: DataSourceEnum,
      broadcastable: true,
      description: 'Where the data came from.',
      resolve: (_freshness, _args, { status }) => status.dataSource,
    }),
    stale: t.exposeBoolean('stale', {
      broadcastable: true,
      description: 'True when the data is older than it should be because its source could not be asked.',
    }),
    nextRefreshAt: t.expose('nextRefreshAt', {
      type: 'DateTime',
      nullable: true,
      broadcastable: true,
      description: 'When the next request will ask the source again; null for data that never changes.',
    }),
  }),
})
