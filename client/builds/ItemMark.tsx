import { GameImage } from '../components/GameImage.tsx'
import { PopoverTrigger } from '../components/PopoverTrigger.tsx'
import { graphql } from '../gql/gql.ts'
import type { ItemMark_itemFragment } from '../gql/graphql.ts'
import type { Name } from '../match/champion-name.ts'
import { ItemPopover } from '../match/ItemPopover.tsx'

graphql(/* GraphQL */ `
  fragment ItemMark_item on Item {
    itemId: key
    name(locale: $locale) {
      text
      locale
    }
    image
  }
`)

interface ItemMarkProps {
  readonly item: ItemMark_itemFragment
  readonly name: Name
  /** Alternative text; the name by default. */
  readonly label?: Name
  /** Id of the trigger within its `PopoverBar`. */
  readonly stop: string
}

export function ItemMark({ item: { itemId, image }, name, label = name, stop }: ItemMarkProps) {
  return (
    <PopoverTrigger stop={stop} popover={<ItemPopover itemId={itemId} name={name} />}>
      <GameImage src={image} name={label} size={32} titled={false} />
    </PopoverTrigger>
  )
}
