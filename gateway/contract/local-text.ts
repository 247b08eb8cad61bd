import { LANGUAGES } from '../../languages.ts'
import type { LocalText } from '../shared/local-text.ts'
import { builder } from './builder.ts'

export const LocaleEnum = builder.enumType('Locale', {
  description: 'A supported language.',
  values: Object.fromEntries(
    LANGUAGES.map(({ code, name }) => [code.toUpperCase(), { value: code, description: `${name}.` }]),
  ),
})

export const LocalTextObject = builder.objectRef<LocalText>('LocalText').implement({
  broadcastable: true,
  description: 'A localised text and its language. Falls back to English if no translation is available.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text.' }),
    locale: t.field({
      type: LocaleEnum,
      description: 'Language of the text.',
      resolve: ({ locale }) => locale,
    }),
  }),
})

/** Arguments of every localised text field. */
export const localeArgument = builder.args((t) => ({
  locale: t.field({ type: LocaleEnum, defaultValue: 'en', description: 'Preferred language of the text.' }),
}))
