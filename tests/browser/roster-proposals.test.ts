import { afterAll, describe, expect } from 'vitest'
import { LOOK_EVERY_MS } from '../../client/live/usePolling.ts'
import { addProPlayerPath, teamPath } from '../../client/paths.ts'
import { THEME_COOKIE } from '../../client/settings/cookies.ts'
import { THEME_NAMES } from '../../client/theme/palette.ts'
import english from '../../texts/en/on-demand/proposals.json' with { type: 'json' }
import polish from '../../texts/pl/on-demand/proposals.json' with { type: 'json' }
import { WikiStandIn } from '../leaguepedia/wiki-stand-in.ts'
import { listViolations } from './axe.ts'
import { listClipped, listTruncated, spaceText } from './clipped.ts'
import { demoWiki } from './demo-wiki.ts'
import { it as editing } from './editing.ts'
import { listOverflow } from './overflow.ts'
import { settle } from './visit.ts'
import { WALKED_LOCALES } from './words.ts'

// The product reads it from its start on, and waits for the first answer until a test knows the teams of the demo world.
const known = Promise.withResolvers<void>()
const wiki = new WikiStandIn()
wiki.ready = known.promise
const { url, close } = await wiki.listen()
afterAll(close)

const it = editing
  .extend(
    'productEnv',
    { scope: 'file' },
    {
      INGEST: 'on',
      LEAGUEPEDIA: 'on',
      LEAGUEPEDIA_URL: url,
      CONTACT_EMAIL: 'ada@lanewatch.example',
    },
  )
  // A round is some ten requests with five seconds between them.
  .extend('productSpeed', { scope: 'file' }, 10)

const ROUND_MS = 60_000

const TITLES = { en: english.title, pl: polish.title }

/** Windows of a phone at four-fold zoom, a phone, a tablet and a desktop. */
const WIDTHS = [1440, 800, 390, 320]

it(
  'what Leaguepedia says arrives while an editor looks at the page',
  async ({ edit, product }) => {
    const { tables } = await demoWiki(product)
    const page = await edit(addProPlayerPath())
    const queue = page.getByRole('region', { name: english.title })
    expect(await queue.count()).toBe(0)
    wiki.tables = tables
    known.resolve()
    const lookAgain = async () => {
      await page.clock.fastForward(LOOK_EVERY_MS)
      return queue.count()
    }
    await expect.poll(lookAgain, { timeout: ROUND_MS }).toBe(1)
    for (const kind of [
      'COUNTRY',
      'LINK',
      'JOINED',
      'LEFT',
      'ACCOUNT',
      'RETIRED',
      'ROLE',
      'RENAMED',
      'NEW_PLAYER',
    ] as const) {
      await queue.getByText(english.kinds[kind], { exact: true }).first().waitFor()
    }
    expect(await queue.getByText(english.contradiction).count()).toBeGreaterThan(0)
    expect(wiki.requests[0]?.headers.get('user-agent')).toContain('ada@lanewatch.example')
  },
  ROUND_MS + 30_000,
)

describe.each(WALKED_LOCALES)('Scene proposals, %s', (locale) => {
  it('is accessible and fits every window, in every theme', async ({ edit }) => {
    const page = await edit(addProPlayerPath(), { locale })
    const faults: string[] = []
    const note = (when: string, found: readonly string[]) => faults.push(...found.map((fault) => `${when}: ${fault}`))
    for (const theme of THEME_NAMES) {
      await page.context().addCookies([{ name: THEME_COOKIE, value: theme, url: new URL(page.url()).origin }])
      await page.reload()
      await page.getByRole('region', { name: TITLES[locale] }).waitFor()
      note(theme, await listViolations(page))
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await settle(page)
      note(`${width} px`, await listOverflow(page))
      if (width === 390) note(`${width} px`, await listViolations(page, 'html', 'all but colours'))
    }
    note('enlarged', await listTruncated(page))
    await spaceText(page)
    note('spaced', [...(await listOverflow(page)), ...(await listClipped(page))])
    expect(faults).toEqual([])
  }, 60_000)
})

it('an editor accepts a proposal, rejects another and accepts the rest of a team', async ({ edit, visit, product }) => {
  const { team } = await demoWiki(product)
  const page = await edit(addProPlayerPath())
  const queue = page.getByRole('region', { name: english.title })
  const newcomer = queue.getByRole('listitem').filter({ hasText: 'Newcomer' })
  await newcomer.getByText(english.kinds.NEW_PLAYER).waitFor()
  expect(await newcomer.getByRole('link').getAttribute('href')).toBe('https://lol.fandom.com/wiki/Newcomer')
  await newcomer.getByRole('button', { name: english.accept }).click()
  await newcomer.waitFor({ state: 'detached' })

  const link = queue.getByRole('listitem').filter({ hasText: 'instagram.com/not_theirs' })
  await link.getByRole('button', { name: english.reject }).click()
  await link.waitFor({ state: 'detached' })
  await queue.getByRole('button', { name: english.acceptTeamOf.replace('{{team}}', team) }).click()
  await queue.getByText(english.kinds.RENAMED).waitFor({ state: 'detached' })
  // What sources contradict waits for a choice.
  await queue.getByText(english.contradiction).first().waitFor()

  const teamPage = await visit(teamPath(team))
  await teamPage.getByRole('link', { name: 'Newcomer' }).first().waitFor()
  await teamPage.getByRole('link', { name: 'Renamed' }).first().waitFor()
  await teamPage.getByRole('link', { name: 'Leaguepedia' }).waitFor()
  expect(await teamPage.getByRole('link', { name: /CC BY-SA/ }).count()).toBe(1)
  expect(await teamPage.getByRole('link', { name: /not_theirs/ }).count()).toBe(0)

  await page.reload()
  await page
    .getByRole('link', { name: /CC BY-SA/ })
    .last()
    .waitFor()
  expect(await queue.getByText('instagram.com/not_theirs').count()).toBe(0)
})
