import type { ItemMark_itemFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ItemMark } from '../ItemMark.tsx'
import { useBuildsWords } from '../useBuildsWords.ts'
import { useItemName } from '../useItemName.ts'
import { UseName } from '../UseName.tsx'
import { countItems } from './item-counts.ts'

interface ItemSetProps {
  readonly items: readonly ItemMark_itemFragment[]
  readonly stopOf: (itemId: number) => string
}

/** Items bought together, each with its number when it was bought several times. */
export function ItemSet({ items, stopOf }: ItemSetProps) {
  const words = useBuildsWords()
  const format = useFormat()
  const nameOf = useItemName()
  const marks = countItems(items).map(({ item, count }) => {
    const name = nameOf(item)
    const text = count === 1 ? name.text : words('several', { number: format.number(count), item: name.text })
    return { item, name, label: { ...name, text } }
  })
  return (
    <UseName names={marks.map(({ label }) => label)}>
      {marks.map(({ item, name, label }) => (
        <ItemMark key={item.itemId} item={item} name={name} label={label} stop={stopOf(item.itemId)} />
      ))}
    </UseName>
  )
}
