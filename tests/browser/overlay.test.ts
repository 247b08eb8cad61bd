import { createServer } from 'node:http'
import { onTestFinished, expect } from 'vitest'
import { z } from 'zod'
import { type AccountParams, accountPath } from '../../client/paths.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { listViolations } from './axe.ts'
import { type BuiltProduct, SEED } from './built-product.ts'
import { it } from './moving-journey.ts'

/** Less than a watch lasts without a renewal. */
const LATER_MS = 12 * 60_000

const WAIT = { timeout: 30_000 }

/** Script, style and document, after decompression. */
const MAX_BYTES = 20_000

const paramsOf = (account: WorldAccount): AccountParams => ({ ...account, region: regionOf(account.platform) })

const pathIn = (kind: 'overlay' | 'embed', account: AccountParams) =>
  accountPath(account).replace(/^\/account/, `/${kind}`)

/** Finds a pro's account whose points in ranked solo/duo change soon after `now`. */
function findClimbing(now: number): WorldAccount {
  const world = new World(memoryOf(SEED))
  const pointsOf = (account: WorldAccount, at: number) =>
    world.listStandings(account, at).find(({ ladder }) => ladder === 'RANKED_SOLO_5x5')?.leaguePoints
  const found = world.population.proPlayers
    .flatMap(({ accounts }) => accounts)
    .find((account) => {
      const [before, after] = [pointsOf(account, now + 60_000), pointsOf(account, now + LATER_MS)]
      return before !== undefined && after !== undefined && before !== after
    })
  if (found === undefined) throw new Error('The points of no pro change soon.')
  return found
}

function findPlaying(now: number): WorldAccount {
  const world = new World(memoryOf(SEED))
  const found = world.population.proPlayers
    .flatMap(({ accounts }) => accounts)
    .find((account) => (world.findRunning(account, now)?.startedAt ?? Infinity) < now - 60_000)
  if (found === undefined) throw new Error('No pro is in a game.')
  return found
}

const watches = async (product: BuiltProduct, state: string) =>
  (await (await fetch(`${product.metricsUrl}/readyz`)).text()).includes(state)

it('an overlay shows the rank, and each change of it within seconds', async ({ visit, product }) => {
  const account = paramsOf(findClimbing(product.clock.now()))
  const page = await visit(pathIn('overlay', account))
  const points = page.locator('.points')
  await points.waitFor()
  const before = await points.innerText()
  expect(await page.locator('.name').innerText()).toBe(`${account.gameName}#${account.tagLine}`)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)')

  await expect.poll(() => watches(product, '"watched":1'), WAIT).toBe(true)
  product.clock.fastForward(LATER_MS)
  await expect.poll(() => points.innerText(), WAIT).not.toBe(before)
})

it('an overlay shows the running game with its champion and clock', async ({ visit, product }) => {
  const page = await visit(pathIn('overlay', paramsOf(findPlaying(product.clock.now()))))
  await page.locator('.champion').waitFor()
  expect(await page.locator('.champion').getAttribute('alt')).not.toBe('')
  await expect.poll(() => page.locator('time').innerText()).toMatch(/^\d+:\d\d$/)
})

it.for([
  ['overlay/euw/Nobody-XXX', "Nobody#XXX doesn't exist in EUW."],
  ['embed/mars/Name-TAG', 'This address names no account. Use one such as /embed/euw/Name-TAG.'],
  ['embed/mars/Name-TAG?lang=pl', 'Ten adres nie wskazuje żadnego konta. Użyj adresu takiego jak /embed/euw/Name-TAG.'],
] as const)('%s says what is wrong', async ([path, text], { visit }) => {
  const page = await visit(`/${path}`)
  await page.getByText(text, { exact: true }).waitFor()
})

it('an overlay takes less than 20 kB, and is accessible', async ({ visit, product }) => {
  const account = paramsOf(findPlaying(product.clock.now()))
  for (const theme of ['dark', 'light']) {
    const page = await visit(`${pathIn('embed', account)}?theme=${theme}`)
    await page.locator('.card').waitFor()
    expect(await listViolations(page)).toEqual([])

    const files = await page.evaluate(() =>
      Array.from(document.querySelectorAll('script, link[rel="stylesheet"]'), (element) =>
        String(element.getAttribute('src') ?? element.getAttribute('href')),
      ),
    )
    expect(files).toHaveLength(2)
    const sizes = [page.url(), ...files].map(
      async (file) => (await (await fetch(new URL(file, page.url()))).bytes()).length,
    )
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThan(MAX_BYTES)
  }
})

it('a page of another site shows the frame of /oembed, which links to the account', async ({ browser, product }) => {
  const account = paramsOf(findPlaying(product.clock.now()))
  const address = encodeURIComponent(product.url + accountPath(account))
  const response = await fetch(`${product.url}/oembed?url=${address}&maxwidth=300`)
  const { html } = z.object({ html: z.string() }).parse(await response.json())
  const elsewhere = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(`<!doctype html><title>A blog</title>${html}`)
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void elsewhere.close())

  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const listening = elsewhere.address()
  await page.goto(`http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`)
  const card = page.frameLocator('iframe').getByRole('link', { name: `${account.gameName}#${account.tagLine}` })
  await card.waitFor()
  expect(await card.getAttribute('href')).toBe(accountPath(account))
  expect(await card.getAttribute('target')).toBe('_blank')
  // All of the card is visible without scrolling, also with a game below the rank.
  const hidden = await card.evaluate((element) => element.getBoundingClientRect().bottom - window.innerHeight)
  expect(hidden).toBeLessThanOrEqual(0)
})
