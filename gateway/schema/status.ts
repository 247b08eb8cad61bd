import { FieldCost } from '../limits/field-cost.ts'
import type { SignIn, Status } from '../services/status.ts'
import { builder } from './builder.ts'
import { DataSourceEnum } from './freshness.ts'
import { RegionEnum } from './region.ts'

export const RegionalRiotIdObject = builder.objectRef<Status['demoAccounts'][number]>('RegionalRiotId').implement({
  description: 'A Riot ID on a region.',
  fields: (t) => ({
    gameName: t.exposeString('gameName', {
      broadcastable: true,
      description: 'The part of the Riot ID before the `#`.',
    }),
    tagLine: t.exposeString('tagLine', { broadcastable: true, description: 'The part of the Riot ID after the `#`.' }),
    region: t.field({
      type: RegionEnum,
      broadcastable: true,
      description: 'The region.',
      resolve: ({ region }) => region,
    }),
  }),
})

const SignInObject = builder.objectRef<SignIn>('SignIn').implement({
  description: 'The Firebase project that signs people in. All of it is meant for browsers, none of it a secret.',
  fields: (t) => ({
    projectId: t.exposeString('projectId', { description: 'Which project.' }),
    apiKey: t.exposeString('apiKey', { description: 'What a browser names the project by.' }),
    authDomain: t.exposeString('authDomain', { description: 'The host whose page signs people in with Google.' }),
    emulatorUrl: t.exposeString('emulatorUrl', {
      nullable: true,
      description: 'Where an Auth emulator is, which then signs people in; null without one.',
    }),
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
      cost: new FieldCost({ listSize: 3 }),
      type: [RegionalRiotIdObject],
      description: 'Accounts of the demo world to begin with; empty with real data.',
      resolve: ({ demoAccounts }) => [...demoAccounts],
    }),
    signIn: t.expose('signIn', {
      type: SignInObject,
      nullable: true,
      description: 'What a page needs to sign people in; null where nobody can sign in.',
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
