import { describe, expect } from 'vitest'
import { accountPath } from '../../client/paths.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { createPopulation } from '../../gateway/simulator/world/population.ts'
import english from '../../texts/en/on-demand/accountActivity.json' with { type: 'json' }
import englishUsual from '../../texts/en/on-demand/usual.json' with { type: 'json' }
import polish from '../../texts/pl/on-demand/accountActivity.json' with { type: 'json' }
import polishUsual from '../../texts/pl/on-demand/usual.json' with { type: 'json' }
import { listViolations } from './axe.ts'
import { SEED } from './built-product.ts'
import { it } from './journey.ts'
import { listOverflow } from './overflow.ts'
import { settle } from './visit.ts'
import { firstWords, WALKED_LOCALES, WALKED_THEMES, wordsIn } from './words.ts'

const WIDTHS = [320, 390, 800, 1440]

const TEXTS = { en: { activity: english, usual: englishUsual }, pl: { activity: polish, usual: polishUsual } } as const

/** The path of a pro's account. */
function getPath(): string {
  const [pro] = createPopulation(SEED).proPlayers
  const account = pro?.accounts.find(({ platform }) => platform === 'EUW1') ?? pro?.accounts[0]
  if (account === undefined) throw new Error('The demo world has no pro.')
  return accountPath({ ...account, region: regionOf(account.platform) })
}

describe.each(WALKED_LOCALES)('the activity of an account in %s', (locale) => {
  const t = wordsIn(locale)
  const { activity, usual } = TEXTS[locale]

  it('is a tab of the address, with a day for each square of its calendar', async ({ visit }) => {
    const path = getPath()
    const page = await visit(path, { locale })
    await page.getByRole('tab', { name: t('account.tabs.activity') }).click()
    await page.waitForURL(`${path}?tab=activity`)
    const calendar = page.getByRole('table', { name: activity.calendar.title })
    await calendar.first().waitFor()
    const squares = await calendar.first().locator('td button').count()
    expect(squares).toBeGreaterThan(12 * 7)
    for (const title of [activity.sessions.title, activity.streaks.title, activity.ranked.title]) {
      await page.getByRole('heading', { name: title }).waitFor()
    }
    await page.getByText(activity.calendar.asTable).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => calendar.count()).toBe(2)
    await page.reload()
    await calendar.first().waitFor()
  })

  it('has one stop of the tab key for its squares, arrow keys between them, and the chosen day in words', async ({
    visit,
  }) => {
    const page = await visit(`${getPath()}?tab=activity`, { locale })
    const squares = page.getByRole('table', { name: activity.calendar.title }).first().locator('td button')
    await squares.first().waitFor()
    expect(await squares.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(1)
    const chosen = page.locator('p', { hasText: (await squares.last().getAttribute('title')) ?? '' })
    expect(await chosen.count()).toBe(1)

    await squares.last().focus()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-date'))
    const last = Date.parse((await focused()) ?? '')
    for (const [key, days] of [
      ['ArrowUp', -1],
      ['ArrowLeft', -8],
      ['ArrowRight', -1],
      ['ArrowDown', 0],
      ['ArrowDown', 0],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused()).toBe(new Date(last + days * 86_400_000).toISOString().slice(0, 10))
    }
    await page.keyboard.press('Home')
    const title = await page.evaluate(() => document.activeElement?.getAttribute('title'))
    await page.locator('p', { hasText: title ?? '' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await squares.evaluateAll((all) => all.some((square) => square === document.activeElement))).toBe(false)
  })

  it('fits every width', async ({ visit }) => {
    const page = await visit(`${getPath()}?tab=activity`, { locale })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect(await listOverflow(page), `at ${width} px`).toEqual([])
    }
  })

  it('has an opened match beside the usual ones, in words', async ({ visit }) => {
    const page = await visit(`${getPath()}?queue=solo`, { locale })
    await page
      .getByRole('button', { name: firstWords(t('account.match.open')) })
      .first()
      .click()
    const section = page.getByRole('region', { name: usual.title })
    await section.waitFor()
    const figures = section.getByRole('listitem')
    const sample = await section.getByRole('paragraph').textContent()
    const words = Object.values(usual.verdicts)
    for (const figure of await figures.allTextContents()) expect(words.some((word) => figure.includes(word))).toBe(true)
    expect(sample).not.toBe('')
  })
})

describe('the activity of an account', () => {
  it.for(WALKED_THEMES)('has no accessibility problems in %s', async (theme, { visit }) => {
    const page = await visit(`${getPath()}?tab=activity`, { theme })
    await page.getByRole('heading', { name: english.streaks.title }).waitFor()
    expect(await listViolations(page)).toEqual([])
  })

  it('is part of the page that the server sends', async ({ product }) => {
    const answer = await fetch(new URL(`${getPath()}?tab=activity`, product.url), {
      headers: { 'accept-language': 'en' },
    })
    expect(await answer.text()).toContain(english.calendar.title)
  })
})
