import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/FilterChips.tsx'
import { NameFilter } from '../../components/NameFilter.tsx'
import type { ChangeView } from '../../routing/useView.ts'
import { CHAMPION_TAGS } from '../../statistics/champion-tags.ts'
import { PHONE, TABLET } from '../../theme/tokens.ts'
import { CHAMPIONS_VIEWS, type ChampionsView } from './champions-view.ts'

interface ChampionFiltersProps {
  readonly view: ChampionsView
  readonly onChange: ChangeView<ChampionsView>
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px', minWidth: 0 },
  search: { flex: '0 1 240px', minWidth: 0, [PHONE]: { flex: '1 1 200px' } },
  tags: { minWidth: 0, [TABLET]: { order: 1, flexBasis: '100%' } },
  views: { marginInlineStart: 'auto', [PHONE]: { marginInlineStart: 0 } },
})

export function ChampionFilters({ view, onChange }: ChampionFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <NameFilter label={t('champions.search')} words={view.search} onLookFor={(search) => onChange({ search })} />
      </div>
      <div className={styles.tags}>
        <FilterChips
          label={t('champions.tag')}
          options={[
            { value: null, label: t('champions.allTags') },
            ...CHAMPION_TAGS.map((tag) => ({ value: tag, label: t(`champions.tags.${tag}`) })),
          ]}
          selected={view.tag}
          onSelect={(tag) => onChange({ tag })}
        />
      </div>
      <div className={styles.views}>
        <FilterChips
          label={t('champions.view')}
          options={CHAMPIONS_VIEWS.map((value) => ({ value, label: t(`champions.views.${value}`) }))}
          selected={view.view}
          onSelect={(chosen) => onChange({ view: chosen })}
        />
      </div>
    </div>
  )
}
