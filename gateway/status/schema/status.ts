import { RegionalRiotIdObject } from '../../accounts/schema/regional-riot-id.ts'
import { builder } from '../../contract/builder.ts'
import { DataSourceEnum } from '../../contract/freshness.ts'
import { RegionEnum } from '../../contract/region.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { EXAMPLE_KINDS, type ExampleAccount, type ExampleKind } from '../rules/example-account.ts'
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

const ExampleKindEnum = builder.enumType('ExampleKind', {
  description: 'What an example account of the demo world demonstrates.',
  values: {
    PRO: { description: 'The main account of a pro player.' },
    ONE_TRICK: { description: 'An account that plays almost only one champion.' },
    GOLD_JUNGLER: { description: 'An account that mostly plays in the jungle, in the middle of the ladder.' },
    HIDDEN: {
      description:
        'An account that hides its running games, as in streamer mode. Its finished games are public, like those of any account.',
    },
  } satisfies Record<ExampleKind, { description: string }>,
})

const ExampleAccountObject = builder.objectRef<ExampleAccount>('ExampleAccount').implement({
  description: 'An account of the demo world to look up first.',
  fields: (t) => ({
    gameName: t.exposeString('gameName', { description: 'Game name: the part of the Riot ID before the `#`.' }),
    tagLine: t.exposeString('tagLine', { description: 'Tag line: the part of the Riot ID after the `#`.' }),
    region: t.field({
      type: RegionEnum,
      description: 'Region of the account.',
      resolve: ({ region }) => region,
    }),
    kind: t.field({
      type: ExampleKindEnum,
      description: 'What the account demonstrates.',
      resolve: ({ kind }) => kind,
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
      cost: new FieldCost({ listSize: EXAMPLE_KINDS.length }),
      type: [RegionalRiotIdObject],
      description: 'Example accounts of the demo world. Empty with real data.',
      deprecationReason: 'Use `examples`, which says what each account demonstrates. To be removed after 2027-06-30.',
      resolve: ({ examples }) => [...examples],
    }),
    examples: t.field({
      cost: new FieldCost({ listSize: EXAMPLE_KINDS.length }),
      type: [ExampleAccountObject],
      description: 'Example accounts of the demo world, one of each kind. Empty with real data.',
      resolve: ({ examples }) => [...examples],
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
