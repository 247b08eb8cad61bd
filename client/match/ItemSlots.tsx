import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { PopoverBar } from '../components/PopoverBar.tsx'
import { PopoverTrigger } from '../components/PopoverTrigger.tsx'
import { graphql } from '../gql/gql.ts'
import type { ItemSlots_participantFragment } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { ItemEmptySlot } from './ItemEmptySlot.tsx'
import { ItemPopover } from './ItemPopover.tsx'

graphql(/* GraphQL */ `
  fragment ItemSlots_participant on Participant {
    items {
      itemId: key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    roleBoundItem {
      itemId: key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
  }
`)

interface ItemSlotsProps {
  readonly participant: ItemSlots_participantFragment
  /** In pixels. */
  readonly size: number
  readonly className: string
}

/** Slots in order, empty ones included: six items, the item of the role quest where there is one, and the trinket. */
export function ItemSlots({ participant, size, className }: ItemSlotsProps) {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  const { items, roleBoundItem } = participant
  const bound = roleBoundItem === null ? [] : [roleBoundItem]
  const slots = Object.entries([...items.slice(0, -1), ...bound, ...items.slice(-1)])
  const stops = slots.filter(([, item]) => item !== null).map(([slot]) => slot)
  const pictures = slots.map(([slot, item]) => {
    if (item === null) {
      return (
        <div key={slot}>
          <ItemEmptySlot size={size} />
        </div>
      )
    }
    const name = item.name ?? { text: t('item.unknown', { number: item.itemId }), locale }
    return (
      <div key={slot}>
        <PopoverTrigger stop={slot} popover={<ItemPopover itemId={item.itemId} name={name} />}>
          <GameImage src={item.image} name={name} size={size} titled={false} />
        </PopoverTrigger>
      </div>
    )
  })
  return (
    <PopoverBar label={t('account.match.items')} stops={stops} className={className}>
      {pictures}
    </PopoverBar>
  )
}
