import type { Locator, Page } from 'playwright-core'

/** Goes through a page by its keys, and notes wherever a reader would lose sight of where he is. */
export interface Keyboard {
  readonly press: (key: string) => Promise<void>
  /** Presses the tabulator until the element has the focus. Throws when it does not come there. */
  readonly tabTo: (element: Locator, direction?: 'on' | 'back') => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Where the focus was lost, could not be seen, or was covered, in words. */
  readonly faults: () => readonly string[]
}

/** No page has more stops between two things of a journey. */
const MOST_STOPS = 150

export function openKeyboard(page: Page): Keyboard {
  const faults: string[] = []

  async function press(key: string) {
    await page.keyboard.press(key)
    const fault = await page.evaluate(findFault)
    if (fault !== null) faults.push(`${new URL(page.url()).pathname} after ${key}: ${fault}`)
  }

  return {
    press,
    async tabTo(element, direction = 'on') {
      await element.waitFor()
      // Kept, because to look for it by its role at each of the stops takes longer than to go there.
      let target = await element.elementHandle()
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        const focus = await target.evaluate(findFocus)
        if (focus === 'there') return
        if (focus === 'replaced') target = await element.elementHandle()
        else await press(direction === 'on' ? 'Tab' : 'Shift+Tab')
      }
      throw new Error(`The tabulator does not come to ${element.toString()}.`)
    },
    type: (text) => page.keyboard.type(text),
    faults: () => faults,
  }
}

/** Where the focus is as an element sees it, in the page: that may show another element in its place by now. */
function findFocus(element: Element): 'there' | 'elsewhere' | 'replaced' {
  if (!element.isConnected) return 'replaced'
  return element === document.activeElement ? 'there' : 'elsewhere'
}

/** What is wrong with the focus at this moment, in the page; null when nothing is. */
async function findFault(): Promise<string | null> {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return 'the focus is lost'
  // Even the shortest way to where it is seen takes a frame.
  const ways = focused.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(ways.map(({ finished }) => finished))
  const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40)}"`

  const isOutlined = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  }
  // A field is outlined by its frame, and has a caret besides. What only a script brings the focus to is a place to read on
  // from, not one to do something with.
  const frames = [focused, focused.parentElement, focused.parentElement?.parentElement ?? null]
  const framed = focused.matches('input, select') ? frames : [focused]
  const isPlace = focused.getAttribute('tabindex') === '-1'
  if (!isPlace && !framed.some((frame) => frame !== null && isOutlined(frame))) return `${name} has no outline`
  if (isPlace) return null

  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const seen = {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, document.documentElement.clientWidth),
    bottom: Math.min(bottom, document.documentElement.clientHeight),
  }
  if (seen.left >= seen.right || seen.top >= seen.bottom) return `${name} is out of the window`
  const isOnTop = (across: number, down: number) => {
    const x = seen.left + (seen.right - seen.left) * across
    const y = seen.top + (seen.bottom - seen.top) * down
    const there = document.elementFromPoint(x, y)
    return there !== null && (focused.contains(there) || there.contains(focused))
  }
  const places = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down] as const))
  return places.some(([across, down]) => isOnTop(across, down)) ? null : `${name} is covered`
}
