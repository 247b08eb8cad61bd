import type { Page } from 'playwright-core'

/**
 * What stays where it is while the page is scrolled and takes more than a third of the window, as `tag: text`. A dialog is
 * what somebody has asked to see, and can be scrolled itself.
 */
export function listWhatStays(page: Page): Promise<readonly string[]> {
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
