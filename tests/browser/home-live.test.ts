import type { Page, WebSocketRoute } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import type { Collection } from '../../gateway/store/collection.ts'
import { it as journey } from './live-journey.ts'
import { listenToReact, takeReactWork } from './react-commits.ts'
import { openSettings } from './settings-dialog.ts'
import { listenToUpdates } from './updates.ts'
import { settle, stopClock } from './visit.ts'
import { firstWords, wordsIn } from './words.ts'

/** Without other streams and games, only the test changes the page. */
const it = journey.extend('filled', { scope: 'file' }, () => false)

const t = wordsIn('en')

/** More viewers than any stream of the demo world has. */
const MANY = 100_000

/** Messages with which a server ends a subscription. */
type EndType = 'error' | 'complete'

const LOADING = t('liveGame.loading')

describe('the live part of Home', () => {
  it('announces a new game and a new stream, with at most one React commit per update', async ({ visit, world }) => {
    const [pro, other] = await vi.waitFor(() => findTwoPlayers(world.players), { timeout: 20_000 })
    const page = await visit('/page-that-is-not-there')
    await listenToReact(page)
    const updates = listenToUpdates(page)
    await page.goto('/')
    await settle(page)
    const games = page.getByRole('region', { name: t('home.games.title') }).getByRole('listitem')
    const streams = page.getByRole('region', { name: t('home.streams.title') }).getByRole('listitem')
    await expect.poll(() => updates.subscriptions()).toBeGreaterThanOrEqual(2)
    // From here on, only messages from the server change the page.
    await stopClock(page)
    await takeReactWork(page)
    updates.take()

    await world.putGame([pro, other], { startedAt: null })
    const card = games.filter({ hasText: pro.name }).filter({ hasText: other.name })
    await card.getByText(t('liveGame.loading')).waitFor()
    await world.putStream(pro, { live: { viewers: MANY, title: 'Something new' } })
    await card.getByRole('link', { name: `${t('live.live')} : ${pro.name}` }).waitFor()
    await streams.first().getByText(`${pro.name} Something new`).waitFor()
    expect((await takeReactWork(page)).commits).toBeLessThanOrEqual(updates.take().length)

    await page.clock.resume()
    await page.getByRole('status').getByText(pro.name).first().waitFor()
    const settings = await openSettings(page, t)
    await settings.getByRole('switch', { name: t('settings.announcements') }).click()
    await page.keyboard.press('Escape')
    await settings.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('status').getByText(pro.name).count()).toBe(0)
  })

  it('shows and removes a game and a stream in Polish too', async ({ visit, world }) => {
    const words = wordsIn('pl')
    const [pro] = await vi.waitFor(() => findTwoPlayers(world.players), { timeout: 20_000 })
    const page = await visit('/', { locale: 'pl' })
    await settle(page)
    const games = page.getByRole('region', { name: words('home.games.title') }).getByRole('listitem')
    const streams = page.getByRole('region', { name: words('home.streams.title') }).getByRole('listitem')

    const game = await world.putGame([pro], { startedAt: null })
    const card = games.filter({ hasText: pro.name }).filter({ hasText: words('liveGame.loading') })
    await card.waitFor()
    await world.putStream(pro, { live: { viewers: MANY, title: 'Coś nowego' } })
    await card.getByRole('link', { name: `${words('live.onStream')} : ${pro.name}` }).waitFor()
    await streams.first().getByText(`${pro.name} Coś nowego`).waitFor()

    await world.endGame(game)
    await card.waitFor({ state: 'detached' })
    await world.putStream(pro, { live: null })
    await streams.filter({ hasText: 'Coś nowego' }).waitFor({ state: 'detached' })
  })

  it('keeps the focus in a card whose game ends until it leaves, and at the card of a pro whose stream ends', async ({
    visit,
    world,
  }) => {
    const [pro, other] = await vi.waitFor(() => findTwoPlayers(world.players), { timeout: 20_000 })
    // Loading games are listed before running ones, in alphabetical order.
    const [first, second] = [
      await world.putGame([pro], { startedAt: null, matchId: 'EUW1_1' }),
      await world.putGame([other], { startedAt: null, matchId: 'EUW1_2' }),
    ]
    await world.putStream(other, { live: { viewers: MANY } })
    const page = await visit('/')
    const games = page.getByRole('region', { name: t('home.games.title') }).getByRole('listitem')
    const [gone, stays] = [pro, other].map(({ name }) => games.filter({ hasText: name }).filter({ hasText: LOADING }))
    if (gone === undefined || stays === undefined) throw new Error('There are two.')
    const link = gone.getByRole('link').first()
    const ended = games.filter({ hasText: pro.name }).filter({ hasText: t('game.over') })
    await link.focus()
    await world.endGame(first)
    await ended.waitFor()
    expect(await ended.evaluate((item) => item.contains(document.activeElement))).toBe(true)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await expect.poll(() => ended.count()).toBe(0)

    const stream = stays.getByRole('link', { name: `${t('live.onStream')} : ${other.name}` })
    await stream.focus()
    await world.putStream(other, { live: null })
    await expect.poll(() => stream.count()).toBe(0)
    await expect.poll(() => stays.evaluate((item) => item === document.activeElement)).toBe(true)
    await world.endGame(second)
    await games
      .filter({ hasText: other.name })
      .filter({ hasText: t('game.over') })
      .waitFor()
  })

  it("moves nothing with reduced motion, and draws its dots in the system's colours", async ({ visit, world }) => {
    const [pro] = await vi.waitFor(() => findTwoPlayers(world.players), { timeout: 20_000 })
    const page = await visit('/')
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await settle(page)
    await world.putStream(pro, { live: { viewers: MANY } })
    const row = page
      .getByRole('region', { name: t('home.streams.title') })
      .getByRole('listitem')
      .first()
    await row.filter({ hasText: pro.name }).waitFor()
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect(moving).toBe(0)
    const dot = row
      .getByTitle(t('streams.viewers', { count: MANY, number: '100,000' }))
      .locator(':scope > :first-child')
    const [own, words] = await dot.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).color,
    ])
    expect(own).toBe(words)
  })

  it('reports a lost connection within 3 seconds, and removes the message after the reconnect', async ({ visit }) => {
    const page = await visit('/page-that-is-not-there')
    const sockets = await interceptSockets(page)
    await page.goto('/')
    await settle(page)
    await expect.poll(() => sockets.open()).toBe(1)

    await sockets.cut()
    await untilReported(page)

    sockets.restore()
    await untilBack(page)
    expect(sockets.open()).toBe(1)
  })

  it.for(['error', 'complete'] as const)(
    'reports a subscription that ends with the message "%s" while the connection lives, and subscribes again',
    async (type, { visit, world }) => {
      const [pro] = await vi.waitFor(() => findTwoPlayers(world.players), { timeout: 20_000 })
      const page = await visit('/page-that-is-not-there')
      const sockets = await interceptSockets(page)
      await page.goto('/')
      await settle(page)
      await expect.poll(() => sockets.subscribed('StreamUpdates')).toBe(true)
      await expect.poll(() => sockets.subscribed('ActiveGameUpdates')).toBe(true)

      sockets.end('StreamUpdates', type)
      await untilReported(page)
      const game = await world.putGame([pro], { startedAt: null })
      const games = page.getByRole('region', { name: t('home.games.title') }).getByRole('listitem')
      await games.filter({ hasText: pro.name }).filter({ hasText: LOADING }).waitFor()
      expect(await lostNotice(page).count()).toBe(1)
      await world.putStream(pro, { live: { viewers: MANY, title: 'Started meanwhile' } })

      sockets.restore()
      await untilBack(page)
      await page.getByText(`${pro.name} Started meanwhile`).waitFor()
      expect(sockets.made()).toBe(1)
      // The following tests use the same world.
      await world.endGame(game)
    },
  )

  it('closes its connection when the page is left, and shows what has happened when the visitor goes back', async ({
    visit,
    world,
  }) => {
    const [pro] = await vi.waitFor(() => findTwoPlayers(world.players), { timeout: 20_000 })
    const page = await visit('/page-that-is-not-there')
    const sockets = await interceptSockets(page)
    await page.goto('/')
    await settle(page)
    const games = page.getByRole('region', { name: t('home.games.title') }).getByRole('listitem')
    const card = games.filter({ hasText: pro.name }).filter({ hasText: LOADING })
    await expect.poll(() => sockets.open()).toBe(1)

    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect.poll(() => sockets.open()).toBe(0)
    await world.putGame([pro], { startedAt: null })
    await page.clock.runFor(120_000)
    expect(sockets.made()).toBe(1)
    expect(await card.count()).toBe(0)

    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await card.waitFor()
    expect(sockets.open()).toBe(1)
    expect(await lostNotice(page).count()).toBe(0)
  })
})

