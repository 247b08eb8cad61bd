import { RegionalRiotIdObject } from '../../accounts/schema/regional-riot-id.ts'
import { builder } from '../../contract/builder.ts'
import { DataSourceEnum } from '../../contract/freshness.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { SignIn, Status } from '../services/status.ts'

const SignInObject = builder.objectRef<SignIn>('SignIn').implement({
  description: 'Public configuration of the Firebase project used for sign-in. Contains no secrets.',
  fields: (t) => ({
    projectId: t.exposeString('projectId', { description: 'Firebase project id.' }),
    apiKey: t.exposeString('apiKey', { description: 'Firebase Web API key. Identifies the project and is public.' }),
    authDomain: t.exposeString('authDomain', { description: 'Host of the page for signing in with Google.' }),
    emulatorUrl: t.exposeString('emulatorUrl', {
      nullable: true,
      description: 'URL of the Firebase Auth emulator to use for sign-in. Null if none is used.',
    }),
  }),
})

const StatusObject = builder.objectRef<Status>('Status').implement({
  description: 'Data source and public configuration of this server.',
  fields: (t) => ({
    dataSource: t.field({
      type: DataSourceEnum,
      description: "Source of the game data: Riot's API or the demo world.",
      resolve: ({ dataSource }) => dataSource,
    }),
    demoAccounts: t.field({
      cost: new FieldCost({ listSize: 3 }),
      type: [RegionalRiotIdObject],
      description: 'Example accounts of the demo world. Empty with real data.',
      resolve: ({ demoAccounts }) => [...demoAccounts],
    }),
    signIn: t.expose('signIn', {
      type: SignInObject,
      nullable: true,
      description: 'Configuration for sign-in. Null if this server offers no sign-in.',
    }),
    contactEmail: t.exposeString('contactEmail', {
      nullable: true,
      description: 'Email address of the operator of this server. Null if none is configured.',
    }),
  }),
})

builder.queryField('status', (t) =>
  t.field({
    type: StatusObject,
    description: 'Data source and public configuration of this server.',
    resolve: (_root, _args, { status }) => status,
  }),
)
