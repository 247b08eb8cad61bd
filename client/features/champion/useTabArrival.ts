import { useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Scrolls to and focuses a tab that a link in another tab has opened. Choosing a tab directly, or going back, moves nothing. */
export function useTabArrival(tab: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const navigation = useNavigationType()
  const shown = useRef(tab)

  useLayoutEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    if (navigation !== NavigationType.Push) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [tab, navigation])

  return place
}
