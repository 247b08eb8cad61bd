import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ChipSelect } from '../../../components/ChipSelect.tsx'
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
  /** The players of the loaded games. */
  readonly players: readonly { readonly name: string; readonly slug: string }[]
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

export function GamesFilters({ view, against, opponents, players, onChange }: GamesFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  // The chosen one stays an option when the page has no game of theirs.
  const known = new Map([
    ...(view.player === null ? [] : [[view.player, view.player] as const]),
    ...players.map(({ slug, name }) => [slug, name] as const),
  ])
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
      <ChipSelect
        label={t('championGames.player')}
        options={[
          { value: '', label: t('championGames.anyPlayer') },
          ...[...known].map(([value, label]) => ({ value, label })),
        ]}
        selected={view.player ?? ''}
        usual={view.player === null}
        onSelect={(slug) => onChange({ player: slug === '' ? null : slug })}
      />
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
