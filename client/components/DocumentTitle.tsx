import { useEffect } from 'react'
import { publishPageFacts } from '../routing/page-facts.ts'

interface DocumentTitleProps {
  readonly title: string
  /** True when the page reports that its address leads nowhere. Search engines must not list it. */
  readonly missing?: boolean
}

/** Sets the document's title and head tags. If several are mounted, the last one on the page wins. */
export function DocumentTitle({ title, missing = false }: DocumentTitleProps) {
  useEffect(() => {
    document.title = `${title} · Lanewatch`
    publishPageFacts({ name: title, missing })
  }, [title, missing])
  return null
}
