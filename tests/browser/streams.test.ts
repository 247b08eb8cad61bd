import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { LOCALES } from '../../client/i18n/locale.ts'
import { streamsPath } from '../../client/paths.ts'
import type { Collection } from '../../gateway/collections/collection.ts'
import { currentTeamOf, type ProPlayer } from '../../gateway/domain/pro-scene.ts'
import type { openLiveWorld } from '../support/live-world.ts'
import { it } from './live-journey.ts'
import { listenToReact, takeReactWork } from './react-commits.ts'
import { turnLanguage } from './settings-dialog.ts'
import { standInForTwitch } from './stand-in-twitch.ts'
import { listenToUpdates } from './updates.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

/** A page on which a test can prepare what comes. */
const BLANK = '/robots.txt'

/** More than anybody in the demo world has. */
const MANY = 100_000

describe('The page of streams', () => {
  it('loads the player when somebody wants it, and shows other channels in it', async ({ visit, world, faults }) => {
    const [veyl, seol] = await putTwo(world)
    const page = await visit(BLANK)
    const twitch = await standInForTwitch(page)
    await page.goto(streamsPath())
    const poster = page.getByRole('button', { name: t('streams.poster.play', { channel: veyl.name }) })
    await poster.waitFor()
    expect(twitch.asked()).toBe(0)
    await poster.click()
    await page.getByText(`${veyl.slug}_live with sound`).waitFor()
    await page.getByText(t('streams.player.states.playing'), { exact: true }).waitFor()
    expect(await optionsOf(page)).toMatchObject({
      width: 940,
      height: 480,
      theme: 'dark',
      muted: false,
      autoplay: true,
      chat: false,
      allowfullscreen: true,
      parent: ['127.0.0.1'],
    })

    await listOf(page).getByRole('button', { name: seol.name }).click()
    await page.getByText(`${seol.slug}_live with sound`).waitFor()
    expect(new URL(page.url()).search).toBe(`?watch=${seol.slug}_live`)
    expect([await countPlayers(page), twitch.asked()]).toEqual([1, 1])

    await page.getByRole('combobox', { name: t('streams.quality.label') }).selectOption('720p60')
    expect(new URL(page.url()).searchParams.get('quality')).toBe('720p60')
    await page.goto(`${streamsPath()}?quality=4k`)
    await page.getByText(t('streams.quality.invalid', { qualities: '1080p60, 720p60' })).waitFor()
    takeOutTwitch(faults)
  })

  it('says what the player does, and which qualities it has, in both languages', async ({ visit, world, faults }) => {
    const [veyl] = await putTwo(world)
    const page = await visit(BLANK)
    await standInForTwitch(page)
    await page.goto(`${streamsPath([`${veyl.slug}_live`])}&quality=4k`)
    await page.getByRole('button', { name: t('streams.poster.play', { channel: veyl.name }) }).click()
    await page.getByText(`${veyl.slug}_live with sound`).waitFor()
    for (const locale of LOCALES) {
      const words = wordsIn(locale)
      // What is watched goes on in the same player.
      if (locale === 'pl') await turnLanguage(page, t, 'pl')
      expect(await countPlayers(page)).toBe(1)
      await page
        .getByRole('alert')
        .getByText(words('streams.quality.invalid', { qualities: '1080p60, 720p60' }))
        .waitFor()
      for (const { event, paused, state } of TOLD) {
        await page.evaluate(tellPlayer, { event, paused })
        await page.getByText(words(`streams.player.states.${state}`), { exact: true }).waitFor()
      }
    }
    takeOutTwitch(faults)
  })

  it('shows several streams beside one another, the first with sound', async ({ visit, world, faults }) => {
    const [veyl, seol] = await putTwo(world)
    const page = await visit(BLANK)
    await standInForTwitch(page)
    await page.goto(streamsPath())
    await page.getByRole('button', { name: t('streams.poster.play', { channel: veyl.name }) }).click()
    await page.getByText(`${veyl.slug}_live with sound`).waitFor()

    await page.getByRole('button', { name: t('streams.grid.add') }).click()
    await listOf(page).getByRole('button', { name: seol.name }).click()
    await page.getByText(`${seol.slug}_live muted`).waitFor()
    expect(new URL(page.url()).searchParams.get('watch')).toBe(`${veyl.slug}_live,${seol.slug}_live`)

    await page.getByRole('button', { name: t('streams.grid.remove', { name: veyl.name }) }).click()
    await page.getByText(`${seol.slug}_live with sound`).waitFor()
    expect(await countPlayers(page)).toBe(2)
    expect(await page.locator('[data-player]').count()).toBe(1)
    takeOutTwitch(faults)
  })

  it('leads to Twitch where there is no room for a player, and has one as soon as there is', async ({
    visit,
    world,
    faults,
  }) => {
    const [veyl] = await putTwo(world)
    const page = await visit(BLANK, { width: 390 })
    const twitch = await standInForTwitch(page)
    await page.goto(streamsPath())
    const channel = { channel: veyl.name }
    const way = page.getByRole('link', { name: t('streams.poster.elsewhere', channel) })
    expect(await way.getAttribute('href')).toBe(`https://www.twitch.tv/${veyl.slug}_live`)
    expect(await way.innerText()).toContain(t('streams.poster.narrow'))

    await page.setViewportSize({ width: 844, height: 390 })
    const poster = page.getByRole('button', { name: t('streams.poster.play', channel) })
    await poster.focus()
    await poster.press('Enter')
    await page.getByText(`${veyl.slug}_live with sound`).waitFor()
    // The player has taken the place of the button.
    expect(await page.locator('[data-player]').evaluate(isAroundFocus)).toBe(true)

    await page.setViewportSize({ width: 390, height: 844 })
    await way.waitFor()
    expect([await page.locator('[data-player]').count(), twitch.asked()]).toEqual([0, 1])
    takeOutTwitch(faults)
  })

  it('leaves the focus in the list when the stream ends whose row has it', async ({ visit, world }) => {
    const [veyl, seol] = await putTwo(world)
    const page = await visit(streamsPath())
    const rows = listOf(page).getByRole('listitem')
    await rows.filter({ hasText: veyl.name }).getByRole('button').focus()
    await world.putStream(veyl, { live: null })
    await expect.poll(() => rows.filter({ hasText: veyl.name }).count()).toBe(0)
    expect(await rows.filter({ hasText: seol.name }).evaluate((row) => row === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(seol.name)
  })

  it('says so when the player does not come, and tries again', async ({ visit, world, faults }) => {
    const [veyl] = await putTwo(world)
    const page = await visit(BLANK)
    await page.route('https://player.twitch.tv/**', (route) => route.abort())
    await page.goto(streamsPath([`${veyl.slug}_live`]))
    await page.getByRole('button', { name: t('streams.poster.play', { channel: veyl.name }) }).click()
    const alert = page.getByRole('alert').filter({ hasText: t('streams.player.failed') })
    await alert.getByRole('link', { name: 'Twitch' }).waitFor()
    await standInForTwitch(page)
    await alert.getByRole('button', { name: t('common.retry') }).click()
    await page.getByText(`${veyl.slug}_live with sound`).waitFor()
    takeOutTwitch(faults)
  })

  it('moves up who goes live, at once and alone', async ({ visit, world }) => {
    const [veyl, , late] = await putTwo(world)
    await world.putStream(late, { live: null })
    const page = await visit(BLANK)
    await listenToReact(page)
    const updates = listenToUpdates(page)
    await page.goto(streamsPath())
    const away = page.getByRole('region', { name: t('streams.notLiveHeading') })
    await away.getByRole('button', { expanded: false }).click()
    await away.getByRole('button', { name: late.name }).waitFor()
    // No clock of a game ticks, and nothing is announced, until that is counted.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
    await takeReactWork(page)
    updates.take()

    await world.putStream(late, { live: { viewers: 3 * MANY } })
    await listOf(page).getByRole('button', { name: late.name }).waitFor()
    const { rows, commits } = await takeReactWork(page)
    // The world goes on meanwhile: it may have told of somebody else too.
    const told = updates.take()
    expect(commits).toBeLessThanOrEqual(told.length)
    expect(rows).toContain(late.name)
    expect(rows.filter((name) => !told.some((update) => update.includes(name)))).toEqual([])

    expect(await listOf(page).getByRole('button').first().innerText()).toContain(late.name)
    // Nobody is taken away from what he watches.
    await page.getByRole('heading', { level: 2, name: veyl.name }).waitFor()
    await page.clock.runFor(1000)
    await page.getByText(t('live.said.stream', { player: late.name })).waitFor({ state: 'attached' })
  })
})

/** What the player tells, whether it is paused then, and what is said of it. */
const TOLD = [
  { event: 'pause', paused: true, state: 'paused' },
  { event: 'blocked', paused: true, state: 'blocked' },
  { event: 'play', paused: false, state: 'playing' },
  { event: 'ended', paused: true, state: 'ended' },
  { event: 'offline', paused: true, state: 'offline' },
  { event: 'online', paused: false, state: 'playing' },
] as const

function tellPlayer({ event, paused }: { readonly event: string; readonly paused: boolean }) {
  const [player] = Object(window).twitchPlayers
  player.paused = paused
  player.tell(event)
}

type World = Pick<ReturnType<typeof openLiveWorld>, 'putStream'> & { readonly players: Collection<ProPlayer> }

/** Two players who have more viewers than anybody else, and a third. */
async function putTwo({ players, putStream }: World): Promise<readonly [ProPlayer, ProPlayer, ProPlayer]> {
  const all = await players.list({ limit: 1000 })
  const [first, second, third] = all.map(({ value }) => value).filter((pro) => currentTeamOf(pro) !== null)
  if (first === undefined || second === undefined || third === undefined) throw new Error('The world has no pros.')
  await putStream(first, { live: { viewers: 2 * MANY } })
  await putStream(second, { live: { viewers: MANY } })
  return [first, second, third]
}

const listOf = (page: Page) => page.getByRole('region', { name: t('streams.liveHeading') })

/** Whether something stands where the focus is. */
function isAroundFocus(element: Element): boolean {
  return document.activeElement !== document.body && document.activeElement?.contains(element) === true
}

/** How many players were made. */
const countPlayers = (page: Page) => page.evaluate(() => Object(window).twitchPlayers.length)

const optionsOf = (page: Page): Promise<unknown> => page.evaluate(() => Object(window).twitchPlayers[0].options)

/** The one host beside the product's that this page may ask. */
function takeOutTwitch(faults: string[]) {
  const others = faults.filter((fault) => !fault.includes('player.twitch.tv') && !fault.includes('/js/embed/v1.js'))
  faults.splice(0, faults.length, ...others)
}
