import { useEffect, useState, type RefObject } from 'react'

/** Positions from 0: `first` to before `end`. */
export interface RowWindow {
  readonly first: number
  readonly end: number
}

/** Extra rows above and below, so that the focus always finds the next row. */
const MARGIN = 8

/** Rows rendered before the first measurement. */
const AT_FIRST: RowWindow = { first: 0, end: 24 }

/** The rows that are visible or near, as the page scrolls. All `rows` must have the same height. */
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

/** `top`: pixels from the window's upper edge to the list. */
export function rowsInSight(top: number, windowHeight: number, rowHeight: number): RowWindow {
  return {
    first: Math.max(0, Math.floor(-top / rowHeight) - MARGIN),
    end: Math.max(0, Math.ceil((windowHeight - top) / rowHeight) + MARGIN),
  }
}
