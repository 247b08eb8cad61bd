import type { Locator, Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import { championPath } from '../../client/paths.ts'
import { SPOILERS } from '../../client/settings/choices.ts'
import type { Locale } from '../../languages.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './moving-journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { listOverflow } from './overflow.ts'
import { settle } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

describe.each(WALKED_LOCALES)('the pro games of a champion in %s', (locale) => {
  const t = wordsIn(locale)

  it('narrows the games to a lane and an opponent, keeps that through a reload, and leads to the match', async ({
    visit,
    product,
  }) => {
    const { champion, games } = await getPlayed(product, locale)
    const gameWithOpponent = games.find(({ opponent }) => opponent !== null)
    if (gameWithOpponent?.opponent == null) throw new Error('No game has a lane opponent.')
    const opponent = gameWithOpponent.opponent.champion.name.text
    const page = await visit(`${championPath(champion)}?tab=games`, { locale })
    const section = page.getByRole('region', { name: t('championGames.title') })
    await section.getByRole('article').first().waitFor()

    await section
      .getByRole('button', { name: t(`match.lanes.${gameWithOpponent.participant.lane}`), exact: true })
      .click()
    await page.waitForURL(`**games-lane=${gameWithOpponent.participant.lane.toLowerCase()}`)
    const field = section.getByRole('combobox', { name: t('championGames.against') })
    await field.fill(opponent)
    await section.getByRole('option', { name: opponent, exact: true }).waitFor()
    await field.press('Enter')
    await page.waitForURL('**against=*')
    await expect.poll(() => opponentsIn(section)).toEqual([opponent])
    await page.reload()
    await section.getByRole('article').first().waitFor()
    await expect.poll(() => opponentsIn(section)).toEqual([opponent])

    await page.setViewportSize({ width: 320, height: 900 })
    await settle(page)
    expect(await listOverflow(page)).toEqual([])
    const [way] = await section.locator('a[href^="/match/"]').all()
    const path = (await way?.getAttribute('href')) ?? ''
    await section
      .getByRole('article')
      .first()
      .click({ position: { x: 200, y: 12 } })
    await page.waitForURL(`**${path}`)
  })
})

describe('the pro games of a champion', () => {
  const t = wordsIn('en')

  it.for(WALKED_LOCALES)(
    'loads more games, keeps the focus on the button, and announces their number in %s',
    async (locale, { visit, product }) => {
      const { champion } = await getPlayed(product)
      const t = wordsIn(locale)
      const page = await visit('/champions', { locale })
      await settle(page)
      await setPageSize(1, page)
      await page.goto(`${championPath(champion)}?tab=games`)
      const section = page.getByRole('region', { name: t('championGames.title') })
      const more = section.getByRole('button', { name: t('championGames.more') })
      await more.press('Enter')
      await section.getByText(t('championGames.came', { count: 1, came: '1', all: '2' })).waitFor()
      await expect.poll(() => section.getByRole('article').count()).toBe(2)
      const words = await page.evaluate(() => document.activeElement?.textContent)
      expect([t('championGames.more'), t('championGames.noMore')]).toContain(words)
    },
  )

  it('hides results in spoiler-free mode until the visitor reveals one', async ({ visit, product }) => {
    const { champion } = await getPlayed(product)
    const page = await visit(`${championPath(champion)}?tab=games`, { cookies: { [SPOILERS.cookie]: 'hidden' } })
    const game = page
      .getByRole('region', { name: t('championGames.title') })
      .getByRole('article')
      .first()
    await game.waitFor()
    const results = new RegExp(`^(${t('account.result.win')}|${t('account.result.loss')})$`)
    expect(await game.getByText(results).count()).toBe(0)
    expect(await game.getByText(' KDA').count()).toBe(0)
    await game.getByRole('button', { name: t('spoiler.show') }).click()
    await game.getByText(results).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(results)
  })

  it('leads from an empty result back to all games', async ({ visit, product }) => {
    const { champion } = await getPlayed(product)
    // A champion is picked once per game, so it never meets itself.
    const page = await visit(`${championPath(champion)}?games-lane=top&against=${champion.slug.toLowerCase()}`)
    await page.getByRole('heading', { name: t('championGames.noneFoundTitle') }).waitFor()
    await page.getByRole('button', { name: t('championGames.anyOpponent') }).click()
    await page
      .getByRole('button', { name: t('championGames.anyLane') })
      .last()
      .click()
    const section = page.getByRole('region', { name: t('championGames.title') })
    await section.getByRole('article').first().waitFor()
    await expect.poll(() => section.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })

  it('reports failed games and fetches them again on demand', async ({ visit, product, faults }) => {
    const { champion } = await getPlayed(product)
    const page = await visit(championPath(champion))
    await settle(page)
    await page.route(GRAPHQL, (route) => route.abort('connectionrefused'))
    await page.getByRole('tab', { name: t('champion.tabs.games') }).click()
    const section = page.getByRole('region', { name: t('championGames.title') })
    await section.getByRole('heading', { name: t('championGames.unreachableTitle') }).waitFor()
    await page.unroute(GRAPHQL)
    await section.getByRole('button', { name: t('common.retry') }).click()
    await section.getByRole('article').first().waitFor()
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
  })
})

/** Distinct opponents in the visible games. */
async function opponentsIn(section: Locator): Promise<readonly string[]> {
  const names = await section.getByRole('article').locator('a[href^="/champion/"]').allTextContents()
  return [...new Set(names)]
}

/** Makes the page request fewer games at once, because the demo world has few games yet. */
async function setPageSize(size: number, page: Page) {
  await page.route(GRAPHQL, (route) => {
    const operation = operationOf(route.request())
    if (operation?.name !== 'ChampionGames' || operation.variables['first'] !== 10) return route.fallback()
    const url = new URL(route.request().url())
    url.searchParams.set('variables', JSON.stringify({ ...operation.variables, first: size }))
    return route.fallback({ url: url.href })
  })
}

const CHAMPION = z.object({ key: z.number(), slug: z.string(), name: z.object({ text: z.string() }) })

const GAMES = z.object({
  championTable: z.object({ entries: z.array(z.object({ champion: CHAMPION })) }),
})

const GAME = z.object({
  participant: z.object({ lane: z.enum(['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY']) }),
  opponent: z.object({ champion: CHAMPION }).nullable(),
})

const PLAYED = z.object({ champion: z.object({ proMatches: z.object({ edges: z.array(GAME) }) }) })

/** Returns the champion most played by pros once two games are counted: games are counted one by one. */
function getPlayed(product: BuiltProduct, locale: Locale = 'en') {
  const names = `key slug name(locale: ${locale.toUpperCase()}) { text }`
  return vi.waitFor(
    async () => {
      const { championTable } = await product.ask(
        GAMES,
        `{ championTable(filter: { population: PROS }) { entries { champion { ${names} } } } }`,
      )
      const champion = championTable.entries[0]?.champion
      if (champion === undefined) throw new Error('No game is counted yet.')
      const query = `{ champion(key: ${champion.key}) { proMatches { edges { participant { lane } opponent { champion { ${names} } } } } } }`
      const { edges } = (await product.ask(PLAYED, query)).champion.proMatches
      if (edges.length < 2 || edges.every(({ opponent }) => opponent === null))
        throw new Error('There are not enough games yet.')
      return { champion, games: edges }
    },
    { timeout: 40_000, interval: 300 },
  )
}
