import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { PopoverTrigger } from '../components/PopoverTrigger.tsx'
import { graphql } from '../gql/gql.ts'
import type { SpellMarks_participantFragment } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { ItemEmptySlot } from './ItemEmptySlot.tsx'
import { SpellPopover } from './SpellPopover.tsx'

graphql(/* GraphQL */ `
  fragment SpellMarks_participant on Participant {
    summonerSpells {
      key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
  }
`)

interface SpellMarksProps {
  readonly spells: SpellMarks_participantFragment['summonerSpells']
  /** In pixels. */
  readonly size: number
}

/** Renders nothing in modes without spells. */
export function SpellMarks({ spells, size }: SpellMarksProps) {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  if (spells.every((spell) => spell === null)) return null
  return Object.entries(spells).map(([slot, spell]) => {
    if (spell === null) return <ItemEmptySlot key={slot} size={size} />
    const name = spell.name ?? { text: t('spell.unknown', { number: spell.key }), locale }
    return (
      <PopoverTrigger key={slot} stop={slot} popover={<SpellPopover number={spell.key} name={name} />}>
        <GameImage src={spell.image} name={name} size={size} titled={false} />
      </PopoverTrigger>
    )
  })
}
