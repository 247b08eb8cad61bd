import { useTranslation } from 'react-i18next'
import { findLocale, type Locale } from '../../languages.ts'

export function useLocale(): Locale {
  const { i18n } = useTranslation()
  return findLocale(i18n.language) ?? 'en'
}
