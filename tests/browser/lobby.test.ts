import { describe, expect } from 'vitest'
import { pastedLobbyPath, sharedLobbyPath } from '../../client/search/lobby-address.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import type { Duo } from '../../gateway/simulator/world/duos.ts'
import { hiddenLobbyChat, lobbyChat } from '../../gateway/simulator/world/lobby-chat.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import scouting from '../../texts/en/on-demand/scouting.json' with { type: 'json' }
import { listDuos } from '../simulator/duos.ts'
import { fail } from '../support/fail.ts'
import { listViolations } from './axe.ts'
import { SEED } from './built-product.ts'
import { clock, it } from './riot-journey.ts'
import { openPage } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

/** Highest sum of layout shifts. */
const UNNOTICED_SHIFT = 0.01

const MINUTE_MS = 60_000

/** Five players who meet in a lobby on EUW, now or soon. */
function findLobby() {
  const truth = new World(memoryOf(SEED))
  const accounts = truth.population.accounts.filter(({ platform }) => platform === 'EUW1')
  for (let now = clock.now(); ; now += MINUTE_MS) {
    for (const account of accounts) {
      const game = truth.findRunning(account, now)
      if (game?.queue.id === 420) return game.seats.slice(0, 5).map((seat) => seat.account)
    }
  }
}

/** Two players on EUW who queue together, and shared at least two of their latest five games. */
function findDuo(): Duo {
  const truth = new World(memoryOf(SEED))
  const now = clock.now()
  const newest = (account: WorldAccount) =>
    truth.listMatches(account, now, { start: 0, count: 5 }).filter(({ queue, ending }) => {
      return queue.ground === 'RIFT' && queue.id !== 0 && ending !== 'remake'
    })
  const duo = listDuos(SEED, now, ['EUW1']).find(([one, other]) => {
    const games = new Set(newest(other).map(({ gameId }) => gameId))
    return newest(one).filter(({ gameId }) => games.has(gameId)).length >= 2
  })
  return duo ?? fail('No two players have queued together lately.')
}

const NOBODY = { gameName: 'Nobody At All', tagLine: 'XXX' }

describe.each(WALKED_LOCALES)('the page of a lobby in %s', (locale) => {
  const t = wordsIn(locale)
  const theme = locale === 'en' ? 'dark' : 'light'

  it('fills a card for each player of a pasted chat without moving them, by keyboard alone', async ({ visit }) => {
    const players = findLobby()
    const page = await visit('/', { locale, theme })
    const link = page.getByRole('link', { name: t('search.lobby') })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/lobby')

    await page.locator('textarea').focus()
    await page.keyboard.insertText(lobbyChat(players, locale))
    await page.keyboard.press('Control+Enter')
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect.poll(() => cards.count()).toBe(5)
    await page.evaluate(() => {
      Reflect.set(window, 'shifts', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') {
            Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + entry.value)
          }
        }
      }).observe({ type: 'layout-shift' })
    })
    for (const { gameName } of players) await cards.filter({ hasText: gameName }).getByRole('list').first().waitFor()
    await expect.poll(() => cards.locator('ol').count()).toBe(5)
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(UNNOTICED_SHIFT)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(sharedLobbyPath(players, 'EUW'))
    expect(await listViolations(page)).toEqual([])
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over).toBe(0)
    }
  })

  it('opens from a chat in the search field', async ({ visit }) => {
    const players = findLobby()
    const page = await visit('/status', { locale, theme })
    const field = page.getByRole('combobox', { name: t('search.anything.label') })
    await field.fill(lobbyChat(players.slice(0, 2), locale).replaceAll('\n', ''))
    await field.press('Enter')
    await page.waitForURL((url) => `${url.pathname}${url.search}` === sharedLobbyPath(players.slice(0, 2), 'EUW'))
  })
})

describe('the page of a lobby', () => {
  it('shows players, and names every line that is left out, without JavaScript', async ({ browser, product }) => {
    const players = findLobby()
    const text = `${lobbyChat([...players, NOBODY], 'en')}\n${hiddenLobbyChat(2, 'en')}\njust words`
    const page = await openPage(browser, product, '/lobby', { javaScript: false })
    await page.locator('textarea').fill(text)
    await page.locator('main').getByRole('button').first().click()
    await page.waitForURL(/\/lobby\?/)
    const main = page.getByRole('main')
    for (const { gameName } of players) await main.getByRole('link', { name: gameName }).first().waitFor()
    for (const left of ['Summoner 1', 'Summoner 2', 'just words', 'Nobody At All']) {
      await main.getByText(left).last().waitFor()
    }
    await page.context().close()
  })

  it('shares players by their address', async ({ visit }) => {
    const players = findLobby()
    const page = await visit(sharedLobbyPath(players.slice(0, 3), 'EUW'))
    for (const { gameName } of players.slice(0, 3)) await page.getByRole('link', { name: gameName }).first().waitFor()
    await page.getByRole('combobox').and(page.locator('main select')).selectOption('KR')
    await page.waitForURL(/region=kr/)
    await page.getByText('EUW', { exact: false }).last().waitFor()
  })

  it('marks two players who queue together, each with the name of the other', async ({ visit }) => {
    const [one, other] = findDuo()
    const stranger = findLobby().find((player) => player !== one && player !== other) ?? fail('There is no one else.')
    const page = await visit(sharedLobbyPath([one, stranger, other], 'EUW'))
    const cardOf = ({ gameName }: WorldAccount) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: gameName, level: 2 }) })
    await cardOf(one).getByText(scouting.duo.replace('{{name}}', other.gameName)).waitFor()
    await cardOf(other).getByText(scouting.duo.replace('{{name}}', one.gameName)).waitFor()
    expect(await cardOf(stranger).getByText(scouting.duo.replace('{{name}}', ''), { exact: false }).count()).toBe(0)
  })

  it('keeps the pasted address when every name is hidden', async ({ visit }) => {
    const path = pastedLobbyPath(hiddenLobbyChat(5, 'en'), null)
    const page = await visit(path)
    await page.getByText('Summoner 5').last().waitFor()
    expect(page.url()).toContain('text=')
  })
})
