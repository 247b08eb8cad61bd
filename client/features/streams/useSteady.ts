import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function on each rendering, which does what the newest `act` does. For what is pressed, not for rendering. */
export function useSteady<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((argument) => newest.current(argument), [])
}
