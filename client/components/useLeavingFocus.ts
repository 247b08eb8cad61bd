import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** Calls `onLeave` just before the element is removed, if the focus is inside. */
export function useLeavingFocus<Content extends Element>(
  onLeave: (leaving: Content) => void,
): RefObject<Content | null> {
  const content = useRef<Content>(null)
  const leave = useEffectEvent(onLeave)

  useLayoutEffect(() => {
    const element = content.current
    return () => {
      // The element is still in the document: React cleans up layout effects before it removes elements.
      if (element?.contains(document.activeElement) === true) leave(element)
    }
  }, [])

  return content
}
