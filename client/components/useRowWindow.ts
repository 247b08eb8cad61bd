import { useEffect, useState, type RefObject } from 'react'

/** Which rows of a list stand in the window, by their positions from 0: from `first` up to but without `end`. */
export interface RowWindow {
  readonly first: number
  readonly end: number
}

/** Rows on either side of those in sight: enough that the focus always finds the next one. */
const MARGIN = 8

/** What is shown before anything could be measured. */
const AT_FIRST: RowWindow = { first: 0, end: 24 }

/** The rows of a list that are in sight or near it, while the page is scrolled. All `rows` of them are equally high. */
export function useRowWindow(list: RefObject<HTMLElement | null>, rows: number): RowWindow {
  const [shown, setShown] = useState(AT_FIRST)

  useEffect(() => {
    const view = list.current?.ownerDocument.defaultView
    if (view === null || view === undefined) return undefined

    const measure = () => {
      const { top = 0, height = 0 } = list.current?.getBoundingClientRect() ?? {}
      if (height === 0) return
      const next = rowsInSight(top, view.innerHeight, height / rows)
      setShown((last) => (last.first === next.first && last.end === next.end ? last : next))
    }

    measure()
    view.addEventListener('scroll', measure, { passive: true })
    view.addEventListener('resize', measure)
    return () => {
      view.removeEventListener('scroll', measure)
      view.removeEventListener('resize', measure)
    }
  }, [list, rows])

  return shown
}

/** The rows of a list whose beginning lies `top` pixels below that of a window, with those near it. */
export function rowsInSight(top: number, windowHeight: number, rowHeight: number): RowWindow {
  return {
    first: Math.max(0, Math.floor(-top / rowHeight) - MARGIN),
    end: Math.max(0, Math.ceil((windowHeight - top) / rowHeight) + MARGIN),
  }
}
