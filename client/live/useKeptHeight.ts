import { useEffect, useRef } from 'react'

/**
 * Keeps an element as high as it has been, so that content below stays where it is when a live list becomes shorter. Starts again
 * when the width of the element or `layout` changes.
 */
export function useKeptHeight<Element extends HTMLElement>(layout: unknown) {
  const place = useRef<Element>(null)

  useEffect(() => {
    const element = place.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    let width = element.offsetWidth
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth !== width) element.style.minHeight = ''
      width = element.offsetWidth
      element.style.minHeight = `${element.offsetHeight}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.style.minHeight = ''
    }
  }, [layout])

  return place
}
