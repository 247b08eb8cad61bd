import type { KeyboardEvent } from 'react'

/** Submits the form of a select with Enter, which opens the list of options in some browsers. */
export function submitOnEnter(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
