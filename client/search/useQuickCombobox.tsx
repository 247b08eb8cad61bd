import { useId, useRef, useState, type ComponentType, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '../gql/graphql.ts'
import type { EarlyWish, QuickListHandle, QuickListProps } from './QuickList.tsx'
import type { WantedAccount } from './search-outcome.ts'

interface QuickComboboxProps {
  /** What stands in the field. */
  readonly text: string
  /** What Enter does before an option was come to: choose the first that is found, or what it does in any other field. */
  readonly enter: 'chooses' | 'submits'
  /** Where a Riot ID without a region is looked up; null everywhere. */
  readonly region: Region | null
  /** Called when the text is to become another one. */
  readonly onEdit: (text: string) => void
  readonly onLookUp: (wanted: WantedAccount) => void
}

/** What the field says of its list. */
export interface QuickListState {
  readonly waiting: boolean
  /** Whether there is something to choose. */
  readonly expanded: boolean
  /** The id of the option that Enter chooses. */
  readonly activeId: string | undefined
}

/** The code of the list. */
type LazyList =
  | { readonly is: 'unasked' | 'missing' }
  | { readonly is: 'there'; readonly List: ComponentType<QuickListProps> }

const CLOSED: QuickListState = { waiting: false, expanded: false, activeId: undefined }

/**
 * Makes a text field into one that finds accounts, pro players, teams and champions as somebody types, and offers what
 * was found before while it is empty. `fieldProps` are for the field, `rootProps` for what holds it and the `popup`,
 * which opens below it.
 */
export function useQuickCombobox({ text, enter, region, onEdit, onLookUp }: QuickComboboxProps) {
  const { t } = useTranslation()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const handle = useRef<QuickListHandle>(null)
  const early = useRef<EarlyWish>('none')
  const [list, setList] = useState<LazyList>({ is: 'unasked' })
  const [{ waiting, expanded, activeId }, setState] = useState(CLOSED)

  /** What is found, and the search for it, is only there for who comes to the field. */
  async function prepare() {
    if (list.is === 'there') return
    try {
      const { QuickList } = await import('./QuickList.tsx')
      setList({ is: 'there', List: QuickList })
    } catch {
      // It is a field like any other then, and the next visit tries again.
      setList({ is: 'missing' })
    }
  }

  function type(next: string) {
    if (handle.current === null) early.current = 'open'
    else handle.current.type(next)
  }

  function onClick() {
    if (handle.current === null) early.current = 'open'
    else handle.current.show()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the writing of a Chinese, Japanese or Korean letter is none of ours.
    if (event.nativeEvent.isComposing) return
    if (handle.current !== null) handle.current.press(event)
    else if (event.key === 'Enter') early.current = enter === 'chooses' ? 'enter' : 'none'
    else if (event.key === 'ArrowDown') early.current = 'open'
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    early.current = 'none'
    handle.current?.close()
  }

  return {
    waiting,
    type,
    close: () => handle.current?.close(),
    rootProps: { onBlur },
    fieldProps: {
      ref: field,
      role: 'combobox',
      'aria-expanded': expanded,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      'aria-autocomplete': 'list',
      onFocus: () => void prepare(),
      onClick,
      onKeyDown,
    },
    popup:
      list.is === 'missing' ? (
        <span role="alert">{t('search.quick.failed')}</span>
      ) : list.is === 'there' ? (
        <list.List
          ref={handle}
          id={listId}
          field={field}
          early={early}
          text={text}
          enter={enter}
          region={region}
          onEdit={onEdit}
          onLookUp={onLookUp}
          onState={setState}
        />
      ) : null,
  } as const
}
