import type { Locator, Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import { LOCALES } from '../../client/i18n/locale.ts'
import { championPath } from '../../client/paths.ts'
import { SPOILERS } from '../../client/settings/choices.ts'
import type { BuiltProduct } from './built-product.ts'
import { it } from './moving-journey.ts'
import { listOverflow } from './overflow.ts'
import { settle } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

describe.each(WALKED_LOCALES)('The games of pros on a champion in %s', (locale) => {
  const t = wordsIn(locale)

  it('are narrowed to a lane and an opponent, keep that through a reload, and lead to the match', async ({
    visit,
    product,
  }) => {
    const { champion, games } = await getPlayed(product)
    const met = games.find(({ opponent }) => opponent !== null)
    if (met?.opponent == null) throw new Error('Nobody met anybody.')
    const opponent = met.opponent.champion[locale].text
    const page = await visit(`${championPath(champion)}?tab=games`, { locale })
    const section = page.getByRole('region', { name: t('championGames.title') })
    await section.getByRole('article').first().waitFor()

    await section.getByRole('button', { name: t(`match.lanes.${met.participant.lane}`), exact: true }).click()
    await page.waitForURL(`**games-lane=${met.participant.lane.toLowerCase()}`)
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

describe('The games of pros on a champion', () => {
  const t = wordsIn('en')

  it.for(LOCALES)(
    'are read on page by page: the button keeps the focus, and it is said in %s how many came',
    async (locale, { visit, product }) => {
      const { champion } = await getPlayed(product)
      const t = wordsIn(locale)
      const page = await visit('/champions', { locale })
      await settle(page)
      await askForPagesOf(1, page)
      await page.goto(`${championPath(champion)}?tab=games`)
      const section = page.getByRole('region', { name: t('championGames.title') })
      const more = section.getByRole('button', { name: t('championGames.more') })
      await more.press('Enter')
      await section.getByText(t('championGames.came', { count: 1, came: '1', all: '2' })).waitFor()
      expect(await section.getByRole('article').count()).toBe(2)
      const words = await page.evaluate(() => document.activeElement?.textContent)
      expect([t('championGames.more'), t('championGames.noMore')]).toContain(words)
    },
  )

  it('keep their results from who wants no spoilers, until he asks for one', async ({ visit, product }) => {
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
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(results)
  })

  it('of which none is found lead back to all of them', async ({ visit, product }) => {
    const { champion } = await getPlayed(product)
    // Nobody meets himself where a champion is picked once.
    const page = await visit(`${championPath(champion)}?games-lane=top&against=${champion.slug.toLowerCase()}`)
    await page.getByRole('heading', { name: t('championGames.noneFoundTitle') }).waitFor()
    await page.getByRole('button', { name: t('championGames.anyOpponent') }).click()
    await page
      .getByRole('button', { name: t('championGames.anyLane') })
      .last()
      .click()
    const section = page.getByRole('region', { name: t('championGames.title') })
    await section.getByRole('article').first().waitFor()
    expect(await section.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })

  it('that do not come say so and can be asked for again', async ({ visit, product, faults }) => {
    const { champion } = await getPlayed(product)
    const page = await visit(championPath(champion))
    await settle(page)
    await page.route('**/graphql', (route) => route.abort('connectionrefused'))
    await page.getByRole('tab', { name: t('champion.tabs.games') }).click()
    const section = page.getByRole('region', { name: t('championGames.title') })
    await section.getByRole('heading', { name: t('championGames.unreachableTitle') }).waitFor()
    await page.unroute('**/graphql')
    await section.getByRole('button', { name: t('common.retry') }).click()
    await section.getByRole('article').first().waitFor()
    expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
  })
})

/** The different champions on the other side in the games in sight. */
async function opponentsIn(section: Locator): Promise<readonly string[]> {
  const names = await section.getByRole('article').locator('a[href^="/champion/"]').allTextContents()
  return [...new Set(names)]
}

/** Makes the page ask for fewer games at once: those of the demo world have not played much yet. */
async function askForPagesOf(size: number, page: Page) {
  await page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('query ChampionGames')) return route.fallback()
    return route.fallback({ postData: body.replace('"first":10', `"first":${size}`) })
  })
}

const NAME = z.object({ text: z.string() })
const CHAMPION = z.object({ key: z.number(), slug: z.string(), en: NAME, pl: NAME })
const NAMES = 'key slug en: name(locale: EN) { text } pl: name(locale: PL) { text }'

const GAMES = z.object({
  championTable: z.object({ entries: z.array(z.object({ champion: CHAMPION })) }),
})

const GAME = z.object({
  participant: z.object({ lane: z.enum(['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY']) }),
  opponent: z.object({ champion: CHAMPION }).nullable(),
})

const PLAYED = z.object({ champion: z.object({ proMatches: z.object({ edges: z.array(GAME) }) }) })

/** The champion that pros have played most, as soon as there are two games: they are counted one after another. */
function getPlayed(product: BuiltProduct) {
  return vi.waitFor(
    async () => {
      const { championTable } = await product.ask(
        GAMES,
        `{ championTable(filter: { population: PROS }) { entries { champion { ${NAMES} } } } }`,
      )
      const champion = championTable.entries[0]?.champion
      if (champion === undefined) throw new Error('No game is counted yet.')
      const asked = `{ champion(key: ${champion.key}) { proMatches { edges { participant { lane } opponent { champion { ${NAMES} } } } } } }`
      const { edges } = (await product.ask(PLAYED, asked)).champion.proMatches
      if (edges.length < 2 || edges.every(({ opponent }) => opponent === null))
        throw new Error('There are not enough games yet.')
      return { champion, games: edges }
    },
    { timeout: 40_000, interval: 300 },
  )
}
