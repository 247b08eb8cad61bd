import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { FOLLOWS_KEY } from '../../client/following/follows-here.ts'
import { NEWS_FOR_MS } from '../../client/following/news.ts'
import { followingTexts } from '../../client/following/useFollowingWords.ts'
import { followingPath, playerPath, streamsPath } from '../../client/paths.ts'
import { currentTeamOf, type ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import type { Collection } from '../../gateway/store/collection.ts'
import { listViolations } from './axe.ts'
import { it } from './live-journey.ts'
import { settle } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')
const en = followingTexts('en')

/** More viewers than any stream of the demo world has. */
const MANY = 100_000

const pathOf = (player: ProPlayer) => playerPath({ team: currentTeamOf(player), slug: player.slug })

describe('following a player', () => {
  it('lists the player on the following page and on Home, with live streams and games', async ({
    visit,
    world,
    product,
  }) => {
    const [pro, other] = await vi.waitFor(() => findTwoPlayers(world.players), { timeout: 20_000 })
    await world.putStream(pro, { live: null })
    const page = await visit(pathOf(pro))
    await settle(page)
    await follow(page, pro)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.following') })
      .click()
    await page.getByRole('heading', { level: 1, name: t('shell.following') }).waitFor()
    const row = page.getByRole('region', { name: en.groups.players }).getByRole('listitem')
    await row.filter({ hasText: pro.name }).waitFor()
    await expect.poll(() => row.count()).toBe(1)

    await world.putStream(pro, { live: { viewers: MANY, title: 'Something new', startedAt: product.clock.now() } })
    await row.getByText('Something new').waitFor()
    const game = await world.putGame([pro, other], { startedAt: null })
    await row.getByText(t('liveGame.loading')).waitFor()

    await page.goto('/')
    const section = page.getByRole('region', { name: en.home.title })
    await section.getByRole('listitem').filter({ hasText: pro.name }).getByText('Something new').waitFor()
    await world.endGame(game)
    await world.putStream(pro, { live: null })
    await section.getByText('Something new').waitFor({ state: 'detached' })
    await section.getByText(t('liveGame.loading')).waitFor({ state: 'detached' })
    await section.getByRole('link', { name: en.home.all }).click()
    await page.waitForURL(followingPath())

    // An unfollowed player can be followed again until the page is left.
    await row.getByRole('button', { name: `${en.followed} ${pro.name}` }).click()
    await row.getByRole('button', { name: `${en.follow} ${pro.name}`, pressed: false }).waitFor()
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), FOLLOWS_KEY)).toBeNull()
    await page.goto('/')
    await settle(page)
    expect(await section.count()).toBe(0)
  })

  it('shows one notice per new stream across tabs, none for old streams or in quiet hours', async ({
    visit,
    world,
    product,
  }) => {
    const [pro, other] = await vi.waitFor(() => findTwoPlayers(world.players), { timeout: 20_000 })
    await world.putStream(pro, { live: null })
    await world.putStream(other, { live: null })
    const page = await visit(pathOf(other))
    await follow(page, other)
    await page.goto(pathOf(pro))
    await follow(page, pro)
    const second = await page.context().newPage()
    await second.goto(followingPath())
    await settle(second)
    for (const tab of [page, second]) await listen(tab)

    await world.putStream(other, { live: { viewers: MANY, startedAt: product.clock.now() - 2 * NEWS_FOR_MS } })
    await world.putStream(pro, { live: { viewers: MANY, title: 'Fresh', startedAt: product.clock.now() } })
    const noticesOf = (tab: Page) => tab.getByRole('region', { name: en.notices.region }).getByRole('listitem')
    const countAll = async () => (await noticesOf(page).count()) + (await noticesOf(second).count())
    await expect.poll(countAll).toBe(1)
    const notice = noticesOf((await noticesOf(page).count()) === 1 ? page : second)
    const words = t('live.said.stream', { player: pro.name })
    await notice.getByText(words).waitFor()
    expect(await listViolations(notice.page())).toEqual([])
    const watch = notice.getByRole('link', { name: en.notices.watch })
    expect(await watch.getAttribute('href')).toMatch(streamsPath(['']).slice(0, -1))
    await notice.getByRole('button', { name: en.notices.dismiss.replace('{{words}}', words) }).click()
    await expect.poll(countAll).toBe(0)

    await second.getByRole('switch', { name: en.notices.quiet }).click()
    const now = new Date(await second.evaluate(() => Date.now()))
    const [from, to] = await second.evaluate(
      (moment) => [-60, 60].map((minutes) => new Date(moment + minutes * 60_000).toTimeString().slice(0, 5)),
      now.getTime(),
    )
    await second.getByLabel(en.notices.from, { exact: true }).fill(from ?? '')
    await second.getByLabel(en.notices.to, { exact: true }).fill(to ?? '')
    await second.keyboard.press('Tab')
    await world.putGame([pro], { startedAt: null })
    const row = second.getByRole('region', { name: en.groups.players }).getByRole('listitem')
    await row.filter({ hasText: pro.name }).getByText(t('liveGame.loading')).waitFor()
    expect(await countAll()).toBe(0)
  })

  it('shows a browser notification, where allowed, while the page is hidden', async ({ visit, world, product }) => {
    const [pro] = await vi.waitFor(() => findTwoPlayers(world.players), { timeout: 20_000 })
    await world.putStream(pro, { live: null })
    const page = await visit('/privacy')
    await page.addInitScript(standInForNotifications)
    await page.goto(pathOf(pro))
    await follow(page, pro)
    await page.goto(followingPath())
    await settle(page)
    expect(await readNotifications(page)).toEqual({ asked: 0, titles: [] })
    await page.getByRole('button', { name: en.notices.allow }).click()
    await page.getByText(en.notices.allowed).waitFor()
    await listen(page)

    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
    await world.putStream(pro, { live: { viewers: MANY, startedAt: product.clock.now() } })
    await expect
      .poll(() => readNotifications(page))
      .toEqual({ asked: 1, titles: [t('live.said.stream', { player: pro.name })] })
    expect(await page.getByRole('region', { name: en.notices.region }).getByRole('listitem').count()).toBe(0)
  })
})

