import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from './SearchField.tsx'

interface NameFilterProps {
  readonly label: string
  /** What is looked for now. */
  readonly words: string
  /** Called once nothing was typed for a moment, when Enter is pressed, and when the field is left. `words` are these at once. */
  readonly onLookFor: (words: string) => void
}

/** Somebody who types goes on within it, in milliseconds. */
const PAUSE_MS = 200

/** Longer than any name. */
const MOST_CHARACTERS = 64

/** A field that narrows a list to the names that hold what is typed, when the typing pauses. */
export function NameFilter({ label, words, onLookFor }: NameFilterProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function lookForTyped() {
    if (typed === null) return
    setTyped(null)
    if (typed !== words) onLookFor(typed)
  }

  const stopTyping = useEffectEvent(lookForTyped)

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => stopTyping(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <SearchField
      label={label}
      value={typed ?? words}
      maxLength={MOST_CHARACTERS}
      onEdit={setTyped}
      onKeyDown={(event) => {
        // Enter that ends the writing of a Chinese, Japanese or Korean letter is none of ours.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) lookForTyped()
      }}
      // What is chosen beside the field is chosen for what stands in it.
      onBlur={lookForTyped}
    />
  )
}
