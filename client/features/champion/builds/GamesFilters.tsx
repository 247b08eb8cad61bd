import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { FilterChipGroup } from '../../../components/FilterChipGroup.tsx'
import {
  championWord,
  listPlayedChampions,
  type ChampionChoice,
  type ChosenChampion,
} from '../../../match/champion-choices.ts'
import { ChampionFilter } from '../../../match/ChampionFilter.tsx'
import { LaneGlyph } from '../../../pro-scene/LaneGlyph.tsx'
import type { ChangeView } from '../../../routing/useView.ts'
import { LANES } from '../../../statistics/statistics-filter.ts'
import type { GamesView } from './games-view.ts'

interface GamesFiltersProps {
  readonly view: GamesView
  /** The opposing champion to filter by; null for any. */
  readonly against: ChosenChampion | null
  /** The opposing champions in the loaded games. */
  readonly opponents: readonly ChampionChoice[]
  readonly onChange: ChangeView<GamesView>
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minWidth: 0,
  },
})

export function GamesFilters({ view, against, opponents, onChange }: GamesFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root}>
      <FilterChipGroup label={t('championGames.lane')}>
        <FilterChip pressed={view.lane === null} onClick={() => onChange({ lane: null })}>
          {t('statistics.allLanes')}
        </FilterChip>
        {LANES.map((lane) => (
          <FilterChip key={lane} pressed={lane === view.lane} onClick={() => onChange({ lane })}>
            <LaneGlyph lane={lane} size={14} />
            {t(`match.lanes.${lane}`)}
          </FilterChip>
        ))}
      </FilterChipGroup>
      <ChampionFilter
        label={t('championGames.against')}
        removeLabel={(champion) => t('championGames.removeAgainst', { champion })}
        chosen={against}
        played={listPlayedChampions(opponents)}
        onChoose={(chosen) => onChange({ against: chosen === null ? null : championWord(chosen) })}
      />
    </div>
  )
}
