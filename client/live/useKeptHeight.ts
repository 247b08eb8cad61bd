import { useEffect, useRef } from 'react'

/**
 * Keeps an element as high as it has been, so that content below stays where it is when a live list becomes shorter. Starts again
 * when the width of the element changes, and after `release`, for a visitor who makes the list shorter.
 */
export function useKeptHeight<Element extends HTMLElement>() {
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
    return () => observer.disconnect()
  }, [])

  const release = () => {
    if (place.current !== null) place.current.style.minHeight = ''
  }

  return { place, release }
}
