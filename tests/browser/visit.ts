import type { Browser, Page } from 'playwright-core'
import { CONSENT_COOKIE, THEME_COOKIE } from '../../client/cookies.ts'
import type { Locale } from '../../client/i18n/locale.ts'
import type { ThemeName } from '../../client/theme/palette.ts'
import type { BuiltProduct } from './built-product.ts'

/** Who comes to see a page. */
export interface Visitor {
  /** The language the browser asks for; English when left out. */
  readonly locale?: Locale
  /** Comes with consent and the theme in a cookie; left out it is `dark`, which nobody has to choose. */
  readonly theme?: ThemeName
  /** Width of the window in pixels; 1440 when left out. */
  readonly width?: number
  /**
   * Has not answered whether his choices may be kept, and is asked. Other visitors want only what is necessary, unless they
   * come with a theme.
   */
  readonly unasked?: boolean
  /** Cookies by name. */
  readonly cookies?: Readonly<Record<string, string>>
}

/** Language tags as browsers send them. */
const TAGS = { en: 'en-GB', pl: 'pl-PL' } as const satisfies Record<Locale, string>

const LONGEST_WAIT_MS = 15_000

/** Opens a path in a fresh browser profile whose clock shows the product's time; `prepare` sees the page before. */
export async function openPage(
  browser: Browser,
  product: BuiltProduct,
  path: string,
  { locale = 'en', theme, width = 1440, unasked = false, cookies = {} }: Visitor = {},
  prepare: (page: Page) => void | Promise<void> = () => {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: TAGS[locale],
    timezoneId: 'Europe/Warsaw',
    viewport: { width, height: width < 600 ? 844 : 1000 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  const answer = unasked ? {} : { [CONSENT_COOKIE]: String(theme !== undefined) }
  const themeCookies = theme === undefined ? {} : { [THEME_COOKIE]: theme }
  const all = Object.entries({ ...answer, ...themeCookies, ...cookies })
  await context.addCookies(all.map(([name, value]) => ({ name, value, url: product.url })))
  await context.clock.install({ time: product.clock.now() })

  const page = await context.newPage()
  await prepare(page)
  await page.goto(path)
  return page
}

/** Waits until nothing of the page is on its way any more: data, letters and every picture. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())])
  })
}
