import { useTranslation } from 'react-i18next'
import { GameImage } from '../../../components/GameImage.tsx'
import { PopoverTrigger } from '../../../components/PopoverTrigger.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { SpellUses_statisticsFragment } from '../../../gql/graphql.ts'
import { toContractLocale } from '../../../i18n/contract-locale.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { SpellPopover } from '../../../match/SpellPopover.tsx'
import { UseName } from './UseName.tsx'
import { UseTable } from './UseTable.tsx'

graphql(/* GraphQL */ `
  fragment SpellUses_statistics on ChampionStatistics {
    spells(first: 5) {
      spells {
        key
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

/** The pairs of summoner spells that were chosen most. */
export function SpellUses({ statistics: { spells: pairs } }: { readonly statistics: SpellUses_statisticsFragment }) {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  const uses = pairs.map(({ spells, share, winRate }) => {
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
  return (
    <UseTable
      title={t('championBuilds.spells.title')}
      column={t('championBuilds.spells.column')}
      uses={uses}
      stops={uses.flatMap(({ stops }) => stops)}
    />
  )
}
