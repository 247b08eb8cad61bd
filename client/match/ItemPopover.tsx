import { useTranslation } from 'react-i18next'
import { PopoverWords } from '../components/PopoverWords.tsx'
import { graphql } from '../gql/gql.ts'
import { useItemPopoverQuery } from '../gql/ItemPopover.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useLocale } from '../i18n/useLocale.ts'
import type { Name } from './champion-name.ts'

graphql(/* GraphQL */ `
  query ItemPopover($itemId: Int!, $locale: Locale!) {
    items(keys: [$itemId]) {
      itemId: key
      description(locale: $locale) {
        text
        locale
      }
      gold
    }
  }
`)

interface ItemPopoverProps {
  readonly itemId: number
  readonly name: Name
}

/** Fetched on demand. */
export function ItemPopover({ itemId, name }: ItemPopoverProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data, loading } = useItemPopoverQuery({ variables: { itemId, locale: toContractLocale(useLocale()) } })
  const item = data?.items.find((known) => known.itemId === itemId)
  const gold = item?.gold ?? null
  return (
    <PopoverWords
      name={name}
      kind={t('item.kind')}
      // Trinkets and quest rewards have no price.
      price={gold === null || gold === 0 ? null : t('item.gold', { gold: format.number(gold) })}
      description={item?.description ?? null}
      loading={loading}
    />
  )
}
