import { useTranslation } from 'react-i18next'
import { GameImage } from '../../../components/GameImage.tsx'
import { PopoverTrigger } from '../../../components/PopoverTrigger.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { ItemUses_statisticsFragment } from '../../../gql/graphql.ts'
import { toContractLocale } from '../../../i18n/contract-locale.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { ItemPopover } from '../../../match/ItemPopover.tsx'
import { UseName } from './UseName.tsx'
import { UseTable } from './UseTable.tsx'

graphql(/* GraphQL */ `
  fragment ItemUses_statistics on ChampionStatistics {
    items(first: 12) {
      item {
        itemId
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      share {
        value
        games
        low
        high
      }
      winRate {
        value
        games
        low
        high
      }
    }
  }
`)

/** The items that were most often owned at the end of a game. */
export function ItemUses({ statistics: { items } }: { readonly statistics: ItemUses_statisticsFragment }) {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  const uses = items.map(({ item, share, winRate }) => {
    const key = String(item.itemId)
    const name = item.name ?? { text: t('item.unknown', { number: item.itemId }), locale }
    const mark = (
      <UseName names={[name]}>
        <PopoverTrigger stop={key} popover={<ItemPopover itemId={item.itemId} name={name} />}>
          <GameImage src={item.image} name={name} size={32} titled={false} />
        </PopoverTrigger>
      </UseName>
    )
    return { key, mark, share, winRate }
  })
  return (
    <UseTable
      title={t('championBuilds.items.title')}
      note={t('championBuilds.items.note')}
      column={t('championBuilds.items.column')}
      uses={uses}
      stops={uses.map(({ key }) => key)}
    />
  )
}
