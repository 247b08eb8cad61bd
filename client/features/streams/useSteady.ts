import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that is the same on each rendering and calls the newest `act`. For event handlers, not for use during
 * rendering.
 */
export function useSteady<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((argument) => newest.current(argument), [])
}
