import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FragmentFields } from '../apollo/fragment-fields.ts'
import { GameImage } from '../components/GameImage.tsx'
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
      itemId
      name(locale: $locale) {
        text
        locale
      }
      image
    }
  }
`)

interface ItemSlotsProps {
  readonly participant: FragmentFields<ItemSlots_participantFragment>
  /** Width and height of a slot in pixels. */
  readonly size: number
  readonly className: string
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})

/** The seven slots of a player, in their order, empty ones too. Each item explains itself. */
export function ItemSlots({ participant, size, className }: ItemSlotsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  return (
    <ul className={mergeClasses(styles.list, className)} aria-label={t('account.match.items')}>
      {Object.entries(participant.items).map(([slot, item]) => {
        if (item === null) {
          return (
            <li key={slot}>
              <ItemEmptySlot size={size} />
            </li>
          )
        }
        const name = item.name ?? { text: t('item.unknown', { number: item.itemId }), locale }
        return (
          <li key={slot}>
            <PopoverTrigger popover={<ItemPopover itemId={item.itemId} name={name} />}>
              <GameImage src={item.image} name={name} size={size} titled={false} />
            </PopoverTrigger>
          </li>
        )
      })}
    </ul>
  )
}
