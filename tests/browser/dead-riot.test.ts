import { describe, expect } from 'vitest'
import { it as journey } from './journey.ts'
import { GRAPHQL } from './operation-of.ts'
import { openSearchForm } from './search-form.ts'
import { wordsIn, WALKED_LOCALES } from './words.ts'

// Nothing listens on port 9.
const it = journey.extend('productEnv', { scope: 'file' }, { RIOT_BASE_URL: 'http://127.0.0.1:9/{routing}' })

describe.each(WALKED_LOCALES)('while Riot is down, in %s', (locale) => {
  const t = wordsIn(locale)

  it('a search ends with a message and a retry button, and no spinner remains', async ({ visit }) => {
    const page = await visit('/', { locale })
    const form = await openSearchForm(page, t)
    await form.lookUp({ gameName: 'Somebody', tagLine: '1234', region: 'EUW' })

    const trouble = form.root.getByRole('alert').filter({ hasText: 'Riot' })
    await trouble.waitFor()
    await trouble.getByRole('button', { name: t('common.retry') }).waitFor()
    await form.root.getByRole('button', { name: t('search.submit') }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('a deep link shows the Riot ID, what happened and when to retry', async ({ visit }) => {
    const page = await visit('/account/euw/Somebody-1234', { locale })
    await page.getByRole('heading', { level: 1, name: 'Somebody #1234' }).waitFor()
    await page.getByRole('heading', { name: t('account.problem.unavailableTitle') }).waitFor()
    const [beforeTime = ''] = t('account.problem.retryIn', { time: '|' }).split('|')
    const retry = page.getByRole('button', { name: t('common.retry') })
    await retry
      .or(page.getByRole('button', { name: beforeTime }))
      .first()
      .waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  })

  it('the page for lost Riot IDs offers a retry', async ({ visit }) => {
    const page = await visit('/search-account/Somebody-1234', { locale })
    await page.getByRole('heading', { name: t('searchAccount.unavailableTitle') }).waitFor()
    await page.getByRole('button', { name: t('common.retry') }).waitFor()
  })

  it('no demo data replaces the real data', async ({ visit }) => {
    const page = await visit('/', { locale })
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    expect(await page.getByText(t('shell.demo')).count()).toBe(0)
    expect(await page.getByText(t('search.tryDemo')).count()).toBe(0)
  })
})

describe('while the server is unreachable', () => {
  const t = wordsIn('en')

  it('a search reports it and offers a retry', async ({ visit, faults }) => {
    const page = await visit('/')
    const form = await openSearchForm(page, t)
    await form.gameName.waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    await page.route(GRAPHQL, (route) => route.abort('internetdisconnected'))
    await form.lookUp({ gameName: 'Somebody', tagLine: '1234', region: 'EUW' })

    await form.root.getByText(t('search.unreachable')).waitFor()
    await form.root.getByRole('button', { name: t('common.retry') }).waitFor()
    expect(faults.splice(0)).toEqual(['net::ERR_INTERNET_DISCONNECTED /graphql'])
  })
})
