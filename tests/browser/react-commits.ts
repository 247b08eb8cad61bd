import type { Page } from 'playwright-core'

/** What React did to the page since it was asked last. */
export interface ReactWork {
  /** How often something came onto the page. */
  readonly commits: number
  /** The names of whose streams' rows rendered, once for each time. */
  readonly rows: readonly string[]
}

/** Listens to React on a page that is not open yet, as its developer tools do. */
export async function listenToReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const work: { commits: number; rows: string[] } = { commits: 0, rows: [] }
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onCommitFiberRoot(_renderer: number, root: { readonly current: Fiber }) {
        work.commits += 1
        visit(root.current)
      },
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, reactWork: work })

    interface Fiber {
      readonly flags: number
      readonly child: Fiber | null
      readonly sibling: Fiber | null
      readonly alternate: Fiber | null
      readonly memoizedProps: {
        readonly task?: unknown
        readonly stream?: { readonly player: { readonly name: string } }
      }
    }

    function visit(fiber: Fiber) {
      const before = fiber.alternate
      // The flag of a component that did its work.
      const rendered = (fiber.flags & 1) !== 0
      if (rendered && fiber.memoizedProps?.task !== undefined) {
        work.rows.push(fiber.memoizedProps.stream?.player.name ?? '')
      }
      // What has the same children as before was passed over.
      if (before !== null && before.child === fiber.child) return
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child)
    }
  })
}

/** What React did since this was asked last. */
export async function takeReactWork(page: Page): Promise<ReactWork> {
  return page.evaluate((): ReactWork => {
    const { reactWork } = Object(window)
    const taken = { ...reactWork }
    Object.assign(reactWork, { commits: 0, rows: [] })
    return taken
  })
}
