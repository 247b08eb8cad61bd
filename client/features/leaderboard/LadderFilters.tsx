import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ChipSelect } from '../../components/ChipSelect.tsx'
import { FilterChips } from '../../components/FilterChips.tsx'
import { NameFilter } from '../../components/NameFilter.tsx'
import { Toggle } from '../../components/Toggle.tsx'
import { regionKey, REGIONS } from '../../game/regions.ts'
import type { Region } from '../../gql/graphql.ts'
import type { ChangeView } from '../../routing/useView.ts'
import { PHONE, TABLET } from '../../theme/tokens.ts'
import { LADDER_PERIODS, LADDER_QUEUES, type LadderView } from './ladder-view.ts'
import { useChangeWords } from './useChangeWords.ts'

interface LadderFiltersProps {
  readonly view: LadderView
  readonly onChange: ChangeView<LadderView>
}

/** The most requested. */
const FEATURED: readonly Region[] = ['EUW', 'NA', 'KR']

const OTHERS = REGIONS.filter((region) => !FEATURED.includes(region))

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px', marginBottom: '20px' },
  group: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, [PHONE]: { gap: '6px' } },
  field: { flex: '1 1 160px', maxWidth: '260px', marginInlineStart: 'auto', [TABLET]: { maxWidth: 'none' } },
})

export function LadderFilters({ view, onChange }: LadderFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useChangeWords()
  return (
    <div className={styles.root}>
      <div className={styles.group}>
        <FilterChips
          label={t('leaderboard.region')}
          options={FEATURED.map((region) => ({ value: region, label: region }))}
          selected={view.region}
          onSelect={(region) => onChange({ region })}
        />
        <ChipSelect
          label={t('leaderboard.otherRegions')}
          options={OTHERS.map((region) => ({
            value: region,
            label: `${region} · ${t(`regions.${regionKey(region)}`)}`,
          }))}
          selected={FEATURED.includes(view.region) ? null : view.region}
          onSelect={(region) => onChange({ region })}
        />
      </div>
      <FilterChips
        label={t('leaderboard.queue')}
        options={LADDER_QUEUES.map((queue) => ({ value: queue, label: t(`account.matches.queues.${queue}`) }))}
        selected={view.queue}
        onSelect={(queue) => onChange({ queue })}
      />
      <FilterChips
        label={words('since.label')}
        options={LADDER_PERIODS.map((since) => ({ value: since, label: words(`since.${since}`) }))}
        selected={view.since}
        onSelect={(since) => onChange({ since, page: view.page })}
      />
      <Toggle label={t('leaderboard.prosOnly')} on={view.prosOnly} onToggle={(prosOnly) => onChange({ prosOnly })} />
      <div className={styles.field}>
        <NameFilter label={t('leaderboard.search')} words={view.search} onLookFor={(search) => onChange({ search })} />
      </div>
    </div>
  )
}
