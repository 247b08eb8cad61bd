import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { PopoverTrigger } from '../components/PopoverTrigger.tsx'
import { graphql } from '../gql/gql.ts'
import type { SpellRows_useFragment } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { SpellPopover } from '../match/SpellPopover.tsx'
import { UseName } from './UseName.tsx'
import type { Use } from './UseRows.tsx'

graphql(/* GraphQL */ `
  fragment SpellRows_use on SpellsUse {
    spells {
      key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    share {
      ...UseRows_rate
    }
    winRate {
      ...UseRows_rate
    }
  }
`)

/** Returns rows of pairs of summoner spells, and the tab stops in them. */
export function useSpellRows(pairs: readonly SpellRows_useFragment[]): {
  readonly uses: readonly Use[]
  readonly stops: readonly string[]
} {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  const rows = pairs.map(({ spells, share, winRate }) => {
    const named = spells.map(({ key, name, image }) => ({
      key,
      image,
      stop: [...spells.map((spell) => spell.key), key].join(' '),
      name: name ?? { text: t('spell.unknown', { number: key }), locale },
    }))
    const mark = (
      <UseName names={named.map(({ name }) => name)}>
        {named.map(({ key, image, stop, name }) => (
          <PopoverTrigger key={key} stop={stop} popover={<SpellPopover number={key} name={name} />}>
            <GameImage src={image} name={name} size={32} titled={false} />
          </PopoverTrigger>
        ))}
      </UseName>
    )
    return { key: spells.map(({ key }) => key).join(' '), stops: named.map(({ stop }) => stop), mark, share, winRate }
  })
  return { uses: rows, stops: rows.flatMap(({ stops }) => stops) }
}
