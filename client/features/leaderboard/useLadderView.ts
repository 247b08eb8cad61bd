import { useLocation, useSearchParams, type To } from 'react-router-dom'
import { useView, type ChangeView } from '../../routing/useView.ts'
import { readLadderView, writeLadderView, type LadderView } from './ladder-view.ts'

export interface LadderViewControls {
  readonly view: LadderView
  /** Changes the view and returns to its first page. */
  readonly change: ChangeView<LadderView>
  /** Returns the link to another page of the same view. */
  readonly linkToPage: (page: number) => To
}

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
