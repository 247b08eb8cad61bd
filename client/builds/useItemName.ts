import { useTranslation } from 'react-i18next'
import type { ItemMark_itemFragment } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import type { Name } from '../match/champion-name.ts'

/** Items that this server does not know are named by number. */
export function useItemName(): (item: Pick<ItemMark_itemFragment, 'itemId' | 'name'>) => Name {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  return ({ itemId, name }) => name ?? { text: t('item.unknown', { number: itemId }), locale }
}
