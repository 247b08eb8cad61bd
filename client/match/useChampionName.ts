import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { championName, type Name } from './champion-name.ts'

interface Named {
  readonly champion: { readonly key: number; readonly name: Name | null }
  /** The match's own name of the champion; absent outside matches. */
  readonly championName?: string
}

/** Champions unknown to both this server and the match are named by number. */
export function useChampionName(): (participant: Named) => Name {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  return useCallback(
    (participant) => {
      const name = championName(participant)
      if (name.text !== '') return name
      return { text: t('match.unknownChampion', { number: participant.champion.key }), locale }
    },
    [t, locale],
  )
}
