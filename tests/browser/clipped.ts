import type { Page } from 'playwright-core'

/** The largest text spacing that WCAG 1.4.12 requires a page to support. */
const READERS_STYLE = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Applies the maximum text spacing to a page until another page is opened. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, READERS_STYLE)
}

/**
 * Visible texts that their container cuts off. Scrollable and screen-reader-only texts are left out, and so are texts that end
 * in an ellipsis, which {@link listTruncated} checks.
 */
export function listClipped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isForScreenReaders = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      // An element with padding is larger, and still invisible.
      return width <= 1 || height <= 1 || getComputedStyle(element).clipPath === 'inset(50%)'
    }

    function isClipped(text: Text): boolean {
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      for (let element = text.parentElement; element !== null; element = element.parentElement) {
        const { overflowX, overflowY, position, textOverflow } = getComputedStyle(element)
        if (isForScreenReaders(element) || textOverflow === 'ellipsis') return false
        const box = element.getBoundingClientRect()
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (cuts(overflowX) && (words.left < box.left - 1 || words.right > box.right + 1)) return true
        if (cuts(overflowY) && (words.top < box.top - 2 || words.bottom > box.bottom + 2)) return true
        const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
        if (scrolls || position === 'fixed') return false
      }
      return false
    }

    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!(node instanceof Text) || node.data.trim() === '') continue
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue
      if (node.parentElement.closest('[aria-hidden]') === null && isClipped(node)) found.push(node.data)
    }
    return found
  })
}

/**
 * Texts that end in an ellipsis and whose full text is neither in a title, nor behind their link, nor in a list that they
 * open.
 */
export function listTruncated(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('#root *'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth)
      .filter((element) => element.closest('[title], a[href], select, [aria-hidden]') === null)
      .filter((element) => element.querySelector('[title], a[href]') === null)
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 80)}`),
  )
}
