import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** A ref for what can go away by itself: `onLeave` is called when it does so and has the focus, before it has gone. */
export function useLeavingFocus<Content extends Element>(
  onLeave: (leaving: Content) => void,
): RefObject<Content | null> {
  const content = useRef<Content>(null)
  const leave = useEffectEvent(onLeave)

  useLayoutEffect(() => {
    const element = content.current
    return () => {
      // It is still there: effects are undone before what they belong to is taken out of the page.
      if (element?.contains(document.activeElement) === true) leave(element)
    }
  }, [])

  return content
}
