import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { streamsPath } from '../../client/paths.ts'
import { currentTeamOf, type ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import type { Collection } from '../../gateway/store/collection.ts'
import type { openLiveWorld } from '../support/live-world.ts'
import type { ProductEnv } from './journey.ts'
import { it as live } from './live-journey.ts'
import { listenToReact, takeReactWork } from './react-commits.ts'
import { turnThroughLanguages } from './settings-dialog.ts'
import { standInForTwitch } from './stand-in-twitch.ts'
import { listenToUpdates } from './updates.ts'
import { stopClock } from './visit.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

/** A page on which a test can prepare its routes. */
const BLANK = '/robots.txt'

/** More viewers than any stream of the demo world has. */
const MANY = 100_000

/** Without background work, only the test changes the streams: on a busy machine, Twitch's answers would replace its own. */
const it = live.extend('productEnv', { scope: 'file' }, ({ folder }): ProductEnv => ({
  DATA_DIR: folder,
  INGEST: 'off',
}))

describe('the page of streams', () => {
  it('loads the player on demand, and reuses it for other channels', async ({ visit, world, faults }) => {
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
    await expect.poll(() => new URL(page.url()).search).toBe(`?watch=${seol.slug}_live`)
    expect([await countPlayers(page), twitch.asked()]).toEqual([1, 1])

    await page.getByRole('combobox', { name: t('streams.quality.label') }).selectOption('720p60')
    await expect.poll(() => new URL(page.url()).searchParams.get('quality')).toBe('720p60')
    await page.goto(`${streamsPath()}?quality=4k`)
    await page.getByText(t('streams.quality.invalid', { qualities: '1080p60, 720p60' })).waitFor()
    removeTwitchFaults(faults)
  })

  it('shows the state and the qualities of the player in every language', async ({ visit, world, faults }) => {
    const [veyl] = await putTwo(world)
    const page = await visit(BLANK)
    await standInForTwitch(page)
    await page.goto(`${streamsPath([`${veyl.slug}_live`])}&quality=4k`)
    await page.getByRole('button', { name: t('streams.poster.play', { channel: veyl.name }) }).click()
    await page.getByText(`${veyl.slug}_live with sound`).waitFor()
    // Playback continues in the same player.
    for await (const locale of turnThroughLanguages(page)) {
      const words = wordsIn(locale)
      expect(await countPlayers(page)).toBe(1)
      await page
        .getByRole('alert')
        .getByText(words('streams.quality.invalid', { qualities: '1080p60, 720p60' }))
        .waitFor()
      for (const { event, paused, state } of PLAYER_EVENTS) {
        await page.evaluate(emitPlayerEvent, { event, paused })
        await page.getByText(words(`streams.player.states.${state}`), { exact: true }).waitFor()
      }
    }
    removeTwitchFaults(faults)
  })

  it('shows several streams side by side, the first with sound', async ({ visit, world, faults }) => {
    const [veyl, seol] = await putTwo(world)
    const page = await visit(BLANK)
    await standInForTwitch(page)
    await page.goto(streamsPath())
    await page.getByRole('button', { name: t('streams.poster.play', { channel: veyl.name }) }).click()
    await page.getByText(`${veyl.slug}_live with sound`).waitFor()

    await page.getByRole('button', { name: t('streams.grid.add') }).click()
    await listOf(page).getByRole('button', { name: seol.name }).click()
    await page.getByText(`${seol.slug}_live muted`).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('watch')).toBe(`${veyl.slug}_live,${seol.slug}_live`)

    await page.getByRole('button', { name: t('streams.grid.remove', { name: veyl.name }) }).click()
    await page.getByText(`${seol.slug}_live with sound`).waitFor()
    await expect.poll(() => countPlayers(page)).toBe(2)
    await expect.poll(() => page.locator('[data-player]').count()).toBe(1)
    removeTwitchFaults(faults)
  })

  it('links to Twitch when there is no room for a player, and shows one as soon as there is', async ({
    visit,
    world,
    faults,
  }) => {
    const [veyl] = await putTwo(world)
    const page = await visit(BLANK, { width: 390 })
    const twitch = await standInForTwitch(page)
    await page.goto(streamsPath())
    const channel = { channel: veyl.name }
    const link = page.getByRole('link', { name: t('streams.poster.elsewhere', channel) })
    expect(await link.getAttribute('href')).toBe(`https://www.twitch.tv/${veyl.slug}_live`)
    await expect.poll(() => link.innerText()).toContain(t('streams.poster.narrow'))

    await page.setViewportSize({ width: 844, height: 390 })
    const poster = page.getByRole('button', { name: t('streams.poster.play', channel) })
    await poster.focus()
    await poster.press('Enter')
    await page.getByText(`${veyl.slug}_live with sound`).waitFor()
    // The player has replaced the button.
    await expect.poll(() => page.locator('[data-player]').evaluate(isAroundFocus)).toBe(true)

    await page.setViewportSize({ width: 390, height: 844 })
    await link.waitFor()
    await expect.poll(() => page.locator('[data-player]').count()).toBe(0)
    expect(twitch.asked()).toBe(1)
    removeTwitchFaults(faults)
  })

  it('keeps a focused row whose stream ends until the focus has left the list', async ({ visit, world }) => {
    const [veyl, seol] = await putTwo(world)
    const page = await visit(streamsPath())
    const rows = listOf(page).getByRole('listitem')
    await rows.filter({ hasText: veyl.name }).getByRole('button').focus()
    await world.putStream(veyl, { live: null })
    await world.putStream(seol, { live: { viewers: 3 * MANY } })
    await rows.filter({ hasText: seol.name }).filter({ hasText: '300' }).waitFor()
    expect(await rows.filter({ hasText: veyl.name }).evaluate((row) => row.contains(document.activeElement))).toBe(true)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await expect.poll(() => rows.filter({ hasText: veyl.name }).count()).toBe(0)
  })

  it('reports a player that fails to load, and retries', async ({ visit, world, faults }) => {
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
    removeTwitchFaults(faults)
  })

  it('moves up a new stream at once, and renders no other row', async ({ visit, world }) => {
    const [veyl, , late] = await putTwo(world)
    await world.putStream(late, { live: null })
    const page = await visit(BLANK)
    await listenToReact(page)
    const updates = listenToUpdates(page)
    await page.goto(streamsPath())
    const away = page.getByRole('region', { name: t('streams.notLiveHeading') })
    await away.getByRole('button', { expanded: false }).click()
    await away.getByRole('button', { name: late.name }).waitFor()
    // The lists are held while the pointer is on them.
    await page.mouse.move(1, 1)
    await expect.poll(() => updates.subscriptions()).toBeGreaterThanOrEqual(1)
    // Game clocks and announcements stop until the renders are counted.
    await stopClock(page)
    await takeReactWork(page)
    updates.take()

    await world.putStream(late, { live: { viewers: 3 * MANY } })
    await listOf(page).getByRole('button', { name: late.name }).waitFor()
    const { rows, commits } = await takeReactWork(page)
    const received = updates.take()
    expect(commits).toBeLessThanOrEqual(received.length)
    expect(rows).toContain(late.name)
    expect(rows.filter((name) => !received.some((update) => update.includes(name)))).toEqual([])

    await expect.poll(() => listOf(page).getByRole('button').first().innerText()).toContain(late.name)
    // The watched stream does not change.
    await page.getByRole('heading', { level: 2, name: veyl.name }).waitFor()
    await page.clock.runFor(1000)
    await page.getByText(t('live.said.stream', { player: late.name })).waitFor({ state: 'attached' })
  })
})

