import type { Page } from 'playwright-core'

/** What still moves on a page whose visitor wants no movement, by the names of the animations. */
export function listMovements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { iterations = 1, duration } = effect?.getTiming() ?? {}
        // What is over before it can be seen is none.
        return playState === 'running' && (iterations === Infinity || Number(duration) > 10)
      })
      .map((animation) => `moves: ${animation instanceof CSSAnimation ? animation.animationName : animation.id}`),
  )
}
