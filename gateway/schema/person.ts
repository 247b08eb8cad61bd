import { FieldCost } from '../limits/field-cost.ts'
import type { Follow } from '../domain/follow.ts'
import type { PersonSettings, QuietHours } from '../domain/person-settings.ts'
import type { Person } from '../domain/viewer.ts'
import type { ViewerData, Viewers } from '../services/viewers.ts'
import { AccountNode, toAccountKey } from './account.ts'
import { builder } from './builder.ts'
import { encodeGlobalId } from './global-id.ts'
import { LocaleEnum } from './local-text.ts'
import { RegionEnum } from './region.ts'

const ViewerRoleEnum = builder.enumType('ViewerRole', {
  description: 'What a person was given by whoever runs this server.',
  values: {
    EDITOR: { value: 'editor', description: 'He may change the rosters.' },
    ADMIN: { value: 'admin', description: 'He may do all that an editor may.' },
  } as const,
})

export const ThemeEnum = builder.enumType('Theme', {
  description: 'How the product looks.',
  values: {
    DARK: { value: 'dark' },
    LIGHT: { value: 'light' },
    SYSTEM: { value: 'system', description: 'As the operating system says at the moment.' },
  } as const,
})

const QuietHoursObject = builder.objectRef<QuietHours>('QuietHours').implement({
  description: 'A time of each day by the clock of whoever reads it; over midnight where it ends before it begins.',
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'Minutes since midnight, 0 to 1439.' }),
    to: t.exposeInt('to', { description: 'Minutes since midnight, 0 to 1439.' }),
  }),
})

const PersonSettingsObject = builder.objectRef<PersonSettings>('PersonSettings').implement({
  description: 'What a person chose, to be found again in another browser. Null is what he left as it is.',
  fields: (t) => ({
    locale: t.expose('locale', { type: LocaleEnum, nullable: true, description: 'His language.' }),
    theme: t.expose('theme', { type: ThemeEnum, nullable: true, description: 'How the product looks.' }),
    region: t.expose('region', {
      type: RegionEnum,
      nullable: true,
      description: 'The region that his searches begin with.',
    }),
    hidesResults: t.exposeBoolean('hidesResults', {
      nullable: true,
      description: 'Whether results, LP and KDA of pros wait until he asks for them.',
    }),
    lessMotion: t.exposeBoolean('lessMotion', {
      nullable: true,
      description: 'Whether nothing moves that need not.',
    }),
    notices: t.exposeBoolean('notices', {
      nullable: true,
      description: 'Whether he is told when somebody whom he follows goes live or enters a game.',
    }),
    quietHours: t.expose('quietHours', {
      type: QuietHoursObject,
      nullable: true,
      description: 'When he is told nothing.',
    }),
  }),
})

const FollowObject = builder.objectRef<Follow>('Follow').implement({
  description: 'That a person follows something.',
  fields: (t) => ({
    id: t.id({
      description: 'The `id` of what he follows, which need not be there any more: `followed` tells what it is.',
      resolve: ({ kind, id }) => encodeGlobalId(kind, id),
    }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when.' }),
  }),
})

/** A person, and what is kept of him when that is asked for. */
export interface KnownPerson {
  readonly person: Person
  readonly look: () => Promise<ViewerData>
}

/** What is kept of the person is read once, however many fields ask for it. */
export function toKnownPerson(person: Person, viewers: Viewers): KnownPerson {
  let looked: Promise<ViewerData> | null = null
  return { person, look: () => (looked ??= viewers.look(person)) }
}

export const PersonObject = builder.objectRef<KnownPerson>('Person').implement({
  description: 'Somebody who signed in. Nobody but himself is shown this.',
  fields: (t) => ({
    name: t.string({
      nullable: true,
      description: 'What he calls himself; null when he gave no name.',
      resolve: ({ person }) => person.name,
    }),
    email: t.string({
      nullable: true,
      description: 'His mail address; null when none is known.',
      resolve: ({ person }) => person.email,
    }),
    emailVerified: t.boolean({
      description: 'Whether he proved that the address is his.',
      resolve: ({ person }) => person.emailVerified,
    }),
    role: t.field({
      type: ViewerRoleEnum,
      nullable: true,
      description: 'What he was given; null for nothing. As his ID token says, which can be an hour old.',
      resolve: ({ person }) => person.role,
    }),
    follows: t.field({
      cost: new FieldCost({ listSize: 50 }),
      type: [FollowObject],
      description: 'What he follows, the newest first.',
      resolve: async ({ look }) => [...(await look()).follows],
    }),
    accounts: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [AccountNode],
      description: 'The accounts that he calls his own, in his order, as they are stored here. Nobody checks that.',
      async resolve({ look }, _args, { accounts }) {
        const { accounts: ids } = await look()
        const keys = ids.flatMap((id) => toAccountKey(id) ?? [])
        return keys.length === 0 ? [] : [...(await accounts.listStored(keys))]
      },
    }),
    settings: t.field({
      type: PersonSettingsObject,
      description: 'What he chose.',
      resolve: async ({ look }) => (await look()).settings,
    }),
  }),
})
