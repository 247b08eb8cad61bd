import type { Page } from 'playwright-core'

/** Names of the animations that still run on a page with reduced motion. */
export function listMovements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { iterations = 1, duration } = effect?.getTiming() ?? {}
        // An animation that ends before it is visible does not count.
        return playState === 'running' && (iterations === Infinity || Number(duration) > 10)
      })
      .map((animation) => `moves: ${animation instanceof CSSAnimation ? animation.animationName : animation.id}`),
  )
}
