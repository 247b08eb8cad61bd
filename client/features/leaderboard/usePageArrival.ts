import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * The heading of a list of pages. After a step to another page it comes into view and gets the focus, so that reading goes
 * on at the beginning of the list. Who only filters or sorts stays where he is, and so does who goes back.
 */
export function usePageArrival(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigationType()
  const shown = useRef(page)

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (navigation !== NavigationType.Push) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [page, navigation])

  return heading
}
