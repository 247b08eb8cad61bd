import { useTranslation } from 'react-i18next'
import { ItemMark } from '../../../builds/ItemMark.tsx'
import { useItemName } from '../../../builds/useItemName.ts'
import { UseName } from '../../../builds/UseName.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { ItemUses_statisticsFragment } from '../../../gql/graphql.ts'
import type { ShownStatistics } from '../../../statistics/statistics-filter.ts'
import { UseTable } from './UseTable.tsx'

graphql(/* GraphQL */ `
  fragment ItemUses_statistics on ChampionStatistics {
    items(first: 12) {
      item {
        itemId: key
        ...ItemMark_item
      }
      share {
        ...UseRows_rate
      }
      winRate {
        ...UseRows_rate
      }
    }
  }
`)

interface ItemUsesProps {
  /** The champion as the address names it. */
  readonly champion: string
  readonly filter: ShownStatistics
  readonly statistics: ItemUses_statisticsFragment
}

/** The items that were most often owned at the end of a game. */
export function ItemUses({ champion, filter, statistics: { items } }: ItemUsesProps) {
  const { t } = useTranslation()
  const nameOf = useItemName()
  const uses = items.map(({ item, share, winRate }) => {
    const key = String(item.itemId)
    const name = nameOf(item)
    const mark = (
      <UseName names={[name]}>
        <ItemMark item={item} name={name} stop={key} />
      </UseName>
    )
    return { key, mark, share, winRate }
  })
  return (
    <UseTable
      title={t('championBuilds.items.title')}
      note={t('championBuilds.items.note')}
      exported={{ of: 'champion-items', parameters: { champion, ...filter } }}
      column={t('championBuilds.items.column')}
      uses={uses}
      stops={uses.map(({ key }) => key)}
    />
  )
}
