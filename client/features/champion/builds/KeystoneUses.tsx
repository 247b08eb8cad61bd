import { useTranslation } from 'react-i18next'
import { UseName } from '../../../builds/UseName.tsx'
import { GameImage } from '../../../components/GameImage.tsx'
import { PopoverTrigger } from '../../../components/PopoverTrigger.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { KeystoneUses_statisticsFragment } from '../../../gql/graphql.ts'
import { RunePopover } from '../../../match/RunePopover.tsx'
import { useRuneName } from '../../../match/useRuneName.ts'
import { UseTable } from './UseTable.tsx'

graphql(/* GraphQL */ `
  fragment KeystoneUses_statistics on ChampionStatistics {
    keystones {
      rune {
        runeId: key
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
  }
`)

/** Number of listed keystones; there are seventeen. */
const MAX_KEYSTONES = 6

export function KeystoneUses({ statistics: { keystones } }: { readonly statistics: KeystoneUses_statisticsFragment }) {
  const { t } = useTranslation()
  const nameOf = useRuneName()
  const uses = keystones.slice(0, MAX_KEYSTONES).map(({ rune, share, winRate }) => {
    const key = String(rune.runeId)
    const name = nameOf(rune)
    const mark = (
      <UseName names={[name]}>
        <PopoverTrigger stop={key} shape="circle" popover={<RunePopover runeId={rune.runeId} name={name} />}>
          <GameImage src={rune.image} name={name} size={32} shape="circle" titled={false} />
        </PopoverTrigger>
      </UseName>
    )
    return { key, mark, share, winRate }
  })
  return (
    <UseTable
      title={t('championBuilds.keystones.title')}
      column={t('championBuilds.keystones.column')}
      uses={uses}
      stops={uses.map(({ key }) => key)}
    />
  )
}
