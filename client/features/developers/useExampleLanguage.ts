import { useLayoutEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { EXAMPLES, type ExampleLanguage } from '../../settings/choices.ts'
import { useChoice } from '../../settings/useChoice.ts'

/** Name in the query string, for links that work without JavaScript. */
const PARAMETER = 'language'

interface ShownLanguage {
  readonly language: ExampleLanguage
  /** Keeps the choice, for this visit and later ones. `near` stays where it is in the window. */
  readonly choose: (language: ExampleLanguage, near: HTMLElement | null) => void
  /** Query string of a link that shows another language. */
  readonly searchFor: (language: ExampleLanguage) => string
}

/** The language of all examples: that of the address, or else the one that the visitor chose last. */
export function useExampleLanguage(): ShownLanguage {
  const [chosen, keep] = useChoice(EXAMPLES)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const language = EXAMPLES.find(search.get(PARAMETER) ?? undefined) ?? chosen
  const kept = useRef<{ readonly element: HTMLElement; readonly top: number } | null>(null)

  // Examples above become longer or shorter, too. Nothing is kept but by a choice.
  useLayoutEffect(() => {
    if (kept.current === null) return
    const { element, top } = kept.current
    kept.current = null
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  })

  return {
    language,
    choose(next, near) {
      if (near !== null) kept.current = { element: near, top: near.getBoundingClientRect().top }
      keep(next)
      if (search.has(PARAMETER)) void navigate({ search: '' }, { replace: true, preventScrollReset: true })
    },
    searchFor: (other) => `?${PARAMETER}=${other}`,
  }
}
