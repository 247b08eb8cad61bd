import type { Page } from 'playwright-core'

/**
 * Fixed and sticky elements that cover more than a third of the window, as `tag: text`. Dialogs are left out: the visitor
 * opened them, and they scroll themselves.
 */
export function listStickyElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, clientHeight } = document.documentElement
    return Array.from(document.querySelectorAll('#root *'))
      .filter((element) => element.closest('dialog') === null && element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return Math.min(width, clientWidth) * Math.min(height, clientHeight) > (clientWidth * clientHeight) / 3
      })
      .map((element) => `stays: ${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 40)}`)
  })
}
