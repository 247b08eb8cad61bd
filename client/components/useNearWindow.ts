import { useEffect, useState, type RefCallback } from 'react'

const AHEAD = '800px'

/** An element stays near once it has been near the window. */
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
