import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A page whose code is fetched when it is first wanted. */
export interface LazyPage<Props> {
  readonly Page: LazyExoticComponent<ComponentType<Props>>
  /** Begins to fetch the code; fetching once serves every call. */
  readonly load: () => void
}

/** Thrown when the code of a page can't be fetched: the network failed, or a newer version replaced it. */
export class PageCodeMissing extends Error {
  override readonly name = 'PageCodeMissing'
}

/** Wraps the import of a page so that it happens once, and early when somebody foresees it. */
export function lazyPage<Props>(importPage: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null

  const loadOnce = () => (loading ??= loadPage(importPage))

  return {
    Page: lazy(loadOnce),
    // Whoever shows the page reports the failure.
    load: () => void loadOnce().catch(() => {}),
  }
}

async function loadPage<Props>(importPage: () => Promise<ComponentType<Props>>) {
  try {
    return { default: await importPage() }
  } catch (cause) {
    throw new PageCodeMissing('The code of the page could not be fetched.', { cause })
  }
}
