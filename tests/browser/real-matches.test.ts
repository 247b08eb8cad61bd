import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountPath, matchPath } from '../../client/paths.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { answerFromSamples, samplePlayers, samplesAreMissing } from '../product/sample-riot.ts'
import { startStandInRiot } from '../product/stand-in-riot.ts'
import { it as journey } from './journey.ts'
import { listOverflow } from './overflow.ts'
import {
  arenaOfEighteen,
  coopMatch,
  getSample,
  isArena,
  hasRoleQuests,
  isNormal,
  matchOfTheFuture,
  mayhemMatch,
  tournamentMatch,
  tournamentOnBridge,
  type UnsampledMatch,
} from './unsampled-modes.ts'
import { settle } from './visit.ts'
import { WALKED_LOCALES, wordsIn } from './words.ts'

const note = samplesAreMissing ? ' (skipped: no sample payloads beside the checkout)' : ''

const unsampled: readonly UnsampledMatch[] = samplesAreMissing
  ? []
  : [coopMatch(), arenaOfEighteen(), matchOfTheFuture(), mayhemMatch(), tournamentMatch(), tournamentOnBridge()]

/** Path of the newest sample of a kind. */
const pathOf = (isWanted: Parameters<typeof getSample>[0]) => matchPath(getSample(isWanted).matchId)

// oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
const it = journey.extend('productEnv', { scope: 'file' }, async ({}, { onCleanup }) => {
  const riot = await startStandInRiot((request) => {
    const requested = unsampled.find(({ matchId }) => new URL(request.url).pathname.endsWith(`/matches/${matchId}`))
    return requested === undefined ? answerFromSamples(request) : Response.json(requested.body)
  })
  onCleanup(() => riot.close())
  return { RIOT_BASE_URL: riot.baseUrl, RIOT_API_KEY: 'browser', BUNDLED_ROSTER: 'off' }
})

/** Tables of a scoreboard, as caption and number of players. */
async function listTables(page: Page): Promise<readonly (readonly [string, number])[]> {
  const tables = await page.getByRole('table').all()
  return Promise.all(
    tables.map(async (table) => {
      const caption = await table.locator('caption').innerText()
      return [caption, await table.locator('tbody > tr').count()] as const
    }),
  )
}

/** Text of the page in one line. */
const wordsOf = async (page: Page) => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')

const placesOf = (t: TFunction, groups: number) =>
  Array.from({ length: groups }, (_, place) => t('scoreboard.place', { count: place + 1, ordinal: true }))

