import { useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * Returns a ref for the heading of a paginated list. After a step to another page, the heading is scrolled into view and
 * focused, so that reading continues at the start of the list. Filtering, sorting, and going back move nothing.
 */
export function usePageArrival(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigationType()
  const shown = useRef(page)

  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (navigation !== NavigationType.Push) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [page, navigation])

  return heading
}
