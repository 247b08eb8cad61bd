import type { i18n } from 'i18next'
import type { Locale } from '../../languages.ts'
import { textsIn } from './texts-in.ts'

/** Addresses of each language's texts: `/_i18n/{hash}/{locale}/messages.json` in a build. */
const ADDRESSES = import.meta.glob<string>('./messages/*.json', { import: 'default', query: '?url', eager: true })

/** Loads the texts of a language. */
export async function loadMessages(locale: Locale): Promise<object> {
  const address = textsIn(ADDRESSES, locale)
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    return parseMessages(await response.json())
  } catch (cause) {
    throw new Error(`Failed loading locale: ${locale}`, { cause })
  }
}

/** Switches the page to another language and loads its texts on first use. */
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
