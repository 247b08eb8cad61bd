import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ChipSelect } from '../../components/ChipSelect.tsx'
import { NameFilter } from '../../components/NameFilter.tsx'
import type { ChangeView } from '../../routing/useView.ts'
import type { StreamsView } from './streams-view.ts'

interface StreamFiltersProps {
  readonly view: StreamsView
  readonly leagues: readonly string[]
  readonly onChange: ChangeView<StreamsView>
}

/** No league has an empty code. */
const EVERY_LEAGUE = ''

const useStyles = makeStyles({
  filters: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '12px 14px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  text: { flexGrow: 1, minWidth: 0 },
})

export function StreamFilters({ view, leagues, onChange }: StreamFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.filters}>
      <div className={styles.text}>
        <NameFilter label={t('streams.filters.text')} words={view.text} onLookFor={(text) => onChange({ text })} />
      </div>
      <ChipSelect
        label={t('streams.filters.league')}
        options={[
          { value: EVERY_LEAGUE, label: t('streams.filters.everyLeague') },
          ...leagues.map((code) => ({ value: code, label: code })),
        ]}
        selected={view.league ?? EVERY_LEAGUE}
        onSelect={(code) => onChange({ league: code === EVERY_LEAGUE ? null : code })}
      />
    </div>
  )
}
