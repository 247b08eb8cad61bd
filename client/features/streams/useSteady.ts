import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function on each rendering, which calls the newest `act`. For event handlers, not during rendering. */
export function useSteady<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((argument) => newest.current(argument), [])
}