const lostNotice = (page: Page) => page.getByText(firstWords(t('live.lost', { time: '' })))

async function untilReported(page: Page): Promise<void> {
  const lost = lostNotice(page)
  await page.clock.runFor(500)
  expect(await lost.count()).toBe(0)
  await page.clock.runFor(2300)
  await lost.waitFor()
}

async function untilBack(page: Page): Promise<void> {
  // In steps: connecting takes real time, of which a busy machine needs more, while the page's clock gives up after some seconds.
  const countLater = async () => {
    await page.clock.runFor(1500)
    return lostNotice(page).count()
  }
  await expect.poll(countLater, { timeout: 60_000, interval: 500 }).toBe(0)
  await page.getByText(t('live.back')).waitFor({ state: 'attached' })
}

/** Returns two players whose accounts have been found: only these can be seen in a game. */
async function findTwoPlayers(players: Collection<ProPlayer>): Promise<readonly [ProPlayer, ProPlayer]> {
  const known = (await players.list({ limit: 1000 })).map(({ value }) => value)
  const [first, second] = known.filter(({ accounts }) => accounts[0]?.puuid != null)
  if (first === undefined || second === undefined) throw new Error('No player account has been found yet.')
  return [first, second]
}

const SENT = z.object({
  id: z.string().optional(),
  type: z.string(),
  payload: z.object({ operationName: z.string().optional() }).optional(),
})

