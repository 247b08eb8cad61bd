import { useLocale } from '../i18n/useLocale.ts'

interface LocalTextProps {
  readonly name: { readonly text: string; readonly locale: string }
}

/** A name from the game, marked with its language where that is not the page's, so that it is read out right. */
export function LocalText({ name }: LocalTextProps) {
  const nameLocale = name.locale.toLowerCase()
  return nameLocale === useLocale() ? name.text : <span lang={nameLocale}>{name.text}</span>
}
