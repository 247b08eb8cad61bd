import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * The place of the subjects of a page. A link that leads from one subject to another goes away with the first: the second
 * comes into view and gets the focus. Who chooses a tab stays where he is, and so does who goes back.
 */
export function useTabArrival(tab: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const navigation = useNavigationType()
  const shown = useRef(tab)

  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    if (navigation !== NavigationType.Push) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [tab, navigation])

  return place
}
