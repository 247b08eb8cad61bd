import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { searchPath } from '../../paths.ts'
import type { WantedAccount } from '../../search/search-outcome.ts'
import { SearchTrouble } from '../../search/SearchTrouble.tsx'
import { useAccountSearch } from '../../search/useAccountSearch.ts'
import { useQuickCombobox } from '../../search/useQuickCombobox.tsx'
import { useRememberedRegion } from '../../search/useRememberedRegion.ts'
import { QuickSearchField } from './QuickSearchField.tsx'

/** Never needed: the home page is never a search result. */
const STAY = () => {}

const useStyles = makeStyles({ root: { textAlign: 'start' } })

/** Finds pro players, champions, teams and accounts while typing, and looks up a Riot ID or a pasted link. */
export function QuickSearch() {
  const styles = useStyles()
  const { region } = useRememberedRegion()
  const { state: lookUp, search: lookAccountUp, cancel } = useAccountSearch(STAY)
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState<WantedAccount | null>(null)

  function edit(next: string) {
    // An answer to an outdated query would be misleading.
    cancel()
    setText(next)
  }

  function startLookUp(account: WantedAccount) {
    setWanted(account)
    void lookAccountUp(account)
  }

  const { waiting, type, rootProps, fieldProps, popup } = useQuickCombobox({
    text,
    enter: 'chooses',
    region,
    onEdit: edit,
    onLookUp: startLookUp,
  })

  function retry() {
    // The button is removed.
    fieldProps.ref.current?.focus()
    if (wanted !== null) startLookUp(wanted)
  }

  return (
    <div className={styles.root} {...rootProps}>
      {/* The combobox handles the Enter key. Without JavaScript, the server finds the account. */}
      <form action={searchPath()} onSubmit={(event) => event.preventDefault()}>
        <QuickSearchField
          {...fieldProps}
          aria-busy={waiting || lookUp.is === 'searching'}
          value={text}
          onChange={({ currentTarget }) => {
            edit(currentTarget.value)
            type(currentTarget.value)
          }}
        />
      </form>
      {popup}
      <SearchTrouble state={lookUp} onRetry={retry} />
    </div>
  )
}
