import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { createShortcuts } from './shortcuts.ts'
import { areShortcutsOn } from './shortcuts-choice.ts'

/** Where keys have a meaning of their own, or go into a text. */
const OWN_KEYS = 'input,textarea,select,dialog,[contenteditable],[role=listbox],[role=menu],[role=combobox]'

/** Does what the keys ask for, those first that were pressed `before`; `onSheet` shows the list of them. */
export function useShortcuts(before: readonly KeyboardEvent[], onSheet: () => void) {
  const navigate = useNavigate()
  const showSheet = useEffectEvent(onSheet)
  const goTo = useEffectEvent((path: string) => void navigate(path))

  useEffect(() => {
    const find = createShortcuts(areShortcutsOn)

    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp, defaultPrevented } = event
      const typing = defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS) !== null)
      const shortcut = find({ key, command: ctrlKey || metaKey || altKey, typing, at: timeStamp })
      if (shortcut === null) return
      // Some browsers search in the page by the same key.
      event.preventDefault()
      if (shortcut === 'sheet') showSheet()
      else if (shortcut === 'search') focusSearch()
      else goTo(shortcut.path)
    }

    for (const event of before) press(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [before])
}

function focusSearch() {
  const fields = document.querySelectorAll<HTMLInputElement>('search input, [role=search] input')
  const field = [...fields].find((each) => each.checkVisibility())
  field?.focus()
  field?.select()
}
