import { findLocale } from '../../languages.ts'
import type english from '../../texts/en/on-demand/start.json'
import { textsIn } from '../i18n/texts-in.ts'

/** These texts are part of the code, because the others may be what could not be loaded. */
const TEXTS = import.meta.glob<typeof english>('../../texts/*/on-demand/start.json', { import: 'default', eager: true })

/** Shows that the product could not start, with the reason and a button to try again. */
export function showStartFailure(root: HTMLElement, error: unknown) {
  const { failed, retry } = textsIn(TEXTS, findLocale(document.documentElement.lang) ?? 'en')
  const alert = document.createElement('main')
  alert.role = 'alert'
  const reason = error instanceof Error ? error.message : String(error)
  const button = create('button', retry)
  button.addEventListener('click', () => window.location.reload())
  alert.append(create('h1', failed), create('p', reason), button)
  root.replaceChildren(alert)
}

function create<Name extends 'h1' | 'p' | 'button'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
