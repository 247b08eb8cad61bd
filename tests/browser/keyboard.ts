import type { Locator, Page } from 'playwright-core'

/** Operates a page by its keys, and records every stop at which the focus is lost or not visible. */
export interface Keyboard {
  readonly press: (key: string) => Promise<void>
  /** Presses Tab until the element has the focus. Throws when it is not reached. */
  readonly tabTo: (element: Locator, direction?: 'on' | 'back') => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Descriptions of every stop at which the focus was lost, not visible or covered. */
  readonly faults: () => readonly string[]
}

/** Upper bound of stops between two targets of a journey. */
const MAX_STOPS = 150

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
      // The handle is kept, because finding the element by role at each stop takes longer than the stop.
      let target = await element.elementHandle()
      for (let stop = 0; stop < MAX_STOPS; stop += 1) {
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

/** State of the focus relative to an element, in the page. The page may have replaced the element by now. */
function findFocus(element: Element): 'there' | 'elsewhere' | 'replaced' {
  if (!element.isConnected) return 'replaced'
  return element === document.activeElement ? 'there' : 'elsewhere'
}

/** Runs in the page. Returns the fault of the current focus; null when there is none. */
async function findFault(): Promise<string | null> {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return 'the focus is lost'
  // Even the shortest transition takes a frame.
  const ways = focused.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(ways.map(({ finished }) => finished))
  const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40)}"`

  const isOutlined = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  }
  // A field is outlined by its frame, and has a caret too. An element that only a script focuses is a place to read from, not
  // a control.
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