/** Intercepts the websockets between a page and the server. */
async function interceptSockets(page: Page) {
  const open = new Set<WebSocketRoute>()
  /** How to end the running subscriptions, by the name of their operation. */
  const subscribed = new Map<string, (type: EndType) => void>()
  /** Operations that end as soon as they are subscribed to, and how. */
  const ending = new Map<string, EndType>()
  let made = 0
  let down = false
  await page.routeWebSocket(/graphql/, async (socket) => {
    if (down) {
      await socket.close({ code: 1012 })
      return
    }
    made += 1
    open.add(socket)
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      server.send(text)
      const { id, type, payload: { operationName } = {} } = SENT.parse(JSON.parse(String(text)))
      if (type !== 'subscribe' || operationName === undefined) return
      const end = (how: EndType) => {
        server.send(JSON.stringify({ id, type: 'complete' }))
        socket.send(JSON.stringify({ id, type: how, ...(how === 'error' ? { payload: [{ message: 'Broken' }] } : {}) }))
      }
      subscribed.set(operationName, end)
      const how = ending.get(operationName)
      if (how !== undefined) end(how)
    })
    socket.onClose(async (code, reason) => {
      open.delete(socket)
      await server.close({ ...(code === undefined ? {} : { code }), ...(reason === undefined ? {} : { reason }) })
    })
  })
  return {
    open: () => open.size,
    made: () => made,
    /** Closes every connection, and refuses new ones. */
    async cut() {
      down = true
      await Promise.all([...open].map((socket) => socket.close({ code: 1012 })))
      open.clear()
    },
    subscribed: (operation: string) => subscribed.has(operation),
    /** Ends a subscription, and each further one to the same operation. */
    end(operation: string, how: EndType) {
      ending.set(operation, how)
      subscribed.get(operation)?.(how)
    },
    restore() {
      down = false
      ending.clear()
    },
  }
}
