import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useBuildsWords } from '../../../builds/useBuildsWords.ts'
import { ChipSelect } from '../../../components/ChipSelect.tsx'
import { regionKey, REGIONS } from '../../../game/regions.ts'
import { championWord, type ChampionChoice, type ChosenChampion } from '../../../match/champion-choices.ts'
import { ChampionFilter } from '../../../match/ChampionFilter.tsx'
import type { ChangeView } from '../../../routing/useView.ts'
import { PHONE } from '../../../theme/tokens.ts'
import { RANK_BANDS, type BuildsView } from './builds-view.ts'

interface BuildsFiltersProps {
  readonly view: BuildsView
  /** The opposing champion to filter by; null for any. */
  readonly against: ChosenChampion | null
  /** Frequent opponents, which are offered first. */
  readonly opponents: readonly ChampionChoice[]
  /** True for a queue whose players have ranks. */
  readonly ranked: boolean
  readonly onChange: ChangeView<BuildsView>
}

/** No rank and no region has this name. */
const ALL = 'ALL'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minWidth: 0,
  },
  games: { display: 'flex', flexWrap: 'wrap', gap: '8px', minWidth: 0, [PHONE]: { gap: '6px' } },
})

export function BuildsFilters({ view: { rank, region }, against, opponents, ranked, onChange }: BuildsFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useBuildsWords()
  return (
    <div className={styles.root}>
      <div className={styles.games}>
        {ranked ? (
          <ChipSelect
            label={words('filters.rank')}
            options={[
              { value: ALL, label: words('filters.allRanks') },
              ...RANK_BANDS.map((band) => ({ value: band, label: words(`filters.ranks.${band}`) })),
            ]}
            selected={rank ?? ALL}
            usual={rank === null}
            onSelect={(chosen) => onChange({ rank: chosen === ALL ? null : chosen })}
          />
        ) : null}
        <ChipSelect
          label={words('filters.region')}
          options={[
            { value: ALL, label: words('filters.allRegions') },
            ...REGIONS.map((value) => ({ value, label: `${value} · ${t(`regions.${regionKey(value)}`)}` })),
          ]}
          selected={region ?? ALL}
          usual={region === null}
          onSelect={(chosen) => onChange({ region: chosen === ALL ? null : chosen })}
        />
      </div>
      <ChampionFilter
        label={words('filters.against')}
        removeLabel={(champion) => words('filters.removeAgainst', { champion })}
        chosen={against}
        played={opponents}
        onChoose={(chosen) => onChange({ against: chosen === null ? null : championWord(chosen) })}
      />
    </div>
  )
}
