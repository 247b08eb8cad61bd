import { makeStyles } from '@fluentui/react-components'
import { Suspense, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPage } from '../../lazy-page.ts'
import type { AccountParams } from '../../paths.ts'
import { SearchTrouble } from '../../search/SearchTrouble.tsx'
import { useAccountSearch } from '../../search/useAccountSearch.ts'
import { useRememberedRegion } from '../../search/useRememberedRegion.ts'
import { findNextPosition, groupOptions, type QuickOption } from './quick-options.ts'
import { QuickSearchField } from './QuickSearchField.tsx'
import { useQuickSearch } from './useQuickSearch.ts'

/** What is found is only drawn for who comes to the field. */
const panel = lazyPage(async () => (await import('./QuickSearchPanel.tsx')).QuickSearchPanel)

/** No account has its page where this search stands. */
const STAY = () => {}

const useStyles = makeStyles({
  root: { position: 'relative', textAlign: 'start' },
})

/** One field that finds pro players, teams and accounts as somebody types, and looks up a Riot ID or a pasted link. */
export function QuickSearch() {
  const styles = useStyles()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { region } = useRememberedRegion()
  const { search, state } = useQuickSearch()
  const { state: lookUp, search: lookAccountUp, cancel } = useAccountSearch(STAY)
  const [text, setText] = useState('')
  const [visited, setVisited] = useState(false)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [wanted, setWanted] = useState<AccountParams | null>(null)

  const groups = groupOptions(open ? state.results : null, region)
  const options = groups.flatMap((group) => group.options)
  const highlighted = Math.min(active, options.length - 1)
  const optionId = (position: number) => `${listId}-${position}`
  const waiting = (open && state.is === 'asking') || lookUp.is === 'searching'

  function edit(next: string) {
    // An answer to what the field no longer says would lead astray.
    cancel()
    setText(next)
    setActive(0)
    setOpen(next.trim() !== '')
    search.type(next)
  }

  function startLookUp(account: AccountParams) {
    setOpen(false)
    setWanted(account)
    void lookAccountUp(account)
  }

  function choose(option: QuickOption | undefined) {
    if (option === undefined) return
    if (option.kind === 'lookUp') startLookUp(option.wanted)
    else void navigate(option.path)
  }

  /** Whoever presses Enter at once means the text as it stands, not what was found for an earlier one. */
  async function chooseFirst() {
    setOpen(true)
    const [first] = groupOptions(await search.finish(), region)
    // Who went elsewhere in the meantime is not dragged back.
    if (document.activeElement === input.current) choose(first?.options[0])
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the writing of a Chinese, Japanese or Korean letter is none of ours.
    if (event.nativeEvent.isComposing) return
    const next = findNextPosition(event.key, highlighted, options.length)
    if (next !== null && !event.shiftKey) {
      event.preventDefault()
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'ArrowDown') {
      setOpen(text.trim() !== '')
    } else if (event.key === 'Enter') {
      if (open && state.is === 'answered') choose(options[highlighted])
      else void chooseFirst()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (open) setOpen(false)
      else edit('')
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  function retry() {
    // The button goes away.
    input.current?.focus()
    if (lookUp.is === 'idle') void search.finish()
    else if (wanted !== null) startLookUp(wanted)
  }

  return (
    <div className={styles.root} onBlur={onBlur}>
      <QuickSearchField
        ref={input}
        busy={waiting}
        listId={listId}
        activeId={options.length > 0 ? optionId(highlighted) : null}
        value={text}
        onFocus={() => setVisited(true)}
        onClick={() => setOpen(text.trim() !== '')}
        onChange={({ currentTarget }) => edit(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {visited ? (
        <Suspense>
          <panel.Page
            listId={listId}
            optionId={optionId}
            state={open ? state.is : 'idle'}
            text={text.trim()}
            groups={groups}
            highlighted={highlighted}
            onLookUp={startLookUp}
            onRetry={retry}
          />
        </Suspense>
      ) : null}
      <SearchTrouble state={lookUp} onRetry={retry} />
    </div>
  )
}