/** Events of the player, its paused state, and the state that the page shows. */
const PLAYER_EVENTS = [
  { event: 'pause', paused: true, state: 'paused' },
  { event: 'blocked', paused: true, state: 'blocked' },
  { event: 'play', paused: false, state: 'playing' },
  { event: 'ended', paused: true, state: 'ended' },
  { event: 'offline', paused: true, state: 'offline' },
  { event: 'online', paused: false, state: 'playing' },
] as const

function emitPlayerEvent({ event, paused }: { readonly event: string; readonly paused: boolean }) {
  const [player] = Object(window).twitchPlayers
  player.paused = paused
  player.emit(event)
}

type World = Pick<ReturnType<typeof openLiveWorld>, 'putStream'> & { readonly players: Collection<ProPlayer> }

/** Puts two streams with more viewers than all others. Returns their players, and a third one. */
async function putTwo({ players, putStream }: World): Promise<readonly [ProPlayer, ProPlayer, ProPlayer]> {
  const all = await players.list({ limit: 1000 })
  const [first, second, third] = all.map(({ value }) => value).filter((pro) => currentTeamOf(pro) !== null)
  if (first === undefined || second === undefined || third === undefined) throw new Error('The world has no pros.')
  await putStream(first, { live: { viewers: 2 * MANY } })
  await putStream(second, { live: { viewers: MANY } })
  return [first, second, third]
}

const listOf = (page: Page) => page.getByRole('region', { name: t('streams.liveHeading') })

/** True when the focused element contains the given one. */
function isAroundFocus(element: Element): boolean {
  return document.activeElement !== document.body && document.activeElement?.contains(element) === true
}

/** Number of players created. */
const countPlayers = (page: Page) => page.evaluate(() => Object(window).twitchPlayers.length)

const optionsOf = (page: Page): Promise<unknown> => page.evaluate(() => Object(window).twitchPlayers[0].options)

/** Removes faults of Twitch, the only other host that this page may contact. */
function removeTwitchFaults(faults: string[]) {
  const others = faults.filter((fault) => !fault.includes('player.twitch.tv') && !fault.includes('/js/embed/v1.js'))
  faults.splice(0, faults.length, ...others)
}
