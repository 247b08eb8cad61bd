import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '../gql/graphql.ts'
import type { EarlyWish, QuickListHandle, QuickListProps, QuickListState, QuickPick } from './QuickList.tsx'
import type { WantedAccount } from './search-outcome.ts'

interface QuickComboboxProps {
  readonly text: string
  /** Region for Riot IDs without a region; null for all regions. */
  readonly region: Region | null
  readonly onEdit: (text: string) => void
  readonly onLookUp: (wanted: WantedAccount) => void
  /** By default, a choice opens its page. */
  readonly pick?: QuickPick
}

type LazyList =
  | { readonly kind: 'unasked' | 'missing' }
  | { readonly kind: 'there'; readonly List: ComponentType<QuickListProps> }

const CLOSED: QuickListState = { waiting: false, expanded: false, activeId: undefined }

/** Offers recent searches while empty. `fieldProps` belong to the field, `rootProps` to the element around it and the `popup`. */
export function useQuickCombobox({ text, region, onEdit, onLookUp, pick }: QuickComboboxProps) {
  const { t } = useTranslation()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const handle = useRef<QuickListHandle>(null)
  const early = useRef<EarlyWish>('none')
  const [list, setList] = useState<LazyList>({ kind: 'unasked' })
  const [{ waiting, expanded, activeId }, setState] = useState(CLOSED)

  /** The list and its search are loaded only on focus. */
  async function prepare() {
    if (list.kind === 'there') return
    try {
      const { QuickList } = await import('./QuickList.tsx')
      setList({ kind: 'there', List: QuickList })
    } catch {
      // Without it, this is a plain text field. The next focus tries again.
      setList({ kind: 'missing' })
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
    // Enter also confirms a character in Chinese, Japanese and Korean input methods; that press is ignored.
    if (event.nativeEvent.isComposing) return
    if (handle.current !== null) handle.current.press(event)
    else if (event.key === 'ArrowDown') early.current = 'open'
  }

  /** Opens the highlighted or the first result, or looks the account up. */
  function submit() {
    if (handle.current === null) {
      early.current = 'submit'
      void prepare()
    } else void handle.current.submit()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    early.current = 'none'
    handle.current?.close()
  }

  return {
    waiting,
    type,
    submit,
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
      onPaste: (event: ClipboardEvent) => handle.current?.paste(event),
    },
    popup:
      list.kind === 'missing' ? (
        <span role="alert">{t('search.quick.failed')}</span>
      ) : list.kind === 'there' ? (
        <list.List
          ref={handle}
          id={listId}
          field={field}
          early={early}
          text={text}
          region={region}
          onEdit={onEdit}
          onLookUp={onLookUp}
          pick={pick}
          onState={setState}
        />
      ) : null,
  } as const
}
