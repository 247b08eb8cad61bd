import type { LocalText } from '../ports/static-data.ts'
import { builder } from './builder.ts'

export const LocaleEnum = builder.enumType('Locale', {
  description: 'A language the product speaks.',
  values: { EN: { value: 'en' }, PL: { value: 'pl' } } as const,
})

export const LocalTextObject = builder.objectRef<LocalText>('LocalText').implement({
  description: 'A text together with the language it is in, which is English where no translation is known.',
  fields: (t) => ({
    text: t.exposeString('text', { broadcastable: true, description: 'The text.' }),
    locale: t.field({
      type: LocaleEnum,
      broadcastable: true,
      description: 'The language of the text.',
      resolve: ({ locale }) => locale,
    }),
  }),
})

/** The argument of every text: which language it is wanted in. */
export const localeArgument = builder.args((t) => ({
  locale: t.field({ type: LocaleEnum, defaultValue: 'en', description: 'The language that is wanted.' }),
}))
