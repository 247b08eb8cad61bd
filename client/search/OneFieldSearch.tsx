import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { searchPath } from '../paths.ts'
import { FIRST_REGION } from '../settings/choices.ts'
import { useChoice } from '../settings/useChoice.ts'
import { RegionChip } from './RegionChip.tsx'
import type { WantedAccount } from './search-outcome.ts'
import { SearchFrame } from './SearchFrame.tsx'
import { SearchTrouble } from './SearchTrouble.tsx'
import { useAccountSearch } from './useAccountSearch.ts'
import { useQuickCombobox } from './useQuickCombobox.tsx'

interface OneFieldSearchProps {
  readonly label: string
  readonly large: boolean
  /** Called when the search result is the page that is already open. */
  readonly onAlreadyThere: () => void
}

const useStyles = makeStyles({
  // The list of results lies over the page.
  search: { display: 'block', position: 'relative', zIndex: 2, textAlign: 'start' },
})

/** Finds pro players, champions, teams and accounts while typing, and looks up a Riot ID or a pasted link. */
export function OneFieldSearch({ label, large, onAlreadyThere }: OneFieldSearchProps) {
  const styles = useStyles()
  const [choice, chooseRegion] = useChoice(FIRST_REGION)
  const { state: lookUp, search: lookAccountUp, cancel } = useAccountSearch(onAlreadyThere)
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

  const { waiting, type, submit, rootProps, fieldProps, popup } = useQuickCombobox({
    text,
    region: choice === 'ANY' ? null : choice,
    onEdit: edit,
    onLookUp: startLookUp,
  })

  function retry() {
    // The button is removed.
    fieldProps.ref.current?.focus()
    if (wanted !== null) startLookUp(wanted)
  }

  return (
    <search aria-label={label} className={styles.search} {...rootProps}>
      {/* Without JavaScript, the server finds the account. */}
      <form
        action={searchPath()}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SearchFrame
          {...fieldProps}
          large={large}
          chip={
            <RegionChip
              region={choice}
              onChoose={(region) => {
                cancel()
                chooseRegion(region)
              }}
            />
          }
          aria-busy={waiting || lookUp.kind === 'searching'}
          value={text}
          onChange={({ currentTarget }) => {
            edit(currentTarget.value)
            type(currentTarget.value)
          }}
        />
      </form>
      {popup}
      <SearchTrouble state={lookUp} onRetry={retry} />
    </search>
  )
}
