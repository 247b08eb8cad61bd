import { useTranslation } from 'react-i18next'
import { PopoverWords } from '../components/PopoverWords.tsx'
import { graphql } from '../gql/gql.ts'
import { useSpellPopoverQuery } from '../gql/SpellPopover.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import type { Name } from './champion-name.ts'

graphql(/* GraphQL */ `
  query SpellPopover($locale: Locale!) {
    summonerSpells {
      key
      description(locale: $locale) {
        text
        locale
      }
    }
  }
`)

interface SpellPopoverProps {
  /** Riot's number. */
  readonly number: number
  readonly name: Name
}

/** All spells are fetched at once, because there are few. */
export function SpellPopover({ number, name }: SpellPopoverProps) {
  const { t } = useTranslation()
  const { data, loading } = useSpellPopoverQuery({ variables: { locale: toContractLocale(useLocale()) } })
  const spell = data?.summonerSpells.find(({ key }) => key === number)
  return <PopoverWords name={name} kind={t('spell.kind')} description={spell?.description ?? null} loading={loading} />
}
