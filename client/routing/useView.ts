import { useNavigate, useSearchParams, type To } from 'react-router-dom'

/** Adds no entry to the browser's history. */
export type ChangeView<View> = (part: Partial<View>) => void

/** Returns the address of a changed view, for links, which work without JavaScript, too. */
export type LinkToView<View> = (part: Partial<View>) => To

/** `read` parses the view from the query string, and `write` puts a changed one back. */
export function useView<View extends object>(
  read: (search: URLSearchParams) => View,
  write: (search: URLSearchParams, view: View) => URLSearchParams,
): [View, ChangeView<View>, LinkToView<View>] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return [
    read(search),
    (part) => {
      // The rendered view may be older than the address. Reading the address keeps both of two changes at once.
      const current = new URLSearchParams(window.location.search)
      const next = write(current, { ...read(current), ...part })
      void navigate({ search: String(next) }, { replace: true, preventScrollReset: true })
    },
    (part) => ({ search: String(write(search, { ...read(search), ...part })) }),
  ]
}
