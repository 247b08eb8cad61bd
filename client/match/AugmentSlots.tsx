import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { PopoverBar } from '../components/PopoverBar.tsx'
import { PopoverTrigger } from '../components/PopoverTrigger.tsx'
import { graphql } from '../gql/gql.ts'
import type { AugmentSlots_participantFragment } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { AugmentPopover } from './AugmentPopover.tsx'

graphql(/* GraphQL */ `
  fragment AugmentSlots_participant on Participant {
    augments {
      augmentId: key
      name(locale: $locale) {
        text
        locale
      }
      rarity
      image
    }
  }
`)

interface AugmentSlotsProps {
  readonly participant: AugmentSlots_participantFragment
  /** In pixels. */
  readonly size: number
  readonly className: string
}

/** A participant's augments in the order of choice, each with a pop-over. Nothing in modes without augments. */
export function AugmentSlots({ participant: { augments }, size, className }: AugmentSlotsProps) {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  if (augments.length === 0) return null
  // A participant can have the same augment twice.
  const slots = Object.entries(augments)
  return (
    <PopoverBar label={t('augment.list')} stops={slots.map(([slot]) => slot)} className={className}>
      {slots.map(([slot, { augmentId, name, rarity, image }]) => {
        const known = name ?? { text: t('augment.unknown', { number: augmentId }), locale }
        return (
          <PopoverTrigger
            key={slot}
            stop={slot}
            popover={<AugmentPopover augmentId={augmentId} name={known} rarity={rarity} />}
          >
            <GameImage src={image} name={known} size={size} titled={false} />
          </PopoverTrigger>
        )
      })}
    </PopoverBar>
  )
}
