import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RiotIdParams } from '../paths.ts'
import { PHONE } from '../theme/lane.ts'
import { RegionSelect } from './RegionSelect.tsx'
import { SearchButton } from './SearchButton.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchTrouble } from './SearchTrouble.tsx'
import { useAccountSearch } from './useAccountSearch.ts'
import { useAccountSearchForm } from './useAccountSearchForm.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    columnGap: '8px',
  },
  // 3, 5 and 4 of the 12 columns of the bar's extension.
  inBar: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr) auto' },
  inCard: { gridTemplateColumns: 'minmax(0, 180px) minmax(0, 5fr) minmax(0, 4fr) auto' },
  stacked: {
    [PHONE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"name name" "region tag" "submit submit"',
    },
  },
  region: { [PHONE]: { gridArea: 'region' } },
  gameName: { [PHONE]: { gridArea: 'name' } },
  tagLine: { [PHONE]: { gridArea: 'tag' } },
  submit: { [PHONE]: { gridArea: 'submit' } },
  hash: { color: tokens.colorNeutralForeground3 },
})

interface AccountSearchFormProps {
  /** Names this form among others on the page. */
  readonly label: string
  /** What stands in the fields at first. */
  readonly initial?: RiotIdParams
  /** In a bar the button shows a glyph, in a card its words. */
  readonly place: 'bar' | 'card'
}

/** Region, game name and tag line, which lead to the account or to the page that helps on. */
export function AccountSearchForm({ label, initial, place }: AccountSearchFormProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const form = useAccountSearchForm(initial)
  const { state, search } = useAccountSearch()
  const searching = state.is === 'searching'
  const inBar = place === 'bar'

  const trySearch = () => {
    const wanted = form.submit()
    if (wanted !== null && !searching) void search(wanted)
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    trySearch()
  }

  return (
    <search aria-label={label}>
      <form noValidate onSubmit={onSubmit}>
        <div className={mergeClasses(styles.fields, inBar ? styles.inBar : styles.inCard, styles.stacked)}>
          <div className={styles.region}>
            <RegionSelect region={form.region} onChoose={form.chooseRegion} />
          </div>
          <div className={styles.gameName}>
            <SearchField
              label={t('search.gameName')}
              value={form.fields.gameName}
              error={form.errors.gameName}
              onEdit={(gameName) => form.edit({ gameName })}
              onPaste={form.paste}
            />
          </div>
          <div className={styles.tagLine}>
            <SearchField
              label={t('search.tagLine')}
              contentBefore={<span className={styles.hash}>#</span>}
              value={form.fields.tagLine}
              error={form.errors.tagLine}
              onEdit={(tagLine) => form.edit({ tagLine })}
              onPaste={form.paste}
            />
          </div>
          <div className={styles.submit}>
            <SearchButton inBar={inBar} searching={searching} />
          </div>
        </div>
        <SearchTrouble state={state} onRetry={trySearch} />
      </form>
    </search>
  )
}
