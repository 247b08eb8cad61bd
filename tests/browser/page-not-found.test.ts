import { describe, expect } from 'vitest'
import { LOCALES } from '../../client/i18n/locale.ts'
import { it } from './journey.ts'
import { wordsIn } from './words.ts'

describe.each(LOCALES)('The page that is not there, in %s', (locale) => {
  const t = wordsIn(locale)

  it('names the path, and leads Home', async ({ visit }) => {
    const page = await visit('/no/such/page', { locale })
    await page.getByRole('heading', { level: 1, name: t('errors.pageNotFound') }).waitFor()
    await page.getByText(t('errors.notFoundUnmatched', { path: '/no/such/page' }), { exact: true }).waitFor()
    await page.getByText('404', { exact: true }).waitFor()
    await expect.poll(() => page.title()).toBe(`${t('errors.pageNotFound')} · Lanewatch`)

    await page.getByRole('link', { name: t('errors.backHome') }).click()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
  })

  it('stands where a link was mistyped, the % signs in it too', async ({ visit }) => {
    const page = await visit('/team/%E0%A4%A', { locale })
    await page.getByRole('heading', { level: 1, name: t('errors.pageNotFound') }).waitFor()
    await page.getByText(t('errors.notFoundInvalid', { path: '/team/%E0%A4%A' })).waitFor()
  })

  it('stands where an account is asked of a region that does not exist', async ({ visit }) => {
    const page = await visit('/account/moon/Somebody-1234', { locale })
    await page.getByRole('heading', { level: 1, name: t('errors.pageNotFound') }).waitFor()
    // The two kinds of pages that are not there differ in their words alone.
    expect(t('errors.notFoundInvalid', { path: '' })).not.toBe(t('errors.notFoundUnmatched', { path: '' }))
    await page
      .getByText(t('errors.notFoundInvalid', { path: '/account/moon/Somebody-1234' }), { exact: true })
      .waitFor()
    await page.getByText('404', { exact: true }).waitFor()
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
    ['/team/nobody', 404],
    ['/player/g2/nobody', 404],
    ['/champion/ahse', 404],
    ['/match/MOON1_1', 404],
    // Whether Riot knows it is not asked for the sake of a status.
    ['/match/EUW1_1', 200],
    ['/account/euw/Somebody-TOOLONG', 404],
    ['/team/%E0%A4%A', 404],
  ] as const)('of %s is %i', async ([path, status], { product }) => {
    const response = await fetch(`${product.url}${path}`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })
})
