import type { Page } from 'playwright-core'

/** What WCAG 1.4.12 lets a reader set, at its most. */
const READERS_STYLE = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Gives the text of a page as much room as a reader may want, until another page is opened. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, READERS_STYLE)
}

/**
 * The words in sight of which a part is cut off by what they stand in. What can be scrolled, or is only heard, is not; nor is
 * what ends in an ellipsis, of which {@link listUntold} asks where its whole is.
 */
export function listClipped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isHeardOnly = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      // One that has a padding is larger, and no more to be seen.
      return width <= 1 || height <= 1 || getComputedStyle(element).clipPath === 'inset(50%)'
    }

    function isClipped(text: Text): boolean {
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      for (let element = text.parentElement; element !== null; element = element.parentElement) {
        const { overflowX, overflowY, position, textOverflow } = getComputedStyle(element)
        if (isHeardOnly(element) || textOverflow === 'ellipsis') return false
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

/** The words that end in an ellipsis, and have their whole neither in a title, nor where they lead, nor in a list they open. */
export function listUntold(page: Page): Promise<readonly string[]> {
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
