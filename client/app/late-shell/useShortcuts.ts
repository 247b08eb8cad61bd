import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { areShortcutsOn } from './shortcuts-choice.ts'
import { createShortcuts } from './shortcuts.ts'

/** Elements with their own keys, or with text input. */
const OWN_KEYS = 'input,textarea,select,dialog,[contenteditable],[role=listbox],[role=menu],[role=combobox]'

/** Performs first the shortcuts of the keys pressed `before`. */
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
      // Some browsers open their own search with the same key.
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
