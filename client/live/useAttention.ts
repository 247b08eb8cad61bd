import { useCallback, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * Notices while a visitor reads or aims in an area: the pointer is on it, or the focus of a keyboard. Spread `areaProps` on the
 * element of the area.
 */
export function useAttention() {
  const [attended, setAttended] = useState(false)
  const reasons = useRef({ pointer: false, focus: false })

  const note = useCallback((reason: 'pointer' | 'focus', applies: boolean) => {
    reasons.current[reason] = applies
    setAttended(reasons.current.pointer || reasons.current.focus)
  }, [])

  // A visitor can be at a page from the server before React listens there.
  const ref = useCallback(
    (area: Element | null) => {
      if (area === null) return
      note('pointer', matchMedia('(hover: hover)').matches && area.matches(':hover'))
      note('focus', area.querySelector(':focus-visible') !== null)
    },
    [note],
  )

  return {
    attended,
    areaProps: {
      ref,
      onPointerEnter: (event: PointerEvent) => note('pointer', event.pointerType !== 'touch'),
      onPointerLeave: () => note('pointer', false),
      // After a click the focus stays, though the visitor has moved on.
      onFocus: ({ target }: FocusEvent) => note('focus', target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) note('focus', false)
      },
    },
  }
}
