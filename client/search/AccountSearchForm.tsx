import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useId, type ClipboardEvent, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '../gql/graphql.ts'
import { searchPath, type RiotIdParams } from '../paths.ts'
import type { RegionChoice } from '../settings/choices.ts'
import { PHONE } from '../theme/tokens.ts'
import { prepareReader } from './account-reader.ts'
import { trimRiotId } from './account-search-form.ts'
import { NameSearchLink } from './NameSearchLink.tsx'
import { RegionSelect } from './RegionSelect.tsx'
import { SEARCH_FIELDS } from './search-fields.ts'
import { SearchButton } from './SearchButton.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchTrouble } from './SearchTrouble.tsx'
import { useAccountSearch } from './useAccountSearch.ts'
import { useAccountSearchForm } from './useAccountSearchForm.ts'

const STAY = () => {}

/** A card without room for everything in one row. Phones have their own layout. */
const NARROW_CARD = '@container (min-width: 480px) and (max-width: 659.98px)'

const useStyles = makeStyles({
  // The pop-up of a field lies over the page.
  search: { display: 'block', position: 'relative', zIndex: 2, containerType: 'inline-size' },
  fields: { display: 'grid', columnGap: '8px' },
  // 3, 5 and 4 of the 12 columns of the bar's extension.
  inBar: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr) auto' },
  inCard: {
    gridTemplateColumns: 'minmax(0, 220px) minmax(0, 5fr) minmax(0, 4fr) auto',
    [NARROW_CARD]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) auto', rowGap: '12px' },
  },
  stacked: { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' } },
  region: { [PHONE]: { marginBottom: '16px' } },
  regionInCard: { [NARROW_CARD]: { gridColumn: '1 / -1' } },
  hash: { color: tokens.colorNeutralForeground3 },
})

export interface AccountSearchFormProps {
  /** Accessible name of the form. */
  readonly label: string
  readonly initial?: RiotIdParams
  /** Null for the remembered one. */
  readonly initialRegion?: Region | null
  /** Field with the initial focus. */
  readonly focused?: keyof RiotIdParams | null
  /** The button shows an icon in the bar, and text in a card. */
  readonly place: 'bar' | 'card'
  /** Called when the search result is the page that is already open. */
  readonly onAlreadyThere?: () => void
}

/** Leads to the account, or to a page with suggestions. */
export function AccountSearchForm({
  label,
  initial,
  initialRegion = null,
  focused = null,
  place,
  onAlreadyThere = STAY,
}: AccountSearchFormProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const form = useAccountSearchForm(initial, initialRegion)
  const { state, search, cancel } = useAccountSearch(onAlreadyThere)
  const id = useId()
  const idOf = (field: keyof RiotIdParams) => `${id}-${field}`
  const focusedId = focused === null ? null : idOf(focused)
  const searching = state.kind === 'searching'
  const inBar = place === 'bar'
  const name = trimRiotId(form.fields).gameName

  useEffect(() => {
    if (focusedId !== null) document.getElementById(focusedId)?.focus()
  }, [focusedId])

  const trySearch = () => {
    if (searching) return
    const submission = form.submit()
    if (submission.kind === 'valid') void search(submission.wanted)
    else document.getElementById(idOf(submission.field))?.focus()
  }

  // An answer to an outdated query would be misleading.
  const edit = (change: Partial<RiotIdParams>) => {
    cancel()
    form.edit(change)
  }

  const editGameName = (gameName: string) => {
    cancel()
    if (!form.takeApart(gameName)) form.edit({ gameName })
  }

  const chooseRegion = (region: RegionChoice) => {
    cancel()
    form.chooseRegion(region)
  }

  const onPaste = (event: ClipboardEvent) => void form.paste(event, cancel)

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    trySearch()
  }

  return (
    <search aria-label={label} className={styles.search}>
      <form action={searchPath()} noValidate onSubmit={onSubmit}>
        <div className={mergeClasses(styles.fields, inBar ? styles.inBar : styles.inCard, styles.stacked)}>
          <div className={mergeClasses(styles.region, !inBar && styles.regionInCard)}>
            <RegionSelect codeOnly={inBar} region={form.choice} onChoose={chooseRegion} />
          </div>
          <SearchField
            id={idOf('gameName')}
            name={SEARCH_FIELDS.gameName}
            label={t('search.gameName')}
            value={form.fields.gameName}
            error={form.errors.gameName}
            onEdit={editGameName}
            onFocus={() => void prepareReader()}
            onPaste={onPaste}
          />
          <SearchField
            id={idOf('tagLine')}
            name={SEARCH_FIELDS.tagLine}
            label={t('search.tagLine')}
            before={<span className={styles.hash}>#</span>}
            value={form.fields.tagLine}
            error={form.errors.tagLine}
            onEdit={(text) => edit({ tagLine: text })}
            onFocus={() => void prepareReader()}
            onPaste={onPaste}
            wayOn={form.errors.tagLine?.rule === 'required' && name !== '' ? <NameSearchLink gameName={name} /> : null}
          />
          <SearchButton inBar={inBar} searching={searching} />
        </div>
        <SearchTrouble state={state} onRetry={trySearch} />
      </form>
    </search>
  )
}
