import { useNavigate, useSearchParams } from 'react-router-dom'

/** Changes a part of a view, without a new entry in the browser's history. */
export type ChangeView<View> = (part: Partial<View>) => void

/** What of a page is shown, as `read` finds it in the query string, and how to change it there with the help of `write`. */
export function useView<View extends object>(
  read: (search: URLSearchParams) => View,
  write: (search: URLSearchParams, view: View) => URLSearchParams,
): [View, ChangeView<View>] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return [
    read(search),
    (part) => {
      // What is rendered may be behind the address: of two changes at once none is lost.
      const current = new URLSearchParams(window.location.search)
      const next = write(current, { ...read(current), ...part })
      void navigate({ search: String(next) }, { replace: true, preventScrollReset: true })
    },
  ]
}
