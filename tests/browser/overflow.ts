import type { Page } from 'playwright-core'
import { vi } from 'vitest'

/** After a resize, a menu closes or a chart is drawn again some frames later. */
const LONGEST_ADJUSTMENT_MS = 3_000

/**
 * Elements that stick out of the window to the left or right and cannot be scrolled to, as `tag: text`. A page that was resized has
 * time to adjust.
 */
export async function listOverflow(page: Page): Promise<readonly string[]> {
  let found: readonly string[] = []
  const fits = async () => {
    found = await findOverflow(page)
    return found.length === 0
  }
  await vi.waitUntil(fits, { timeout: LONGEST_ADJUSTMENT_MS }).catch(() => {})
  return found
}

function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth

    const isContained = (element: Element): boolean => {
      const parent = element.parentElement
      if (parent === null || parent.parentElement?.id === 'root') return false
      const { overflowX } = getComputedStyle(parent)
      return overflowX === 'auto' || overflowX === 'scroll' || overflowX === 'hidden' || isContained(parent)
    }
    const sticksOut = (element: Element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 1 && (left < -0.5 || right > width + 0.5)
    }

    return Array.from(document.querySelectorAll('#root *'))
      .filter((element) => element.closest('[aria-hidden]') === null && element.checkVisibility())
      .filter((element) => sticksOut(element) && !isContained(element))
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 40)}`)
      .concat(document.documentElement.scrollWidth > width ? ['html: the whole page'] : [])
  })
}
