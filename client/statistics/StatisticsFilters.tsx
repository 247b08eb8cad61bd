import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ChipSelect } from '../components/ChipSelect.tsx'
import { FilterChip } from '../components/FilterChip.tsx'
import { FilterChipGroup } from '../components/FilterChipGroup.tsx'
import { FilterChips } from '../components/FilterChips.tsx'
import { LaneGlyph } from '../pro-scene/LaneGlyph.tsx'
import type { ChangeView } from '../routing/useView.ts'
import { PHONE } from '../theme/tokens.ts'
import { LANES, POPULATIONS, STATISTICS_QUEUES, type ShownStatistics } from './statistics-filter.ts'

interface StatisticsFiltersProps {
  readonly filter: ShownStatistics
  /** The newest first; empty while unknown. */
  readonly patches: readonly string[]
  readonly onChange: ChangeView<ShownStatistics>
}

/** No patch has this name. */
const NEWEST = 'newest'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px', minWidth: 0 },
  games: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', minWidth: 0, [PHONE]: { gap: '6px' } },
})

export function StatisticsFilters({ filter, patches, onChange }: StatisticsFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { population, queue, patch, lane } = filter
  // An address can name a patch without recorded games; the list then includes it.
  const listed = patch === null || patches.includes(patch) ? patches : [patch, ...patches]
  return (
    <div className={styles.root}>
      <div className={styles.games}>
        <FilterChips
          label={t('statistics.population')}
          options={POPULATIONS.map((value) => ({ value, label: t(`statistics.populations.${value}`) }))}
          selected={population}
          onSelect={(chosen) => onChange({ population: chosen })}
        />
        <ChipSelect
          label={t('statistics.queue')}
          options={STATISTICS_QUEUES.map((value) => ({ value, label: t(`queues.${value}`) }))}
          selected={queue}
          usual={queue === 'SOLO'}
          onSelect={(chosen) => onChange({ queue: chosen })}
        />
        <ChipSelect
          label={t('statistics.patch')}
          options={[
            { value: NEWEST, label: t('statistics.newestPatches') },
            ...listed.map((name) => ({ value: name, label: t('statistics.onePatch', { patch: name }) })),
          ]}
          selected={patch ?? NEWEST}
          usual={patch === null}
          onSelect={(chosen) => onChange({ patch: chosen === NEWEST ? null : chosen })}
        />
      </div>
      <FilterChipGroup label={t('statistics.lane')}>
        <FilterChip pressed={lane === null} onClick={() => onChange({ lane: null })}>
          {t('statistics.allLanes')}
        </FilterChip>
        {LANES.map((value) => (
          <FilterChip key={value} pressed={value === lane} onClick={() => onChange({ lane: value })}>
            <LaneGlyph lane={value} size={14} />
            {t(`match.lanes.${value}`)}
          </FilterChip>
        ))}
      </FilterChipGroup>
    </div>
  )
}
