import { useEffect } from 'react'
import { tellOfPage } from '../told-of-page.ts'

interface DocumentTitleProps {
  readonly title: string
  /** True on a page that says that there is nothing at its address: no search engine may list it. */
  readonly missing?: boolean
}

/** Names the page in the tab of the browser and in its head. Of several, the one that stands last on the page counts. */
export function DocumentTitle({ title, missing = false }: DocumentTitleProps) {
  useEffect(() => {
    document.title = `${title} · Lanewatch`
    tellOfPage({ name: title, missing })
  }, [title, missing])
  return null
}
