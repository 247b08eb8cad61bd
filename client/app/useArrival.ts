import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** After a step to another page, brings its beginning into view and the reader's focus to it. */
export function useArrival(main: RefObject<HTMLElement | null>, visit: number) {
  const navigation = useNavigationType()
  const shown = useRef(visit)

  useEffect(() => {
    if (shown.current === visit) return
    shown.current = visit
    // Going back, the browser itself finds the place where the reader was.
    if (navigation === NavigationType.Pop) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [main, visit, navigation])
}
