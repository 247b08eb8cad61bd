import { describe, expect } from 'vitest'
import { it } from './journey.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

describe.each(WALKED_LOCALES)('the 404 page in %s', (locale) => {
  const t = wordsIn(locale)

  it('shows the path, and links to Home', async ({ visit }) => {
    const page = await visit('/no/such/page', { locale })
    await page.getByRole('heading', { level: 1, name: t('errors.pageNotFound') }).waitFor()
    await page.getByText(t('errors.notFoundUnmatched', { path: '/no/such/page' }), { exact: true }).waitFor()
    await page.getByText('404', { exact: true }).waitFor()
    await expect.poll(() => page.title()).toBe(`${t('errors.pageNotFound')} · Lanewatch`)

    await page.getByRole('link', { name: t('errors.backHome') }).click()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
  })

  it('appears for a mistyped link, even with broken % escapes', async ({ visit }) => {
    const page = await visit('/team/%E0%A4%A', { locale })
    await page.getByRole('heading', { level: 1, name: t('errors.pageNotFound') }).waitFor()
    await page.getByText(t('errors.notFoundInvalid', { path: '/team/%E0%A4%A' })).waitFor()
  })

  it('appears for an account of an unknown region', async ({ visit }) => {
    const page = await visit('/account/moon/Somebody-1234', { locale })
    await page.getByRole('heading', { level: 1, name: t('errors.pageNotFound') }).waitFor()
    // The two kinds of missing pages differ only in their text.
    expect(t('errors.notFoundInvalid', { path: '' })).not.toBe(t('errors.notFoundUnmatched', { path: '' }))
    await page
      .getByText(t('errors.notFoundInvalid', { path: '/account/moon/Somebody-1234' }), { exact: true })
      .waitFor()
    await page.getByText('404', { exact: true }).waitFor()
  })
})

describe('the server', () => {
  it.for([
    ['/', 200],
    ['/account/kr/Some%20Name-KR1', 200],
    ['/search-account/Some-Name-KR1', 200],
    ['/no/such/page', 404],
    ['/account/moon/Somebody-1234', 404],
    ['/account/euw/NoTagLine', 404],
    ['/search-account/-KR1', 404],
    ['/team/nobody', 404],
    ['/player/g2/nobody', 404],
    ['/champion/ahse', 404],
    ['/match/MOON1_1', 404],
    // Riot is not asked about a match just for the status.
    ['/match/EUW1_1', 200],
    ['/account/euw/Somebody-TOOLONG', 404],
    ['/team/%E0%A4%A', 404],
  ] as const)('responds to %s with %i', async ([path, status], { product }) => {
    const response = await fetch(`${product.url}${path}`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })
})
