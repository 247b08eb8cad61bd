import { useState } from 'react'

interface HeldItem {
  readonly id: string
}

interface HeldListOptions {
  /** True while a visitor reads or aims in the area of the list. */
  readonly held: boolean
  /** Number of shown items. */
  readonly most: number
  /** Filter of the visitor, in any spelling. */
  readonly filter?: string
}

interface Kept<Item> extends Required<Pick<HeldListOptions, 'most' | 'filter'>> {
  readonly items: readonly Item[]
}

/**
 * Keeps the shown items of a live list and their order while it is held, so that nothing moves. Items that are gone stay as they were
 * last, and new ones wait. A visitor who asks for other items gets the newest ones.
 */
export function useHeldList<Item extends HeldItem>(
  items: readonly Item[],
  { held, most, filter = '' }: HeldListOptions,
) {
  const [kept, setKept] = useState<Kept<Item> | null>(null)
  const first = items.slice(0, most)
  const newest = new Map(items.map((item) => [item.id, item]))
  const isCurrent = held && kept?.most === most && kept.filter === filter
  if (held && !isCurrent) setKept({ items: first, most, filter })
  if (!held && kept !== null) setKept(null)

  return {
    shown: isCurrent ? kept.items.map((item) => newest.get(item.id) ?? item) : first,
    isGone: (id: string) => !newest.has(id),
  }
}
