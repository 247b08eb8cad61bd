import { useLocation, useSearchParams, type To } from 'react-router-dom'
import { useView, type ChangeView } from '../../useView.ts'
import { readLadderView, writeLadderView, type LadderView } from './ladder-view.ts'

export interface LadderViewControls {
  readonly view: LadderView
  /** Shows the first page of another part. */
  readonly change: ChangeView<LadderView>
  /** Leads to another page of the same part. */
  readonly linkToPage: (page: number) => To
}

/** The view in the query string, and the ways to another one. */
export function useLadderView(): LadderViewControls {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [view, change] = useView(readLadderView, writeLadderView)
  return {
    view,
    change: (part) => change({ page: 1, ...part }),
    linkToPage: (page) => ({ pathname, search: String(writeLadderView(search, { ...view, page })) }),
  }
}
