import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A page whose code is fetched when it is first needed. */
export interface LazyPage<Props> {
  /** A new component after its code failed to load, which tries again when it is rendered. */
  readonly Page: LazyExoticComponent<ComponentType<Props>>
  /** Fetches the code. All calls share one fetch; a failed fetch is forgotten. Never rejects: the rendered page reports it. */
  readonly load: () => Promise<void>
}

/** The network failed, or a newer version replaced the code. */
export class PageCodeMissing extends Error {
  override readonly name = 'PageCodeMissing'
}

/** Wraps the import of a page so that it runs successfully only once, and early when the page is foreseen. */
export function lazyPage<Props>(importPage: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let attempt = createAttempt()

  function createAttempt() {
    let loading: Promise<{ default: ComponentType<Props> }> | null = null
    const load = () => (loading ??= loadPage(importPage).catch(giveUp))
    return { Page: lazy(load), load }
  }

  // React and the promise would keep a failure for ever. Only components that already render this attempt see the failure.
  function giveUp(failure: unknown): never {
    attempt = createAttempt()
    throw failure
  }

  return {
    get Page() {
      return attempt.Page
    },
    load: async () => {
      await attempt.load().catch(() => {})
    },
  }
}

async function loadPage<Props>(importPage: () => Promise<ComponentType<Props>>) {
  try {
    return { default: await importPage() }
  } catch (cause) {
    throw new PageCodeMissing('The code of the page could not be fetched.', { cause })
  }
}
