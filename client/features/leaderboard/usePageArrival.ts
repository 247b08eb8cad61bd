import { useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Scrolls to and focuses the heading after a step to another page. Filtering, sorting, and going back move nothing. */
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