describe.skipIf(samplesAreMissing).each(WALKED_LOCALES)(`a match as Riot sent it, in %s${note}`, (locale) => {
  const t = wordsIn(locale)
  const [win, loss] = [t('account.result.win'), t('account.result.loss')]
  const [blue, red] = [t('scoreboard.sides.blue'), t('scoreboard.sides.red')]

  it('with two sides has five rows each, a winner and a comparison', async ({ visit }) => {
    const page = await visit(pathOf(isNormal), { locale, width: 390 })
    await settle(page)
    const tables = await listTables(page)
    expect(tables.slice(0, 2)).toEqual([
      [`${blue} ${win}`, 5],
      [`${red} ${loss}`, 5],
    ])
    expect(tables[2]?.[0]).toBe(t('scoreboard.comparison.title'))
    const words = await wordsOf(page)
    expect(words).toContain(t('match.ending.blue'))
    expect(await listOverflow(page)).toEqual([])
  })

  it('of patch 16 shows the boots of the bottom laners', async ({ visit }) => {
    const { matchId, participants } = getSample(hasRoleQuests)
    const page = await visit(matchPath(matchId), { locale, width: 390 })
    await settle(page)
    const laners = participants.filter(({ teamPosition }) => teamPosition === 'BOTTOM')
    expect(laners).toHaveLength(2)
    for (const { riotIdGameName, roleBoundItem } of laners) {
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: riotIdGameName ?? '', exact: true }) })
      const boots = row.locator(`img[src="/images/items/${Number(roleBoundItem)}.png"]`)
      expect(await boots.count()).toBe(1)
      expect(await boots.getAttribute('alt')).toMatch(/\p{L}/u)
    }
    expect(await listOverflow(page)).toEqual([])
  })

  it('in ARAM: Mayhem has the name of its mode, augments, and no creep scores', async ({ visit }) => {
    const page = await visit(matchPath(mayhemMatch().matchId), { locale, width: 390 })
    await page.getByRole('heading', { level: 1, name: t('queues.ARAM_MAYHEM') }).waitFor()
    await settle(page)
    await expect.poll(() => page.getByRole('toolbar', { name: t('augment.list') }).count()).toBe(10)
    const columns = page.getByRole('table').first().getByRole('columnheader')
    expect(await columns.allTextContents()).not.toContain(t('scoreboard.columns.creepScore'))
    expect(await listOverflow(page)).toEqual([])
  })

  it.for([
    { place: "Summoner's Rift", path: () => matchPath(tournamentMatch().matchId), lanes: true },
    { place: 'the Howling Abyss', path: () => matchPath(tournamentOnBridge().matchId), lanes: false },
  ])('of a tournament on $place has the name of its mode', async ({ path, lanes }, { visit }) => {
    const page = await visit(path(), { locale, width: 390 })
    await page.getByRole('heading', { level: 1, name: t('queues.TOURNAMENT') }).waitFor()
    await settle(page)
    expect((await listTables(page)).slice(0, 2).map(([, players]) => players)).toEqual([5, 5])
    const columns = await page.getByRole('table').first().getByRole('columnheader').allTextContents()
    expect(columns.includes(t('scoreboard.columns.creepScore'))).toBe(lanes)
    expect(await listOverflow(page)).toEqual([])
  })

  it('that was aborted shows a message and no table', async ({ visit }) => {
    const page = await visit(
      pathOf(({ participants }) => participants.length === 0),
      { locale, width: 390 },
    )
    await settle(page)
    await page.getByRole('heading', { level: 1, name: t('match.abortedHeading') }).waitFor()
    await page.getByRole('heading', { name: t('match.abortedTitle') }).waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
    expect(await wordsOf(page)).not.toContain('1970')
    expect(await listOverflow(page)).toEqual([])
  })

  it('that was a remake has ten players and no winner', async ({ visit }) => {
    const page = await visit(
      pathOf(({ isRemake }) => isRemake),
      { locale, width: 390 },
    )
    await settle(page)
    expect((await listTables(page)).slice(0, 2)).toEqual([
      [blue, 5],
      [red, 5],
    ])
    const words = await wordsOf(page)
    expect(words).toContain(t('match.ending.REMAKE'))
    expect(words).not.toContain(win)
    expect(words).not.toContain(loss)
    expect(await listOverflow(page)).toEqual([])
  })

  it('against bots labels the bots and links only humans', async ({ visit }) => {
    const page = await visit(matchPath(coopMatch().matchId), { locale, width: 390 })
    await settle(page)
    await page.getByRole('heading', { level: 1, name: t('queues.COOP') }).waitFor()
    const tables = page.getByRole('table')
    expect(await tables.nth(0).getByRole('link').count()).toBe(5)
    expect(await tables.nth(1).getByRole('link').count()).toBe(0)
    expect(await tables.nth(1).getByText(t('account.player.bot'), { exact: true }).count()).toBe(5)
    expect(await listOverflow(page)).toEqual([])
  })

  it.for([
    { players: 8, groups: 4, size: 2, path: () => pathOf(isArena(8)) },
    { players: 16, groups: 8, size: 2, path: () => pathOf(isArena(16)) },
    { players: 18, groups: 6, size: 3, path: () => matchPath(arenaOfEighteen().matchId) },
  ])('in the arena of $players lists the groups by place', async ({ groups, size, path }, { visit }) => {
    const page = await visit(path(), { locale, width: 390 })
    await settle(page)
    expect(await listTables(page)).toEqual(placesOf(t, groups).map((place) => [place, size]))
    const words = await wordsOf(page)
    expect(words).toContain(t('queues.ARENA'))
    expect(words).not.toContain(win)
    expect(words).not.toContain(loss)
    expect(words).not.toContain(t('scoreboard.columns.vision'))
    expect(words).not.toContain(t('scoreboard.comparison.title'))
    expect(await listOverflow(page)).toEqual([])
  })

  it('in the arena names the augments of each player, with their rarity', async ({ visit }) => {
    const page = await visit(pathOf(isArena(16)), { locale, width: 390 })
    const chosen = page.getByRole('toolbar', { name: t('augment.list') })
    await chosen.first().waitFor()
    expect(await chosen.count()).toBeGreaterThan(10)
    expect(await wordsOf(page)).not.toContain(t('augment.unknown', { number: '' }).trim())
    await chosen.first().getByRole('button').first().focus()
    await expect
      .poll(() => page.getByRole('tooltip').innerText())
      .toMatch(new RegExp([t('augment.kinds.SILVER'), t('augment.kinds.GOLD'), t('augment.kinds.PRISMATIC')].join('|')))
    expect(await listOverflow(page)).toEqual([])
  })

  it('in Swarm is one side, with the names of the champions', async ({ visit }) => {
    const page = await visit(
      pathOf(({ queueId }) => queueId >= 1800 && queueId < 1900),
      { locale, width: 390 },
    )
    await settle(page)
    expect(await listTables(page)).toEqual([[`${t('scoreboard.sides.none')} ${win}`, 3]])
    const words = await wordsOf(page)
    expect(words).toContain(t('match.ending.won'))
    expect(words).toContain('Jinx')
    expect(words).not.toContain('Strawberry')
    expect(words).toContain(t('match.deaths', { count: 3 }))
    expect(words).not.toContain(blue)
    expect(await listOverflow(page)).toEqual([])
  })

  it('of an unknown mode with unknown items and champions leaves nothing blank', async ({ visit }) => {
    const page = await visit(matchPath(matchOfTheFuture().matchId), { locale, width: 390 })
    await settle(page)
    await page.getByRole('heading', { level: 1, name: t('queues.OTHER', { id: 9_999 }) }).waitFor()
    const words = await wordsOf(page)
    expect(words).toContain(t('match.unknownChampion', { number: 99_001 }))
    expect(words).toContain(t('account.player.hidden'))
    expect(await page.getByRole('table').first().getByRole('link').count()).toBe(4)
    expect(await listOverflow(page)).toEqual([])
  })

  it('in the arena shows its place among all groups in the match history', async ({ visit }) => {
    const { player, place } = getArenaPlayer()
    const { gameName, tagLine, platform } = player
    const page = await visit(accountPath({ gameName, tagLine, region: regionOf(platform) }), { locale, width: 390 })
    const row = page
      .getByRole('article')
      .filter({ hasText: t('queues.ARENA') })
      .first()
    await row
      .getByText(t('account.result.place', { count: place, ordinal: true, groups: 8 }), { exact: true })
      .waitFor()
    const words = await row.innerText()
    expect(words).not.toContain(win)
    expect(words).not.toContain(loss)
  })
})

/** Returns a player whose newest sample is an arena of sixteen, and the player's place in it. */
function getArenaPlayer() {
  for (const player of samplePlayers) {
    const [newest] = player.matches
    const seat = newest?.participants.find(({ puuid }) => puuid === player.puuid)
    if (newest !== undefined && isArena(16)(newest) && player.hasPlayedWithRiotId) {
      return { player, place: Number(seat?.['placement']) }
    }
  }
  throw new Error('No sample player has a newest match in the arena of sixteen.')
}
