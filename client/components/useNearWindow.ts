import { useEffect, useState, type RefCallback } from 'react'

/** Distance between an element and the window at which the element counts as near. */
const AHEAD = '800px'

/** Returns a ref for an element, and whether the element has been near the window. It stays near from then on. */
export function useNearWindow(): readonly [RefCallback<Element>, boolean] {
  const [element, setElement] = useState<Element | null>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (element === null || near) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, near])

  return [setElement, near]
}
