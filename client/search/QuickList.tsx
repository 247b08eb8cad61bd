import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react'
import { useNavigate } from 'react-router-dom'
import type { Region } from '../gql/graphql.ts'
import { searchAccountPath } from '../paths.ts'
import { browserRecentSearches } from './browser-recent-searches.ts'
import { namesSeveralPlayers, pastedLobbyPath } from './lobby-address.ts'
import { findPastedAccount } from './pasted-account.ts'
import {
  findNextPosition,
  groupOptions,
  groupRecent,
  listOffered,
  toRecent,
  type QuickGroup,
  type QuickOption,
} from './quick-options.ts'
import { QuickSearchPanel } from './QuickSearchPanel.tsx'
import type { RecentSearch } from './recent-searches.ts'
import type { WantedAccount } from './search-outcome.ts'
import { useQuickSearch } from './useQuickSearch.ts'
import { useRecentSearches } from './useRecentSearches.ts'

export interface QuickListHandle {
  /** Opens the list with the results for the current text. */
  readonly show: () => void
  readonly close: () => void
  readonly type: (text: string) => void
  /** Opens the page of a lobby when the clipboard has several players. Then it prevents the field's default. */
  readonly paste: (event: ClipboardEvent) => void
  /** Prevents the field's default for keys that the list uses. */
  readonly press: (event: KeyboardEvent) => void
  /** Chooses the highlighted option, looks up an account that the text names, or opens what is found first. */
  readonly submit: () => Promise<void>
}

/** An action in the field before the list was loaded. */
export type EarlyWish = 'none' | 'open' | 'submit'

export interface QuickListState {
  readonly waiting: boolean
  /** True when there are options. */
  readonly expanded: boolean
  /** Enter chooses this option. */
  readonly activeId: string | undefined
}

/** Takes what a visitor chooses, in place of opening its page. */
export interface QuickPick {
  /** False for a page that can't be chosen. */
  readonly offers: (path: string) => boolean
  readonly onPick: (chosen: RecentSearch) => void
}

export interface QuickListProps {
  readonly ref: Ref<QuickListHandle>
  readonly id: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly early: RefObject<EarlyWish>
  readonly text: string
  readonly region: Region | null
  readonly onEdit: (text: string) => void
  readonly onLookUp: (wanted: WantedAccount) => void
  readonly pick: QuickPick | undefined
  readonly onState: (state: QuickListState) => void
}

/** Lists the recent searches while the text is empty. The keys of the field move through the list. */
export function QuickList({ ref, id, field, early, text, region, onEdit, onLookUp, pick, onState }: QuickListProps) {
  const navigate = useNavigate()
  const { search, state } = useQuickSearch()
  const recent = useRecentSearches()
  const [open, setOpen] = useState(false)
  /** Null until the visitor moves to an option. */
  const [reached, setReached] = useState<number | null>(null)

  const blank = text.trim() === ''
  const groups = !open ? [] : offered(blank ? groupRecent(recent) : groupOptions(state.results, region))
  const options = groups.flatMap((group) => group.options)
  const start = blank ? -1 : 0
  const highlighted = Math.min(reached ?? start, options.length - 1)
  const optionId = (position: number) => `${id}-${position}`

  const waiting = open && state.kind === 'asking'
  const expanded = options.length > 0
  const activeId = highlighted === -1 ? undefined : optionId(highlighted)
  const report = useEffectEvent(onState)
  useEffect(() => report({ waiting, expanded, activeId }), [waiting, expanded, activeId])

  const catchUp = useEffectEvent(() => {
    if (early.current === 'open') show()
    else if (early.current === 'submit') void submit()
    early.current = 'none'
  })
  useEffect(() => catchUp(), [])

  useImperativeHandle(ref, () => ({ show, close, type, paste, press, submit }))

  function offered(all: readonly QuickGroup[]) {
    return pick === undefined ? all : listOffered(all, pick.offers)
  }

  function show() {
    setOpen(true)
    search.type(text)
  }

  function close() {
    setOpen(false)
    setReached(null)
    // The answer is no longer needed.
    search.type('')
  }

  function type(next: string) {
    setReached(null)
    setOpen(true)
    search.type(next)
  }

  /** Every choice is remembered. A link navigates by itself. */
  function take(option: QuickOption) {
    close()
    if (option.kind === 'lookUp') {
      onLookUp(option.wanted)
      return
    }
    const chosen = toRecent(option)
    browserRecentSearches.add(chosen)
    if (pick === undefined) onEdit('')
    else pick.onPick(chosen)
  }

  function choose(option: QuickOption | undefined) {
    if (option === undefined) return
    take(option)
    if (option.kind !== 'lookUp' && pick === undefined) void navigate(option.path)
  }

  /** An immediate Enter means the current text, not the results of an earlier one. */
  async function submit() {
    if (reached !== null) {
      choose(options[highlighted])
      return
    }
    if (pick === undefined && namesSeveralPlayers(text)) {
      openLobby(text)
      return
    }
    const account = findPastedAccount(text, false)
    if (account !== null) {
      take({ kind: 'lookUp', wanted: { ...account, region: account.region ?? region } })
      return
    }
    show()
    const results = await search.finish()
    // The visitor may have moved on in the meantime, and must not be dragged back.
    if (results === null || field.current?.form?.contains(document.activeElement) !== true) return
    const [first] = offered(groupOptions(results, region)).flatMap((group) => group.options)
    if (first !== undefined) choose(first)
    else if (pick === undefined && isName(text))
      void navigate(searchAccountPath({ gameName: text.trim(), tagLine: '' }))
  }

  function paste(event: ClipboardEvent) {
    // The field would join the lines of a chat.
    const pasted = event.clipboardData.getData('text')
    if (pick !== undefined || !namesSeveralPlayers(pasted)) return
    event.preventDefault()
    openLobby(pasted)
  }

  function openLobby(pasted: string) {
    close()
    onEdit('')
    void navigate(pastedLobbyPath(pasted, region))
  }

  function remove(path: string) {
    browserRecentSearches.remove(path)
    // The button is removed.
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
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (open) close()
      else onEdit('')
    }
  }

  function retry() {
    // The button is removed.
    field.current?.focus()
    void search.finish()
  }

  return (
    <QuickSearchPanel
      listId={id}
      optionId={optionId}
      state={!open ? 'idle' : !blank ? state.kind : recent.length === 0 ? 'idle' : 'recent'}
      text={text.trim()}
      groups={groups}
      highlighted={highlighted}
      opens={pick === undefined}
      onTake={take}
      onRemove={remove}
      onRetry={retry}
    />
  )
}

/** False for an address, which no account has as its name. */
function isName(text: string): boolean {
  return text.trim() !== '' && !/[/:]/.test(text)
}
