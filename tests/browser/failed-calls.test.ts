import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import {
  type AccountParams,
  accountPath,
  addProPlayerPath,
  championPath,
  championsPath,
  homePath,
  leaderboardPath,
  matchPath,
  playerPath,
  proPlayersPath,
  searchAccountPath,
  streamsPath,
  teamPath,
  termsPath,
  worldsPath,
} from '../../client/paths.ts'
import { findLocale, type Locale } from '../../languages.ts'
import type { BuiltProduct } from './built-product.ts'
import { watchFaults } from './faults.ts'
import { it as journey } from './journey.ts'
import { GRAPHQL, operationOf } from './operation-of.ts'
import { turnLanguage, turnThroughLanguages } from './settings-dialog.ts'
import { openPage } from './visit.ts'
import { wordsIn } from './words.ts'

const ASHE = championPath({ slug: 'Ashe', key: 22 })

/** Subjects of the pages. */
interface Known {
  readonly account: AccountParams
  readonly player: KnownPlayer
  /** Another player of the same team: cached answers about `player` are not fetched again. */
  readonly teammate: KnownPlayer
}

interface KnownPlayer {
  readonly slug: string
  readonly name: string
}

/** An operation of a page or of a part of it. */
interface Call {
  /** Name of the operation. */
  readonly asks: string
  /** Path of the page that runs it. */
  readonly path: (known: Known) => string
  /** Heading of the page. */
  readonly heading: (t: TFunction, known: Known) => string
}

const ofAccount = (_t: TFunction, { account }: Known) => `${account.gameName} #${account.tagLine}`
const toPlayer = ({ slug }: KnownPlayer) => playerPath({ team: 'G2', slug })

const CALLS: readonly Call[] = [
  { asks: 'HomeRosterNews', path: homePath, heading: (t) => t('home.title') },
  { asks: 'AccountPage', path: ({ account }) => accountPath(account), heading: ofAccount },
  { asks: 'AccountChampions', path: ({ account }) => `${accountPath(account)}?tab=champions`, heading: ofAccount },
  { asks: 'SearchAccountPage', path: ({ account }) => searchAccountPath(account), heading: ofAccount },
  { asks: 'MatchPage', path: () => matchPath('EUW1_1'), heading: () => 'EUW1_1' },
  { asks: 'ProPlayersPage', path: proPlayersPath, heading: (t) => t('proPlayers.title') },
  { asks: 'ProPlayerList', path: () => `${proPlayersPath()}?tab=players`, heading: (t) => t('proPlayers.title') },
  { asks: 'StreamsPage', path: () => streamsPath(), heading: (t) => t('streams.title') },
  { asks: 'TeamPage', path: () => teamPath('G2'), heading: () => 'G2' },
  { asks: 'PlayerPage', path: ({ player }) => toPlayer(player), heading: (_t, { player }) => player.name },
  { asks: 'PlayerChampions', path: ({ teammate }) => toPlayer(teammate), heading: (_t, { teammate }) => teammate.name },
  { asks: 'ChampionsPage', path: championsPath, heading: (t) => t('champions.title') },
  { asks: 'ChampionPage', path: () => ASHE, heading: () => 'Ashe' },
  { asks: 'ChampionGames', path: () => `${ASHE}?tab=games`, heading: () => 'Ashe' },
  { asks: 'PlayersOfChampion', path: () => `${ASHE}?tab=players`, heading: () => 'Ashe' },
  { asks: 'LeaderboardPage', path: leaderboardPath, heading: (t) => t('leaderboard.title') },
  { asks: 'EventPage', path: worldsPath, heading: (t) => t('worlds.title') },
  { asks: 'AddProPlayerPage', path: () => addProPlayerPath(), heading: (t) => t('addProPlayer.title') },
]

/** Operations that retry by themselves, and show a message without a button. */
const LIVE_CALLS = [
  { asks: 'HomeLive', path: homePath, words: 'home.live.noAnswer' },
  {
    asks: 'AccountLive',
    path: ({ account }: Known) => `${accountPath(account)}?tab=live`,
    words: 'account.problem.network',
  },
] as const

/** A page that moves between routes without a load, and the faults behind it. */
const it = journey.extend('sharedPage', { scope: 'file' }, async ({ browser, product }, { onCleanup }) => {
  const faults: string[] = []
  const page = await openPage(browser, product, termsPath(), {}, (opened) => watchFaults(opened, product.url, faults))
  onCleanup(() => page.context().close())
  return { page, faults }
})

describe('a failed query', () => {
  it.for(CALLS)(
    '$asks: reports the failure in place in both languages, and retries on demand',
    async ({ asks, path, heading }, { sharedPage: { page, faults }, product }) => {
      const known = await getKnown(product)
      const current = findLocale((await page.locator('html').getAttribute('lang')) ?? '') ?? 'en'
      const other = current === 'en' ? 'pl' : 'en'
      await page.unrouteAll()
      await abortRequests(page, asks)
      await navigate(page, path(known))
      await retryIn(page, current).waitFor()
      // The rest of the page is complete, and nothing stays busy.
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)

      await turnLanguage(page, wordsIn(current), other)
      const retry = retryIn(page, other)
      await retry.waitFor()
      await page.unrouteAll()
      await retry.click()
      await retry.waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1, name: heading(wordsIn(other), known) }).waitFor()
      expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
    },
  )

  it.for(LIVE_CALLS)(
    '$asks: reports the failure in every language, and retries by itself',
    async ({ asks, path, words }, { visit, product, faults }) => {
      const page = await visit(termsPath())
      await abortRequests(page, asks)
      let down = true
      await page.routeWebSocket(/graphql/, async (socket) => {
        if (down) await socket.close({ code: 1012 })
        else socket.connectToServer()
      })
      await navigate(page, path(await getKnown(product)))
      const messageIn = (locale: Locale) => page.getByText(wordsIn(locale)(words))
      let shown: Locale = 'en'
      for await (const locale of turnThroughLanguages(page)) {
        await messageIn(locale).first().waitFor()
        shown = locale
      }

      await page.unrouteAll()
      down = false
      // In steps: connecting takes real time, while the page's clock gives up after some seconds.
      const countLater = async () => {
        await page.clock.runFor(4000)
        return messageIn(shown).count()
      }
      await expect.poll(countLater, { timeout: 30_000, interval: 500 }).toBe(0)
      expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
    },
  )
})

/** Navigates to another page as a link would. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Aborts every request of one operation. */
async function abortRequests(page: Page, asks: string): Promise<void> {
  await page.route(GRAPHQL, (route) =>
    operationOf(route.request())?.name === asks ? route.abort('connectionrefused') : route.fallback(),
  )
}

const retryIn = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .getByRole('button', { name: wordsIn(locale)('common.retry') })

const TEAM = z.object({
  proTeam: z.object({ roster: z.array(z.object({ slug: z.string(), name: z.string() })) }),
})

async function getKnown(product: BuiltProduct): Promise<Known> {
  const [account] = await product.listDemoAccounts()
  const { proTeam } = await product.ask(TEAM, '{ proTeam(code: "G2") { roster { slug name } } }')
  const [player, teammate] = proTeam.roster
  if (account === undefined || player === undefined || teammate === undefined)
    throw new Error('The demo world lacks accounts or players.')
  return { account, player, teammate }
}
