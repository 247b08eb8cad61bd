import { useEffect } from 'react'

/** Marks the document once the page around it reacts to the visitor: before, it may be no more than the server's markup. */
export function InteractiveMark() {
  useEffect(() => {
    document.documentElement.dataset['interactive'] = 'true'
  }, [])
  return null
}
