import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/FilterChips.tsx'
import { championWord, type ChampionChoice, type ChosenChampion } from '../../match/champion-choices.ts'
import { ChampionFilter } from '../../match/ChampionFilter.tsx'
import { QUEUE_CHOICES } from './account-view.ts'
import { useAccountView } from './useAccountView.ts'

interface HistoryFiltersProps {
  readonly champion: ChosenChampion | null
  /** The most played first. */
  readonly played: readonly ChampionChoice[]
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

export function HistoryFilters({ champion, played }: HistoryFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [{ queue }, changeView] = useAccountView()
  return (
    <div className={styles.root}>
      <FilterChips
        label={t('account.matches.filter')}
        options={QUEUE_CHOICES.map((value) => ({ value, label: t(`account.matches.queues.${value ?? 'ALL'}`) }))}
        selected={queue}
        onSelect={(chosen) => changeView({ queue: chosen })}
      />
      <ChampionFilter
        label={t('account.matches.champion')}
        removeLabel={(name) => t('account.matches.removeChampion', { champion: name })}
        chosen={champion}
        played={played}
        onChoose={(chosen) => changeView({ champion: chosen === null ? null : championWord(chosen) })}
      />
    </div>
  )
}
