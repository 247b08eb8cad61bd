import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { findLocale, LOCALES, type Locale } from '../../client/i18n/locale.ts'
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
import type { BuiltProduct } from './built-product.ts'
import { watchFaults } from './faults.ts'
import { it as journey } from './journey.ts'
import { turnLanguage } from './settings-dialog.ts'
import { openPage } from './visit.ts'
import { wordsIn } from './words.ts'

/** A page on which a test can prepare what comes. */
const BLANK = '/robots.txt'

const ASHE = championPath({ slug: 'Ashe', key: 22 })

/** Whom pages are of. */
interface Known {
  readonly account: AccountParams
  readonly player: KnownPlayer
  /** Of the same team: what was once answered of a player is not asked of him again. */
  readonly teammate: KnownPlayer
}

interface KnownPlayer {
  readonly slug: string
  readonly name: string
}

/** A question that a page, or a part of it, has of its own. */
interface Call {
  /** The name of its document. */
  readonly asks: string
  /** Where it is asked. */
  readonly path: (known: Known) => string
  /** What the page is called. */
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

/** What is asked again by itself, and says so without a button. */
const LIVE_CALLS = [
  { asks: 'HomeLive', path: homePath, words: 'home.live.noAnswer' },
  {
    asks: 'AccountLive',
    path: ({ account }: Known) => `${accountPath(account)}?tab=live`,
    words: 'account.problem.network',
  },
] as const

/** A visitor who goes on from one page to the next without a load, and what goes wrong behind his pages. */
const it = journey.extend('wanderer', { scope: 'file' }, async ({ browser, product }, { onCleanup }) => {
  const faults: string[] = []
  const page = await openPage(browser, product, termsPath(), {}, (opened) => watchFaults(opened, product.url, faults))
  onCleanup(() => page.context().close())
  return { page, faults }
})

describe('A question that is not answered', () => {
  it.for(CALLS)(
    '$asks is said where it happened in both languages, and can be asked again',
    async ({ asks, path, heading }, { wanderer: { page, faults }, product }) => {
      const known = await getKnown(product)
      const spoken = findLocale((await page.locator('html').getAttribute('lang')) ?? '') ?? 'en'
      const other = spoken === 'en' ? 'pl' : 'en'
      await page.unrouteAll()
      await refuse(page, asks)
      await goOn(page, path(known))
      await retryIn(page, spoken).waitFor()
      // What stands around it is whole, and nothing waits for ever.
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)

      await turnLanguage(page, wordsIn(spoken), other)
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
    '$asks is said in both languages, and asked again by itself',
    async ({ asks, path, words }, { visit, product, faults }) => {
      const page = await visit(BLANK)
      await refuse(page, asks)
      let down = true
      await page.routeWebSocket(/graphql/, async (socket) => {
        if (down) await socket.close({ code: 1012 })
        else socket.connectToServer()
      })
      await page.goto(path(await getKnown(product)))
      const saidIn = (locale: Locale) => page.getByText(wordsIn(locale)(words))
      for (const locale of LOCALES) {
        if (locale === 'pl') await turnLanguage(page, wordsIn('en'), 'pl')
        await saidIn(locale).first().waitFor()
      }

      await page.unrouteAll()
      down = false
      // In steps: a connection that comes about takes real time, and is given up after some seconds of the page's.
      const countLater = async () => {
        await page.clock.runFor(4000)
        return saidIn('pl').count()
      }
      await expect.poll(countLater, { timeout: 30_000, interval: 500 }).toBe(0)
      expect(faults.splice(0).filter((fault) => !fault.includes('/graphql'))).toEqual([])
    },
  )
})

/** Goes to another page as by a link to it. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Lets nothing through to one question. */
async function refuse(page: Page, asks: string): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === asks ? route.abort('connectionrefused') : route.fallback(),
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
