import { describe, expect } from 'vitest'
import { it } from './journey.ts'
import { wordsIn, WALKED_LOCALES } from './words.ts'

describe.each(WALKED_LOCALES)('The page that is not there, in %s', (locale) => {
  const t = wordsIn(locale)

  it('names the path, and leads Home', async ({ visit }) => {
    const page = await visit('/no/such/page', { locale })
    await page.getByRole('heading', { level: 1, name: t('errors.pageNotFound') }).waitFor()
    await page.getByText(t('errors.notFoundUnmatched', { path: '/no/such/page' })).waitFor()
    await expect.poll(() => page.title()).toBe(`${t('errors.pageNotFound')} · Lanewatch`)

    await page.getByRole('link', { name: t('errors.backHome') }).click()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
  })

  it('stands where an account is asked of a region that does not exist', async ({ visit }) => {
    const page = await visit('/account/moon/Somebody-1234', { locale })
    await page.getByText(t('errors.notFoundInvalid', { path: '/account/moon/Somebody-1234' })).waitFor()
  })
})

describe('The status of an address', () => {
  it.for([
    ['/', 200],
    ['/account/kr/Some%20Name-KR1', 200],
    ['/search-account/Some-Name-KR1', 200],
    ['/no/such/page', 404],
    ['/account/moon/Somebody-1234', 404],
    ['/account/euw/NoTagLine', 404],
    ['/search-account/-KR1', 404],
  ] as const)('of %s is %i', async ([path, status], { product }) => {
    const response = await fetch(`${product.url}${path}`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })
})
