import type { Status } from '../services/status.ts'
import { builder } from './builder.ts'
import { DataSourceEnum } from './freshness.ts'
import { RegionEnum } from './region.ts'

export const RegionalRiotIdObject = builder.objectRef<Status['demoAccounts'][number]>('RegionalRiotId').implement({
  description: 'A Riot ID on a region.',
  fields: (t) => ({
    gameName: t.exposeString('gameName', { description: 'The part of the Riot ID before the `#`.' }),
    tagLine: t.exposeString('tagLine', { description: 'The part of the Riot ID after the `#`.' }),
    region: t.field({ type: RegionEnum, description: 'The region.', resolve: ({ region }) => region }),
  }),
})

const StatusObject = builder.objectRef<Status>('Status').implement({
  description: 'What this server is showing.',
  fields: (t) => ({
    dataSource: t.field({
      type: DataSourceEnum,
      description: "Riot's data or the demo world.",
      resolve: ({ dataSource }) => dataSource,
    }),
    demoAccounts: t.field({
      type: [RegionalRiotIdObject],
      description: 'Accounts of the demo world to begin with; empty with real data.',
      resolve: ({ demoAccounts }) => [...demoAccounts],
    }),
    contactEmail: t.exposeString('contactEmail', {
      nullable: true,
      description: 'Where people can write to whoever runs this server; null when he gave no address.',
    }),
  }),
})

builder.queryField('status', (t) =>
  t.field({
    type: StatusObject,
    description: 'What this server is showing.',
    resolve: (_root, _args, { status }) => status,
  }),
)
