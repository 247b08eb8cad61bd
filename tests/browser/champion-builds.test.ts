import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import en from '../../texts/en/on-demand/builds.json' with { type: 'json' }
import type { BuiltProduct } from './built-product.ts'
import { it } from './moving-journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

describe('the builds of a champion', () => {
  it('keep their filters in the address, and hide the tables without these filters', async ({ visit, product }) => {
    await awaitGames(product)
    const page = await visit('/champion/ashe?tab=builds')
    await page.getByRole('heading', { name: en.title, exact: true }).waitFor()
    const usual = page.getByRole('heading', { name: t('championBuilds.items.title') })
    await usual.waitFor()

    const section = page.getByRole('region', { name: en.title, exact: true })
    await section.getByRole('combobox', { name: en.filters.rank }).selectOption('DIAMOND')
    await section.getByRole('combobox', { name: en.filters.region }).selectOption('KR')
    await page.waitForURL('**?tab=builds&rank=diamond&region=kr')
    await page.getByText(en.counted.hidden).waitFor()
    await expect.poll(() => usual.count()).toBe(0)
    await section.getByRole('combobox', { name: en.filters.against }).fill('syn')
    await section.getByRole('option', { name: 'Syndra' }).click()
    await page.waitForURL('**?tab=builds&against=syndra&rank=diamond&region=kr')
    await settle(page)

    await page.reload()
    await page.getByText(en.counted.hidden).waitFor()
    await page.getByRole('button', { name: en.nothing.ways.all }).click()
    await page.waitForURL('**?tab=builds')
    await usual.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('report that they fail to load, beside the other tables, and retry', async ({ visit, product, faults }) => {
    await awaitGames(product)
    const page = await visit('/champion/ashe?tab=overview')
    await settle(page)
    await page.route(GRAPHQL, (route) =>
      operationOf(route.request())?.name === 'ChampionBuilds' ? route.abort() : route.fallback(),
    )
    await page.getByRole('tab', { name: t('champion.tabs.builds') }).click()
    const retry = page.getByRole('alert').getByRole('button', { name: t('common.retry') })
    await retry.waitFor()
    await page.getByRole('heading', { name: t('championBuilds.items.title') }).waitFor()
    await page.unroute(GRAPHQL)
    await retry.click()
    await retry.waitFor({ state: 'detached' })
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
  })

  it('come with the page, and only in their tab', async ({ visit, product }) => {
    await awaitGames(product)
    const page = await visit('/champion/ashe?tab=builds')
    await settle(page)
    const requests = async () =>
      (await page.requests()).filter((request) => operationOf(request)?.name === 'ChampionBuilds')
    expect(await requests()).toEqual([])
    expect(await page.locator('#rendered-page').textContent()).toContain('"builds(')
    await page.goto('/champion/ashe')
    await settle(page)
    expect(await requests()).toEqual([])
    expect(await page.locator('#rendered-page').textContent()).not.toContain('"builds(')
  })
})

const COUNTED = z.object({ champion: z.object({ statistics: z.object({ games: z.number().positive() }) }) })

/** Waits until a game of Ashe is counted. */
const awaitGames = (product: BuiltProduct) =>
  vi.waitFor(() => product.ask(COUNTED, '{ champion(slug: "Ashe") { statistics { games } } }'), {
    timeout: 40_000,
    interval: 500,
  })
