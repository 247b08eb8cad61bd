import { useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Scrolls to the top and moves the focus there after a navigation to another page. */
export function useArrival(main: RefObject<HTMLElement | null>, visit: number) {
  const navigation = useNavigationType()
  const shown = useRef(visit)

  // In a later effect, a key pressed between the commit and the effect would find the focus nowhere.
  useLayoutEffect(() => {
    if (shown.current === visit) return
    shown.current = visit
    // On a step back, the browser restores the scroll position.
    if (navigation === NavigationType.Pop) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [main, visit, navigation])
}
