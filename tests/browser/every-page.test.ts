import type { Browser, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { LOCALE_COOKIE, THEME_COOKIE } from '../../client/settings/cookies.ts'
import type { ThemeName } from '../../client/theme/palette.ts'
import { LOCALES, type Locale } from '../../languages.ts'
import { type Look, listViolations } from './axe.ts'
import type { BuiltProduct } from './built-product.ts'
import { listClipped, listTruncated, spaceText } from './clipped.ts'
import { watchFaults } from './faults.ts'
import { listMovements } from './movements.ts'
import { it as moving } from './moving-journey.ts'
import { listOverflow } from './overflow.ts'
import { SCENES } from './scenes.ts'
import { openPage, rememberVisitor, settle } from './visit.ts'
import { listStickyElements } from './what-stays.ts'
import { WALKS_EVERYTHING, wordsIn } from './words.ts'

/** Sizes of a window of 1280 by 1024 at four-fold zoom, a phone, a tablet and a desktop. */
const ENLARGED = { width: 320, height: 256 }
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 800, height: 900 }
const SCREEN = { width: 1440, height: 1000 }

/** Pages that walk through the scenes, one for each language: opening a page takes longer than checking a scene. */
const it = moving.extend('pageIn', { scope: 'file' }, async ({ browser, product }, { onCleanup }) => {
  const pages = new Map<Locale, Promise<WalkingPage>>()
  onCleanup(async () => {
    for (const { page } of await Promise.all(pages.values())) await page.context().close()
  })
  return (locale: Locale) => {
    const known = pages.get(locale)
    if (known !== undefined) return known
    const opened = openWalkingPage(browser, product, locale)
    pages.set(locale, opened)
    return opened
  }
})

/** A state of a scene that axe checks. */
interface View {
  readonly theme: ThemeName
  readonly window: typeof SCREEN
  readonly look: Look
}

/** All views, without a check that another view has made: a theme changes only colours, and a phone has those of the desktop. */
const ALL_VIEWS: readonly View[] = [
  { theme: 'dark', window: SCREEN, look: 'everything' },
  { theme: 'light', window: SCREEN, look: 'colours' },
  { theme: 'light', window: PHONE, look: 'all but colours' },
]

/** The views of a short run. Each scene has one of them. */
const SINGLE_VIEWS: readonly View[] = [
  { theme: 'dark', window: SCREEN, look: 'everything' },
  { theme: 'light', window: PHONE, look: 'everything' },
  { theme: 'light', window: SCREEN, look: 'everything' },
  { theme: 'dark', window: PHONE, look: 'everything' },
]

describe.each(SCENES)('Scene $name', ({ name, path, act }) => {
  const { locales, views, opening } = planOf(name)

  it(`is accessible and fits every window in ${locales.join(' and ')}`, async ({ pageIn, product }) => {
    const found: string[] = []
    const note = (when: string, faults: readonly string[]) => found.push(...faults.map((fault) => `${when}: ${fault}`))
    const address = path(await getAccount(product), product)

    for (const locale of locales) {
      const { page, faults, forget } = await pageIn(locale)
      await forget()
      // A menu would close when the window changes.
      await page.setViewportSize(opening)
      await page.goto(address)
      await settle(page)
      await act?.(page, wordsIn(locale))
      await settle(page)
      // Movement does not depend on the language.
      if (locale === locales[0]) note('at rest', await listMovements(page))
      note(`${locale}, as opened`, await listOverflow(page))

      for (const { theme, window, look } of views) {
        // Each call must repeat reducedMotion, or the page would animate.
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await page.setViewportSize(window)
        await settle(page)
        await page.locator(`html[lang="${locale}"][data-theme="system"]`).waitFor()
        expect(await colourSchemeOf(page)).toBe(theme)
        note(`${locale}, ${theme}, ${window.width} px`, await listViolations(page, 'html', look))
      }

      for (const window of [SCREEN, TABLET, PHONE, ENLARGED]) {
        await page.setViewportSize(window)
        await settle(page)
        note(`${locale}, ${window.width} px`, await listOverflow(page))
      }

      // The window is still the smallest one.
      note(`${locale}, enlarged`, await listStickyElements(page))
      note(`${locale}, enlarged, truncated without full text`, await listTruncated(page))
      await spaceText(page)
      note(`${locale}, spaced`, await listOverflow(page))
      note(`${locale}, spaced, cut off`, await listClipped(page))
      note(`${locale}, behind the page`, faults.splice(0))
    }
    expect(found).toEqual([])
  }, 180_000)
})

interface WalkingPage {
  readonly page: Page
  /** What the page did since the last scene that it must not do. */
  readonly faults: string[]
  /** Removes what the last scene left: faults, cookies and storage. */
  readonly forget: () => Promise<void>
}

/** Opens a page with the theme of the system, so that the theme changes without a reload. */
async function openWalkingPage(browser: Browser, product: BuiltProduct, locale: Locale): Promise<WalkingPage> {
  const faults: string[] = []
  const page = await openPage(
    browser,
    product,
    '/',
    { cookies: { [THEME_COOKIE]: 'system', [LOCALE_COOKIE]: locale } },
    (opened) => watchFaults(opened, product.url, faults),
  )
  const forgetVisitor = await rememberVisitor(page)
  return {
    page,
    faults,
    forget: async () => {
      faults.length = 0
      await forgetVisitor()
    },
  }
}

/** What is checked of a scene. */
interface Plan {
  readonly locales: readonly Locale[]
  readonly views: readonly View[]
  /** The window in which the scene opens: that of the first view. */
  readonly opening: View['window']
}

/** In a short run scenes take turns at the languages and views: the accessible names are complete in all or in none. */
function planOf(scene: string): Plan {
  if (WALKS_EVERYTHING) return { locales: LOCALES, views: ALL_VIEWS, opening: SCREEN }
  const turn = SCENES.findIndex(({ name }) => name === scene)
  const locale = takeTurn(LOCALES, turn)
  const view = takeTurn(SINGLE_VIEWS, Math.floor(turn / LOCALES.length))
  return { locales: [locale], views: [view], opening: view.window }
}

/** Throws when there are no items. */
function takeTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('There is nothing to take turns at.')
  return item
}

async function getAccount(product: BuiltProduct) {
  const [account] = await product.listDemoAccounts()
  if (account === undefined) throw new Error('The demo world offers no account.')
  return account
}

/** The theme that the style sheet shows. Every theme has a background of its own. */
async function colourSchemeOf(page: Page): Promise<string | undefined> {
  const [red = 0] = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
  )
  return red < 128 ? 'dark' : 'light'
}
