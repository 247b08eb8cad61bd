import { useTranslation } from 'react-i18next'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import type { Name } from './champion-name.ts'

/** Runes that this server does not know are named by number. */
export function useRuneName(): (rune: { readonly runeId: number; readonly name: Name | null }) => Name {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  return ({ runeId, name }) => name ?? { text: t('runes.unknown', { number: runeId }), locale }
}
