import { use, useSyncExternalStore } from 'react'
import { RenderedAt } from './rendered-at.ts'

/** False while a page is rendered exactly as the server rendered it, without what only the visitor's browser knows. */
export function useHydrated(): boolean {
  const fromServer = use(RenderedAt) !== null
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => !fromServer,
  )
}

const neverChanges = () => () => {}
