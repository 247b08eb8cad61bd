import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from './journey.ts'
import { turnLanguage } from './settings-dialog.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

/** What is told of a page: its title and the tags about it. */
interface Head {
  readonly title: string
  readonly tags: readonly string[]
}

describe('The head of a page', () => {
  it.for([
    '/team/g2',
    '/champion/62',
    '/team/nobody',
    '/champion/ahse',
    '/match/MOON1_1',
    '/account/euw/Nobody-TOOLONG',
  ])('is the same at %s before its code runs and after', async (path, { visit, product }) => {
    const sent = await (await fetch(product.url + path)).text()
    const page = await visit(path)
    await settle(page)
    await awaitKeptHead(page)
    expect(await headOf(page)).toEqual(await readHead(page, sent))
  })

  it('follows who goes on to other pages, and back', async ({ visit, product }) => {
    const page = await visit('/champions')
    await settle(page)
    await awaitKeptHead(page)
    await page.locator('main a[href="/champion/ashe"]').first().click()
    await page.waitForURL(`${product.url}/champion/ashe`)
    const ashe = { title: t('champions.documentTitle', { name: 'Ashe' }), path: '/champion/ashe' }
    await expect.poll(() => wordsOf(page)).toEqual(words(product.url, ashe, 'head.champion'))

    await page.goBack()
    const champions = { title: t('champions.title'), path: '/champions' }
    await expect.poll(() => wordsOf(page)).toEqual(words(product.url, champions, 'head.champions'))
  })

  it('turns to another language with the page, without a reload', async ({ visit, product }) => {
    const page = await visit('/team/g2')
    await settle(page)
    const title = (await page.title()).replace(' · Lanewatch', '')
    await page.evaluate(() => (document.documentElement.dataset['before'] = ''))
    await turnLanguage(page, t, 'pl')
    const team = { title, path: '/team/g2' }
    await expect.poll(() => wordsOf(page)).toEqual(words(product.url, team, 'head.team', 'pl'))
    expect(await page.locator('meta[property="og:locale"]').getAttribute('content')).toBe('pl_PL')
    expect(await page.locator('html').getAttribute('data-before')).toBe('')

    await turnLanguage(page, wordsIn('pl'), 'en')
    await expect.poll(() => wordsOf(page)).toEqual(words(product.url, team, 'head.team'))
  })
})

describe('The sitemap', () => {
  it('names pages that are there, under their own address, and that ask to be left out of no list', async ({
    product,
  }) => {
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(150)
    for (const address of addresses) {
      const response = await fetch(address)
      const told = (await response.text()).match(/<(link rel="canonical"|meta name="robots")[^>]*>/g)
      expect([response.status, told]).toEqual([200, [`<link rel="canonical" href="${address}" data-of-page />`]])
    }
  })
})

/** What a page at a path should be called, and what should be said of it. */
function words(
  origin: string,
  { title, path }: { readonly title: string; readonly path: string },
  description: 'head.champion' | 'head.champions' | 'head.team',
  locale: 'en' | 'pl' = 'en',
) {
  return {
    title: `${title} · Lanewatch`,
    ogTitle: `${title} · Lanewatch`,
    description: wordsIn(locale)(description, { name: title }),
    canonical: origin + path,
  }
}

const wordsOf = async (page: Page) => ({
  title: await page.title(),
  ogTitle: await page.locator('meta[property="og:title"]').getAttribute('content'),
  description: await page.locator('meta[name=description]').getAttribute('content'),
  canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
})

/** Has the page take its head in hand, as it does when somebody touches it. */
async function awaitKeptHead(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const tag of document.head.querySelectorAll('[data-of-page]')) tag.setAttribute('data-sent', '')
  })
  await page.keyboard.press('Shift')
  await expect.poll(() => page.locator('head [data-sent]').count()).toBe(0)
}

const headOf = async (page: Page) => readHead(page, await page.content())

/** The head of a document, read by a browser. */
const readHead = (page: Page, html: string): Promise<Head> =>
  page.evaluate((text) => {
    const { title, head } = new DOMParser().parseFromString(text, 'text/html')
    return { title, tags: Array.from(head.querySelectorAll('[data-of-page]'), ({ outerHTML }) => outerHTML) }
  }, html)
