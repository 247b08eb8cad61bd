import type { i18n } from 'i18next'
import type { Locale } from './locale.ts'

// A plain `import()` of JSON says so in an attribute, which a browser then holds against the modules Vite serves.
const LOADERS = import.meta.glob<object>('./*.json', { import: 'default' })

/** Loads the texts of a language. */
export async function loadMessages(locale: Locale): Promise<object> {
  const failure = `Failed loading locale: ${locale}`
  const load = LOADERS[`./${locale}.json`]
  if (load === undefined) throw new Error(failure)
  try {
    return await load()
  } catch (cause) {
    throw new Error(failure, { cause })
  }
}

/** Turns to another language, loading its texts when this is the first time. */
export async function switchLocale(instance: i18n, locale: Locale): Promise<void> {
  if (!instance.hasResourceBundle(locale, 'translation')) {
    instance.addResourceBundle(locale, 'translation', await loadMessages(locale))
  }
  await instance.changeLanguage(locale)
}
