import { useRef, useState, type FocusEvent, type PointerEvent } from 'react'

interface HeldItem {
  readonly id: string
}

/**
 * Keeps the shown items of a live list and their order while the pointer or the focus is on it: nothing moves while a visitor reads
 * or aims. Items that are gone stay as they were last, and new ones wait. Shows the first `most` items. Spread `listProps` on the
 * element around them.
 */
export function useHeldList<Item extends HeldItem>(items: readonly Item[], most = Infinity) {
  const [held, setHeld] = useState<readonly Item[] | null>(null)
  const reasons = useRef({ pointer: false, focus: false })
  const first = items.slice(0, most)
  const newest = new Map(items.map((item) => [item.id, item]))

  function note(reason: 'pointer' | 'focus', applies: boolean) {
    reasons.current[reason] = applies
    const { pointer, focus } = reasons.current
    setHeld((before) => (pointer || focus ? (before ?? first) : null))
  }

  return {
    shown: held === null ? first : held.map((item) => newest.get(item.id) ?? item),
    isGone: (id: string) => !newest.has(id),
    listProps: {
      onPointerEnter: (event: PointerEvent) => note('pointer', event.pointerType !== 'touch'),
      onPointerLeave: () => note('pointer', false),
      onFocus: () => note('focus', true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) note('focus', false)
      },
    },
  }
}
