import type { i18n } from 'i18next'
import type { Locale } from './locale.ts'

/** Where the texts of each language are: `/_i18n/{hash}/{locale}/messages.json` once they are built. */
const ADDRESSES = import.meta.glob<string>('./*.json', { import: 'default', query: '?url', eager: true })

/** Loads the texts of a language. */
export async function loadMessages(locale: Locale): Promise<object> {
  const failure = `Failed loading locale: ${locale}`
  const address = ADDRESSES[`./${locale}.json`]
  if (address === undefined) throw new Error(failure)
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    return parseMessages(await response.json())
  } catch (cause) {
    throw new Error(failure, { cause })
  }
}

/** Turns the page to another language, loading its texts when this is the first time. */
export async function switchLocale(instance: i18n, locale: Locale): Promise<void> {
  if (!instance.hasResourceBundle(locale, 'translation')) {
    instance.addResourceBundle(locale, 'translation', await loadMessages(locale))
  }
  await instance.changeLanguage(locale)
  document.documentElement.lang = locale
}

function parseMessages(messages: unknown): object {
  if (typeof messages !== 'object' || messages === null) throw new TypeError('The texts are no object.')
  return messages
}