/** Returns two players whose accounts have been found: only these can be seen in a game. */
async function findTwoPlayers(players: Collection<ProPlayer>): Promise<readonly [ProPlayer, ProPlayer]> {
  const known = (await players.list({ limit: 1000 })).map(({ value }) => value)
  const [first, second] = known.filter(({ accounts }) => accounts[0]?.puuid != null)
  if (first === undefined || second === undefined) throw new Error('No player account has been found yet.')
  return [first, second]
}

/** Follows a player on their page. */
async function follow(page: Page, { name }: ProPlayer): Promise<void> {
  await page.getByRole('button', { name: `${en.follow} ${name}`, pressed: false }).click()
  await page.getByRole('button', { name: `${en.followed} ${name}`, pressed: true }).waitFor()
}

/** Waits until a page listens for news: that code is loaded on the first interaction. */
async function listen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByRole('region', { name: en.notices.region }).waitFor({ state: 'attached' })
  await settle(page)
}

/** Replaces the browser's notifications, which a headless browser never allows. */
function standInForNotifications() {
  const titles: string[] = []
  let asked = 0
  let permission: NotificationPermission = 'default'
  class StandIn extends EventTarget {
    static get permission() {
      return permission
    }
    static get asked() {
      return asked
    }
    static readonly titles = titles
    static async requestPermission() {
      asked += 1
      permission = 'granted'
      return permission
    }
    constructor(title: string) {
      super()
      titles.push(title)
    }
  }
  Object.defineProperty(window, 'Notification', { value: StandIn })
}

/** Number of permission requests, and titles of the shown notifications. */
async function readNotifications(page: Page): Promise<{ readonly asked: unknown; readonly titles: unknown }> {
  return page.evaluate(() => ({
    asked: Reflect.get(Notification, 'asked') as unknown,
    titles: Reflect.get(Notification, 'titles') as unknown,
  }))
}
