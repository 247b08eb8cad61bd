import type { Page } from 'playwright-core'

/** Work of React since the last call. */
export interface ReactWork {
  /** Number of commits. */
  readonly commits: number
  /** Player names of the stream rows that rendered, one entry per render. */
  readonly rows: readonly string[]
}

/** Hooks into React like its developer tools. Call before the page is opened. */
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
      // The PerformedWork flag.
      const rendered = (fiber.flags & 1) !== 0
      if (rendered && fiber.memoizedProps?.task !== undefined) {
        work.rows.push(fiber.memoizedProps.stream?.player.name ?? '')
      }
      // A fiber with the same child as before was skipped.
      if (before !== null && before.child === fiber.child) return
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child)
    }
  })
}

/** Returns and resets the work of React. */
export async function takeReactWork(page: Page): Promise<ReactWork> {
  return page.evaluate((): ReactWork => {
    const { reactWork } = Object(window)
    const taken = { ...reactWork }
    Object.assign(reactWork, { commits: 0, rows: [] })
    return taken
  })
}
