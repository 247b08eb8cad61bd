import { findLocale, type Locale } from '../i18n/locale.ts'

/** The only words available before the translations are loaded. */
const WORDS = {
  en: { what: 'The page could not start.', retry: 'Try again' },
  pl: { what: 'Nie udało się uruchomić strony.', retry: 'Spróbuj ponownie' },
} as const satisfies Record<Locale, object>

/** Shows that the product could not start, with the reason and a button to try again. */
export function showStartFailure(root: HTMLElement, error: unknown) {
  const { what, retry } = WORDS[findLocale(document.documentElement.lang) ?? 'en']
  const alert = document.createElement('main')
  alert.role = 'alert'
  const reason = error instanceof Error ? error.message : String(error)
  const button = create('button', retry)
  button.addEventListener('click', () => window.location.reload())
  alert.append(create('h1', what), create('p', reason), button)
  root.replaceChildren(alert)
}

function create<Name extends 'h1' | 'p' | 'button'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
