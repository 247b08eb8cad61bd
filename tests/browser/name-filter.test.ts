import { describe, expect } from 'vitest'
import { championsPath, leaderboardPath, proPlayersPath, worldsPath } from '../../client/paths.ts'
import { it } from './moving-journey.ts'
import { wordsIn } from './words.ts'

const PLAYERS = `${proPlayersPath()}?tab=players`

const t = wordsIn('en')

describe.each([
  { place: 'the ladder', path: `${leaderboardPath()}?region=kr`, written: 'search' },
  { place: 'the list of pro players', path: PLAYERS, written: 'text' },
  { place: 'the champions', path: `${championsPath()}?view=grid`, written: 'search' },
  { place: 'the bootcamp', path: `${worldsPath()}?tab=bootcamp`, written: 'search' },
])('the name filter of $place', ({ path, written }) => {
  it('keeps every letter when the visitor pauses while typing, at any place in the field', async ({ visit }) => {
    const page = await visit(path)
    const field = page.getByRole('searchbox')
    // The pauses exceed the debounce of the field, so the page changes between the letters.
    await field.pressSequentially('abcd', { delay: 220 })
    await field.press('ArrowLeft')
    await field.press('ArrowLeft')
    await field.pressSequentially('xy', { delay: 260 })
    await page.waitForURL(`${path}&${written}=abxycd`)
    expect(await field.inputValue()).toBe('abxycd')
  })
})

describe('a name filter', () => {
  it('keeps its text when another filter is chosen right after typing', async ({ visit }) => {
    const page = await visit(PLAYERS)
    await page.getByRole('searchbox').fill('an')
    await page.getByRole('button', { name: t('proScene.roles.MID'), exact: true }).click()
    await page.waitForURL(`${PLAYERS}&role=mid&text=an`)
    expect(await page.getByRole('searchbox').inputValue()).toBe('an')
  })

  it('is empty after the filters are cleared, also right after typing', async ({ visit }) => {
    const page = await visit(`${PLAYERS}&role=mid`)
    await page.getByRole('searchbox').fill('an')
    await page.getByRole('button', { name: t('proPlayers.filters.clear') }).click()
    await page.waitForURL(PLAYERS)
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  })

  it('shows the text of the address on the way back', async ({ visit }) => {
    const page = await visit(worldsPath())
    await page.getByRole('tab', { name: t('worlds.tabs.bootcamp') }).click()
    await page.getByRole('searchbox').fill('an')
    await page.waitForURL(`${worldsPath()}?tab=bootcamp&search=an`)
    await page
      .getByRole('link', { name: t('leaderboard.title') })
      .first()
      .click()
    await page.getByRole('searchbox').fill('zz')
    await page.waitForURL(`${leaderboardPath()}?search=zz`)
    await page.goBack()
    await page.waitForURL(`${worldsPath()}?tab=bootcamp&search=an`)
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('an')
  })
})
