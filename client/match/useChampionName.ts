import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/useLocale.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { championName, type Name } from './champion-name.ts'

interface Named {
  readonly champion: { readonly key: number; readonly name: Name | null }
  /** How the match names the champion; not there where no match was played. */
  readonly championName?: string
}

/** What a champion is called; one that neither this server nor the match can name is called by its number. */
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
