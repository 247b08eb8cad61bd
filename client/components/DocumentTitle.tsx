import { useEffect } from 'react'

/** Names the page in the tab of the browser. Of several, the one that stands last on the page counts. */
export function DocumentTitle({ title }: { readonly title: string }) {
  useEffect(() => {
    document.title = `${title} · Lanewatch`
  }, [title])
  return null
}
