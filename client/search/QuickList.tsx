import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react'
import { useNavigate } from 'react-router-dom'
import type { Region } from '../gql/graphql.ts'
import { browserRecentSearches } from './browser-recent-searches.ts'
import { findNextPosition, groupOptions, groupRecent, toRecent, type QuickOption } from './quick-options.ts'
import { QuickSearchPanel } from './QuickSearchPanel.tsx'
import type { WantedAccount } from './search-outcome.ts'
import type { QuickListState } from './useQuickCombobox.tsx'
import { useQuickSearch } from './useQuickSearch.ts'
import { useRecentSearches } from './useRecentSearches.ts'

/** What its field tells a list. */
export interface QuickListHandle {
  /** Opens it with what is found for the text that stands in the field. */
  readonly show: () => void
  readonly close: () => void
  /** The text is this now. */
  readonly type: (text: string) => void
  /** A key was pressed in the field. What the list does with it the field does not do. */
  readonly press: (event: KeyboardEvent) => void
}

/** What somebody did in the field before the list was there to hear of it. */
export type EarlyWish = 'none' | 'open' | 'enter'

export interface QuickListProps {
  readonly ref: Ref<QuickListHandle>
  readonly id: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly early: RefObject<EarlyWish>
  readonly text: string
  readonly enter: 'chooses' | 'submits'
  readonly region: Region | null
  readonly onEdit: (text: string) => void
  readonly onLookUp: (wanted: WantedAccount) => void
  readonly onState: (state: QuickListState) => void
}

/** What is found for the text of a field, or was found before while it is empty; the keys of the field lead through it. */
export function QuickList({ ref, id, field, early, text, enter, region, onEdit, onLookUp, onState }: QuickListProps) {
  const navigate = useNavigate()
  const { search, state } = useQuickSearch()
  const recent = useRecentSearches()
  const [open, setOpen] = useState(false)
  /** The position that somebody came to; null before. */
  const [reached, setReached] = useState<number | null>(null)

  const blank = text.trim() === ''
  // A form that looks accounts up is asked for accounts in the first place.
  const leading = enter === 'submits' ? 'account' : 'proPlayer'
  const groups = !open ? [] : blank ? groupRecent(recent) : groupOptions(state.results, region, leading)
  const options = groups.flatMap((group) => group.options)
  const start = enter === 'chooses' && !blank ? 0 : -1
  const highlighted = Math.min(reached ?? start, options.length - 1)
  const optionId = (position: number) => `${id}-${position}`

  const waiting = open && state.is === 'asking'
  const expanded = options.length > 0
  const activeId = highlighted === -1 ? undefined : optionId(highlighted)
  const tell = useEffectEvent(onState)
  useEffect(() => tell({ waiting, expanded, activeId }), [waiting, expanded, activeId])

  const catchUp = useEffectEvent(() => {
    if (early.current === 'open') show()
    else if (early.current === 'enter') void chooseFirst()
    early.current = 'none'
  })
  useEffect(() => catchUp(), [])

  useImperativeHandle(ref, () => ({ show, close, type, press }))

  function show() {
    setOpen(true)
    search.type(text)
  }

  function close() {
    setOpen(false)
    setReached(null)
    // Nobody waits for an answer any more.
    search.type('')
  }

  function type(next: string) {
    setReached(null)
    setOpen(true)
    search.type(next)
  }

  /** Whatever was chosen is remembered; a link leads on by itself. */
  function take(option: QuickOption) {
    close()
    if (option.kind === 'lookUp') {
      onLookUp(option.wanted)
      return
    }
    browserRecentSearches.add(toRecent(option))
    onEdit('')
  }

  function choose(option: QuickOption | undefined) {
    if (option === undefined) return
    take(option)
    if (option.kind !== 'lookUp') void navigate(option.path)
  }

  /** Whoever presses Enter at once means the text as it stands, not what was found for an earlier one. */
  async function chooseFirst() {
    show()
    const [first] = groupOptions(await search.finish(), region, leading)
    // Who went elsewhere in the meantime is not dragged back.
    if (document.activeElement === field.current) choose(first?.options[0])
  }

  function remove(path: string) {
    browserRecentSearches.remove(path)
    // The button goes away.
    field.current?.focus()
  }

  function press(event: KeyboardEvent) {
    const option = options[highlighted]
    const next = findNextPosition(event.key, highlighted, options.length)
    if (next !== null && !event.shiftKey) {
      event.preventDefault()
      setReached(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'ArrowDown') {
      show()
    } else if (event.key === 'Delete' && option?.kind === 'recent') {
      event.preventDefault()
      remove(option.path)
    } else if (event.key === 'Enter') {
      pressEnter(event, option)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (open) close()
      else onEdit('')
    }
  }

  function pressEnter(event: KeyboardEvent, option: QuickOption | undefined) {
    if (option !== undefined && (reached !== null || state.is === 'answered')) {
      event.preventDefault()
      choose(option)
    } else if (enter === 'chooses') void chooseFirst()
    else close()
  }

  function retry() {
    // The button goes away.
    field.current?.focus()
    void search.finish()
  }

  return (
    <QuickSearchPanel
      listId={id}
      optionId={optionId}
      state={!open ? 'idle' : !blank ? state.is : recent.length === 0 ? 'idle' : 'recent'}
      inForm={enter === 'submits'}
      text={text.trim()}
      groups={groups}
      highlighted={highlighted}
      onTake={take}
      onRemove={remove}
      onRetry={retry}
    />
  )
}
