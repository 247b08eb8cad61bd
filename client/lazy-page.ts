import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A page whose code is fetched when it is first wanted. */
export interface LazyPage<Props> {
  /** The page; after its code failed to load a new component, which tries again where it is shown. */
  readonly Page: LazyExoticComponent<ComponentType<Props>>
  /** Begins to fetch the code; fetching once serves every call. A failure is forgotten. */
  readonly load: () => void
}

/** Thrown when the code of a page can't be fetched: the network failed, or a newer version replaced it. */
export class PageCodeMissing extends Error {
  override readonly name = 'PageCodeMissing'
}

/** Wraps the import of a page so that it succeeds once, and early when somebody foresees it. */
export function lazyPage<Props>(importPage: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let attempt = createAttempt()

  function createAttempt() {
    let loading: Promise<{ default: ComponentType<Props> }> | null = null
    const load = () => (loading ??= loadPage(importPage).catch(giveUp))
    return { Page: lazy(load), load }
  }

  // React keeps a failure for ever, and so would the promise. Only what already shows this attempt hears of it.
  function giveUp(failure: unknown): never {
    attempt = createAttempt()
    throw failure
  }

  return {
    get Page() {
      return attempt.Page
    },
    // Whoever shows the page reports the failure.
    load: () => void attempt.load().catch(() => {}),
  }
}

async function loadPage<Props>(importPage: () => Promise<ComponentType<Props>>) {
  try {
    return { default: await importPage() }
  } catch (cause) {
    throw new PageCodeMissing('The code of the page could not be fetched.', { cause })
  }
}
