import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from './SearchField.tsx'

interface NameFilterProps {
  readonly label: string
  readonly words: string
  /** Called after a pause in typing, on Enter, and when the field loses the focus. `words` becomes the new filter immediately. */
  readonly onLookFor: (words: string) => void
}

/** Longest pause between two key presses while typing. */
const PAUSE_MS = 200

/** Longer than any name. */
const MAX_CHARACTERS = 64

/** A field that filters a list by name. It applies the text when the typing pauses. */
export function NameFilter({ label, words, onLookFor }: NameFilterProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function applyTyped() {
    if (typed === null) return
    setTyped(null)
    if (typed !== words) onLookFor(typed)
  }

  const stopTyping = useEffectEvent(applyTyped)

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => stopTyping(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <SearchField
      label={label}
      value={typed ?? words}
      maxLength={MAX_CHARACTERS}
      onEdit={setTyped}
      onKeyDown={(event) => {
        // Enter also confirms a character in Chinese, Japanese and Korean input methods; that press is ignored.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) applyTyped()
      }}
      // A choice made beside the field applies to the text in the field.
      onBlur={applyTyped}
    />
  )
}
