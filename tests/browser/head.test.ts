import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Locale } from '../../languages.ts'
import { it } from './journey.ts'
import { turnLanguage } from './settings-dialog.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

/** Title and meta tags of a page. */
interface Head {
  readonly title: string
  readonly tags: readonly string[]
}

describe('the head of a page', () => {
  it.for([
    '/team/g2',
    '/champion/62',
    '/team/nobody',
    '/champion/ahse',
    '/match/MOON1_1',
    '/account/euw/Nobody-TOOLONG',
  ])('is the same at %s before and after its code runs', async (path, { visit, product }) => {
    const sent = await (await fetch(product.url + path)).text()
    const page = await visit(path)
    await settle(page)
    await awaitKeptHead(page)
    await expect.poll(() => headOf(page)).toEqual(await readHead(page, sent))
  })

  it('follows navigation to other pages and back', async ({ visit, product }) => {
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

  it('changes with the language, without a reload', async ({ visit, product }) => {
    const page = await visit('/team/g2')
    await settle(page)
    const title = (await page.title()).replace(' · Lanewatch', '')
    await page.evaluate(() => (document.documentElement.dataset['before'] = ''))
    await turnLanguage(page, t, 'pl')
    const team = { title, path: '/team/g2' }
    await expect.poll(() => wordsOf(page)).toEqual(words(product.url, team, 'head.team', 'pl'))
    await expect.poll(() => page.locator('meta[property="og:locale"]').getAttribute('content')).toBe('pl_PL')
    expect(await page.locator('html').getAttribute('data-before')).toBe('')

    await turnLanguage(page, wordsIn('pl'), 'en')
    await expect.poll(() => wordsOf(page)).toEqual(words(product.url, team, 'head.team'))
  })
})

describe('the sitemap', () => {
  it('lists pages that exist, under their canonical address, and none with a robots directive', async ({ product }) => {
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(150)
    for (const address of addresses) {
      const response = await fetch(address)
      const tags = (await response.text()).match(/<(link rel="canonical"|meta name="robots")[^>]*>/g)
      expect([response.status, tags]).toEqual([200, [`<link rel="canonical" href="${address}" data-of-page />`]])
    }
  })
})

/** Expected title, description and address of a page. */
function words(
  origin: string,
  { title, path }: { readonly title: string; readonly path: string },
  description: 'head.champion' | 'head.champions' | 'head.team',
  locale: Locale = 'en',
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

/** Makes the page take over its head, which happens on the first interaction. */
async function awaitKeptHead(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const tag of document.head.querySelectorAll('[data-of-page]')) tag.setAttribute('data-sent', '')
  })
  await page.keyboard.press('Shift')
  await expect.poll(() => page.locator('head [data-sent]').count()).toBe(0)
}

const headOf = async (page: Page) => readHead(page, await page.content())

/** Parses the head of a document in the browser, beside the page, whose policy refuses text as HTML. */
async function readHead(page: Page, html: string): Promise<Head> {
  const reader = await page.context().newPage()
  try {
    return await reader.evaluate((text) => {
      const { title, head } = new DOMParser().parseFromString(text, 'text/html')
      return { title, tags: Array.from(head.querySelectorAll('[data-of-page]'), ({ outerHTML }) => outerHTML) }
    }, html)
  } finally {
    await reader.close()
  }
}
