import type { LocalName } from '../ports/static-data.ts'
import { builder } from './builder.ts'

const LocaleEnum = builder.enumType('Locale', {
  description: 'A language the product speaks.',
  values: { EN: { value: 'en' }, PL: { value: 'pl' } } as const,
})

export const LocalNameObject = builder.objectRef<LocalName>('LocalName').implement({
  description: 'A name together with the language it is in, which is English where no translation is known.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The name.' }),
    locale: t.field({ type: LocaleEnum, description: 'The language of the name.', resolve: ({ locale }) => locale }),
  }),
})

/** The argument of every name: which language it is wanted in. */
export const localeArgument = builder.args((t) => ({
  locale: t.field({ type: LocaleEnum, defaultValue: 'en', description: 'The language that is wanted.' }),
}))
