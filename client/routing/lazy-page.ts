import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A page whose code is fetched when it is first needed. */
export interface LazyPage<Props> {
  /**
   * The page itself when its code is there before it is first rendered. A new component after its code failed to load, which
   * tries again when it is rendered.
   */
  readonly Page: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>
  /** True once the code is there. */
  readonly isLoaded: boolean
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
  /** Stays the same for as long as the page is rendered: another component would mount the page again. */
  let rendered: LazyPage<Props>['Page'] | null = null
  let loaded: ComponentType<Props> | null = null

  function createAttempt() {
    let loading: Promise<{ default: ComponentType<Props> }> | null = null
    const load = () => (loading ??= loadPage(importPage).then(remember, giveUp))
    return { Page: lazy(load), load }
  }

  function remember(page: { default: ComponentType<Props> }) {
    loaded = page.default
    return page
  }

  // React and the promise would keep a failure for ever. Only components that already render this attempt see the failure.
  function giveUp(failure: unknown): never {
    attempt = createAttempt()
    rendered = null
    throw failure
  }

  return {
    get Page() {
      return (rendered ??= loaded ?? attempt.Page)
    },
    get isLoaded() {
      return loaded !== null
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
