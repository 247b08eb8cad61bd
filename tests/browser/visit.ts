import type { Browser, Page, Request } from 'playwright-core'
import { CONSENT_COOKIE, THEME_COOKIE } from '../../client/settings/cookies.ts'
import type { ThemeName } from '../../client/theme/palette.ts'
import { languageOf, type Locale } from '../../languages.ts'
import type { BuiltProduct } from './built-product.ts'

/** Options of a new visitor. */
export interface Visitor {
  /** Language of the browser; English by default. */
  readonly locale?: Locale
  /** Theme in a cookie, which implies consent. Without it, the theme is the default `dark`. */
  readonly theme?: ThemeName
  /** Width of the window in pixels; 1440 by default. */
  readonly width?: number
  /**
   * True for a visitor who has not answered the cookie question yet, and sees it. Other visitors allow only necessary cookies,
   * unless they have a theme.
   */
  readonly unasked?: boolean
  /** True by default. */
  readonly javaScript?: boolean
  /** Error of the browser's clock in milliseconds; 0 by default. */
  readonly clockError?: number
  /** Cookies by name. */
  readonly cookies?: Readonly<Record<string, string>>
}

const LONGEST_WAIT_MS = 15_000

const LONGEST_START_MS = 5_000

/** Opens a path in a fresh browser profile whose clock shows the product's time, plus its error. `prepare` gets the page first. */
export async function openPage(
  browser: Browser,
  product: BuiltProduct,
  path: string,
  {
    locale = 'en',
    theme,
    width = 1440,
    unasked = false,
    javaScript = true,
    clockError = 0,
    cookies = {},
  }: Visitor = {},
  prepare: (page: Page) => void | Promise<void> = () => {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: javaScript,
    // Browsers send the language with a country.
    locale: languageOf(locale).openGraph.replace('_', '-'),
    timezoneId: 'Europe/Warsaw',
    viewport: { width, height: width < 600 ? 844 : 1000 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  const answer = unasked ? {} : { [CONSENT_COOKIE]: String(theme !== undefined) }
  const themeCookies = theme === undefined ? {} : { [THEME_COOKIE]: theme }
  const all = Object.entries({ ...answer, ...themeCookies, ...cookies })
  await context.addCookies(all.map(([name, value]) => ({ name, value, url: product.url })))
  await context.clock.install({ time: product.clock.now() + clockError })

  const page = await context.newPage()
  if (javaScript) waitUntilInteractive(page)
  await prepare(page)
  await page.goto(path)
  return page
}

/** Stops the clock of a page. It jumps ahead first, so far that a busy machine is not past that moment when the clock stops. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

/** Returns a function that makes a visitor new again: with the cookies of now, and an empty storage. */
export async function rememberVisitor(page: Page): Promise<() => Promise<void>> {
  const context = page.context()
  const cookies = await context.cookies()
  return async () => {
    await context.clearCookies()
    await context.addCookies(cookies)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
}

/** A click before the code of a page runs would be lost. The wait ends, too, when a test breaks the code. */
function waitUntilInteractive(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  let broken = Promise.withResolvers<void>()
  page.on('requestfailed', (request) => isCode(request) && broken.resolve())
  page.on('response', (response) => response.status() >= 400 && isCode(response.request()) && broken.resolve())
  page.on('framenavigated', () => {
    broken = Promise.withResolvers()
  })
  const wait = async <Answer>(loading: Promise<Answer>): Promise<Answer> => {
    const answer = await loading
    // Robots.txt and the operator's page have no code.
    if ((await page.locator('#root').count()) === 0) return answer
    const interactive = page.waitForSelector('html[data-interactive]', { timeout: LONGEST_START_MS })
    await Promise.race([interactive.catch(() => {}), broken.promise])
    return answer
  }
  page.goto = (...to) => wait(goto(...to))
  page.reload = (...how) => wait(reload(...how))
}

const isCode = (request: Request) => request.resourceType() === 'script' || request.url().includes('/_i18n/')

/**
 * Makes the browser render the pages that it opens from now on, as it does while the server renders too many others. Then a page
 * sends its queries itself, and a test can let them fail.
 */
export async function renderInBrowser(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /<div id="root">.*id="rendered-page">.*?<\/script>/s,
        '<div id="root"></div>',
      )
      return route.fulfill({ response, body })
    },
  )
}

/** Waits until the page has loaded its data, its fonts and all its images. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())])
  })
}
