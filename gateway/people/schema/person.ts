import { toAccountKey } from '../../accounts/rules/account-id.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { encodeGlobalId } from '../../contract/global-id.ts'
import { LocaleEnum } from '../../contract/local-text.ts'
import { RegionEnum } from '../../contract/region.ts'
import type { Person } from '../../identity/rules/viewer.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { Follow } from '../rules/follow.ts'
import type { PersonSettings, QuietHours } from '../rules/person-settings.ts'
import type { ViewerData, Viewers } from '../services/viewers.ts'

const ViewerRoleEnum = builder.enumType('ViewerRole', {
  description: 'Role of a person, granted by the operator of this server.',
  values: {
    EDITOR: { value: 'editor', description: 'May change the rosters.' },
    ADMIN: { value: 'admin', description: 'Has all permissions of an editor.' },
  } as const,
})

export const ThemeEnum = builder.enumType('Theme', {
  description: 'Visual theme of the web client.',
  values: {
    DARK: { value: 'dark', description: 'Light text on a dark background.' },
    LIGHT: { value: 'light', description: 'Dark text on a light background.' },
    SYSTEM: { value: 'system', description: 'Follows the setting of the operating system.' },
  } as const,
})

export const QuietHoursObject = builder.objectRef<QuietHours>('QuietHours').implement({
  description: 'A daily period in the local time of the reader. Extends past midnight if `to` is before `from`.',
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'Start, in minutes since midnight, 0 to 1439.' }),
    to: t.exposeInt('to', { description: 'End, in minutes since midnight, 0 to 1439.' }),
  }),
})

const PersonSettingsObject = builder.objectRef<PersonSettings>('PersonSettings').implement({
  description: 'Settings of a person, shared between browsers. Null for settings that the person has not chosen.',
  fields: (t) => ({
    locale: t.expose('locale', { type: LocaleEnum, nullable: true, description: 'Preferred language.' }),
    theme: t.expose('theme', { type: ThemeEnum, nullable: true, description: 'Visual theme of the web client.' }),
    region: t.expose('region', {
      type: RegionEnum,
      nullable: true,
      description: 'Default region of searches.',
    }),
    hidesResults: t.exposeBoolean('hidesResults', {
      nullable: true,
      description: 'True to hide results, league points and KDA of pro players until they are revealed.',
    }),
    lessMotion: t.exposeBoolean('lessMotion', {
      nullable: true,
      description: 'True to avoid animations that are not essential.',
    }),
    notices: t.exposeBoolean('notices', {
      nullable: true,
      description: 'True to show a notification when a followed player goes live or enters a game.',
    }),
    quietHours: t.expose('quietHours', {
      type: QuietHoursObject,
      nullable: true,
      description: 'Daily period without notifications.',
    }),
  }),
})

const FollowObject = builder.objectRef<Follow>('Follow').implement({
  description: 'A follow: an object that a person follows.',
  fields: (t) => ({
    subjectId: t.id({
      description:
        'The `id` of the followed object, which may no longer exist. Query `followed` or `nodes` to resolve it.',
      resolve: subjectIdOf,
    }),
    id: t.id({
      deprecationReason: deprecated('Use `subjectId`.', '2027-11-30'),
      description:
        'The `id` of the followed object. Clients that cache objects by their ids would confuse both objects.',
      resolve: subjectIdOf,
    }),
    since: t.expose('since', { type: 'DateTime', description: 'Time when the person started following the object.' }),
  }),
})

function subjectIdOf({ kind, id }: Follow): string {
  return encodeGlobalId(kind, id)
}

export interface PersonWithData {
  readonly person: Person
  readonly look: () => Promise<ViewerData>
}

/** Reads the stored data at most once, however many fields select it. */
export function withStoredData(person: Person, viewers: Viewers): PersonWithData {
  let loading: Promise<ViewerData> | null = null
  return { person, look: () => (loading ??= viewers.look(person)) }
}

export const PersonObject = builder.objectRef<PersonWithData>('Person').implement({
  description: 'A signed-in person. Visible only to that person.',
  fields: (t) => ({
    name: t.string({
      nullable: true,
      description: 'Display name. Null if the person has not set one.',
      resolve: ({ person }) => person.name,
    }),
    email: t.string({
      nullable: true,
      description: 'Email address. Null if unknown.',
      resolve: ({ person }) => person.email,
    }),
    emailVerified: t.boolean({
      description: 'True if the email address is verified.',
      resolve: ({ person }) => person.emailVerified,
    }),
    role: t.field({
      type: ViewerRoleEnum,
      nullable: true,
      description:
        'Role of the person. Null if the person has none. Read from the ID token, which can be up to one hour old.',
      resolve: ({ person }) => person.role,
    }),
    follows: t.field({
      cost: new FieldCost({ listSize: 50 }),
      type: [FollowObject],
      description: 'Followed objects, most recently followed first.',
      resolve: async ({ look }) => [...(await look()).follows],
    }),
    accounts: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [AccountNode],
      description:
        'Accounts that the person claims as their own, in the order set by the person and as stored on this server. Ownership is not verified.',
      async resolve({ look }, _args, { accounts }) {
        const { accounts: ids } = await look()
        const keys = ids.flatMap((id) => toAccountKey(id) ?? [])
        return keys.length === 0 ? [] : [...(await accounts.listStored(keys))]
      },
    }),
    settings: t.field({
      type: PersonSettingsObject,
      description: 'Settings of the person.',
      resolve: async ({ look }) => (await look()).settings,
    }),
  }),
})
