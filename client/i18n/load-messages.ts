import type { i18n } from 'i18next'
import type { Locale } from '../../languages.ts'
import { textsIn } from './texts-in.ts'

/** `/_i18n/{hash}/{locale}/messages.json` in a build. */
const ADDRESSES = import.meta.glob<string>('./messages/*.json', { import: 'default', query: '?url', eager: true })

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

/** Loads the texts on first use. */
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
