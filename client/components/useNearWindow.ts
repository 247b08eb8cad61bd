import { useEffect, useState, type RefCallback } from 'react'

const AHEAD_PX = 800

/** An element stays near once it has been near the window, by default within 800 pixels. */
export function useNearWindow(aheadPx = AHEAD_PX): readonly [RefCallback<Element>, boolean] {
  const [element, setElement] = useState<Element | null>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (element === null || near) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, near, aheadPx])

  return [setElement, near]
}
