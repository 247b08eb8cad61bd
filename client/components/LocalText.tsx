import { useLocale } from '../i18n/useLocale.ts'

interface LocalTextProps {
  readonly name: { readonly text: string; readonly locale: string }
}

/** Marks a language that differs from the page's, so that the name is pronounced correctly. */
export function LocalText({ name }: LocalTextProps) {
  const nameLocale = name.locale.toLowerCase()
  return nameLocale === useLocale() ? name.text : <span lang={nameLocale}>{name.text}</span>
}
