import { useTranslation } from 'react-i18next'
import { findLocale, type Locale } from '../../languages.ts'

/** Returns the language of the page. */
export function useLocale(): Locale {
  const { i18n } = useTranslation()
  return findLocale(i18n.language) ?? 'en'
}
