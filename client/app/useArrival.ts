import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** After a step to another page, brings its beginning into view and the reader's focus to it. */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Going back, the browser itself finds the place where the reader was.
    if (navigation === NavigationType.Pop) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [main, pathname, navigation])
}
