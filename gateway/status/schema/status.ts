import { RegionalRiotIdObject } from '../../accounts/schema/regional-riot-id.ts'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { DataSourceEnum } from '../../contract/freshness.ts'
import { RegionEnum } from '../../contract/region.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { EXAMPLE_KINDS, type ExampleAccount, type ExampleKind } from '../rules/example-account.ts'
import { KEPT_DAYS } from '../rules/source-day.ts'
import { REPORTED_SOURCES, type ReportedSource, type ReportedState, type SourceReport } from '../rules/source-report.ts'
import type { SampledDay } from '../services/source-history.ts'
import type { SignIn, Status } from '../services/status.ts'
import { ClientLimitsObject } from './client-limits.ts'

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

const ReportedSourceEnum = builder.enumType('ReportedSource', {
  description: 'Something that this server needs for its answers.',
  values: {
    RIOT: { description: "Riot's API: accounts, ranks and matches." },
    TWITCH: { description: "Twitch's API: live channels." },
    LEAGUEPEDIA: { description: "Leaguepedia's tables: what roster changes are proposed from." },
    STATIC_DATA: { description: 'Champions, items and runes of the current patch.' },
    ACTIVE_GAMES: { description: 'The search for pro players who are in a game.' },
    STREAMS: { description: 'The search for pro players who stream.' },
    STATISTICS: { description: 'The count of stored matches.' },
    STORE: { description: 'The database of this server.' },
  } satisfies Record<ReportedSource, { description: string }>,
})

const ReportedStateEnum = builder.enumType('ReportedState', {
  description: 'State of a source.',
  values: {
    OK: { description: 'The source works.' },
    DEGRADED: { description: 'The source answers only some requests, or limits them.' },
    DOWN: { description: 'The source does not respond, or refuses all requests.' },
    SILENT: { description: 'The source has not reported anything yet.' },
    OFF: { description: 'This server does not use the source.' },
    UNKNOWN: { description: 'Unknown because the database can not be read.' },
  } satisfies Record<ReportedState, { description: string }>,
})

const SourceDayObject = builder.objectRef<SampledDay>('SourceDay').implement({
  description:
    'How a source was on a day, by one sample in each minute in which this server ran and knew. Days have up to 1,440 samples.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Day in UTC, as in ISO 8601, such as `2026-11-26`.' }),
    ok: t.exposeInt('ok', { description: 'Number of samples in which the source worked.' }),
    degraded: t.exposeInt('degraded', { description: 'Number of samples in which it answered only some requests.' }),
    down: t.exposeInt('down', { description: 'Number of samples in which it did not respond.' }),
  }),
})

const SourceReportObject = builder.objectRef<SourceReport>('SourceReport').implement({
  description: 'State of a source, as this server sees it.',
  fields: (t) => ({
    source: t.field({ type: ReportedSourceEnum, description: 'The source.', resolve: ({ source }) => source }),
    state: t.field({ type: ReportedStateEnum, description: 'Its state.', resolve: ({ state }) => state }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of its last answer or result. Null when there is none, and for the database.',
    }),
    history: t.field({
      cost: new FieldCost({ weight: 50, listSize: { argument: 'days', most: KEPT_DAYS } }),
      type: [SourceDayObject],
      description: 'Days with samples, oldest first. Results may be a minute old.',
      args: { days: t.arg.int({ defaultValue: KEPT_DAYS, description: 'Number of days up to today, 1 to 90.' }) },
      async resolve({ source }, { days }, { sourceHistory }) {
        readCount('days', days, KEPT_DAYS, 'days')
        return [...(await sourceHistory.list(source, days))]
      },
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
      deprecationReason: deprecated('Use `examples`, which says what each account demonstrates.', '2027-06-30'),
      resolve: ({ listExamples }) => [...listExamples()],
    }),
    examples: t.field({
      cost: new FieldCost({ listSize: EXAMPLE_KINDS.length }),
      type: [ExampleAccountObject],
      description: 'Example accounts of the demo world, one of each kind. Empty with real data.',
      resolve: ({ listExamples }) => [...listExamples()],
    }),
    signIn: t.expose('signIn', {
      type: SignInObject,
      nullable: true,
      description: 'Configuration for sign-in. Null if this server offers no sign-in.',
    }),
    sources: t.field({
      cost: new FieldCost({ listSize: REPORTED_SOURCES.length }),
      type: [SourceReportObject],
      description: 'State of each source of the data, and of the database. Does not cause a request to any of them.',
      resolve: async (_status, _args, { sources }) => [...(await sources.list())],
    }),
    contactEmail: t.exposeString('contactEmail', {
      nullable: true,
      description: 'Email address of the operator of this server. Null if none is configured.',
    }),
    limits: t.expose('limits', {
      type: ClientLimitsObject,
      description: 'Limits for clients. `rateLimit` reports the points that are left.',
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
