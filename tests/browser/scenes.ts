import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import {
  type AccountParams,
  accessibilityPath,
  apiKeysPath,
  addProPlayerPath,
  accountPath,
  championPath,
  championsPath,
  comparePath,
  contractChangesPath,
  developersPath,
  followingPath,
  gamePath,
  homePath,
  leaderboardPath,
  lobbyPath,
  matchPath,
  proPlayersPath,
  searchAccountPath,
  privacyPath,
  statusPath,
  streamersPath,
  streamsPath,
  teamPath,
  termsPath,
  worldsPath,
} from '../../client/paths.ts'
import { pastedLobbyPath } from '../../client/search/lobby-address.ts'
import { CONSENT_COOKIE } from '../../client/settings/cookies.ts'
import type { BuiltProduct } from './built-product.ts'
import { followExamples } from './follow-examples.ts'
import { GRAPHQL } from './operation-of.ts'
import { findPlayingPro } from './running-games.ts'
import { openSettings } from './settings-dialog.ts'
import { settle } from './visit.ts'
import { firstWords } from './words.ts'

/** A state of the product for checks and screenshots, and the steps to reach it. */
export interface Scene {
  readonly name: string
  readonly path: (account: AccountParams, world: Pick<BuiltProduct, 'findMatch' | 'findTransferred'>) => string
  /** Actions on the page before the check or the screenshot. */
  readonly act?: (page: Page, t: TFunction) => Promise<void>
}

const ASHE = { slug: 'Ashe', key: 22 }

/** All scenes of a visitor, page by page. */
export const SCENES: readonly Scene[] = [
  { name: 'home', path: homePath },
  {
    name: 'home-errors',
    path: homePath,
    act: async (page, t) => {
      await page.getByRole('button', { name: t('search.byParts') }).click()
      await page.getByRole('textbox', { name: t('search.gameName') }).fill('Nobody')
      const tagLine = page.getByRole('textbox', { name: t('search.tagLine') })
      await tagLine.fill('TOOLONG')
      await tagLine.press('Enter')
    },
  },
  { name: 'home-suggestions', path: homePath, act: (page, t) => findByName(page, t('search.anything.label')) },
  {
    name: 'bar-suggestions',
    path: statusPath,
    act: async (page, t) => {
      const onPhone = page.getByRole('button', { name: t('shell.openSearch') })
      if (await onPhone.isVisible()) await onPhone.click()
      await findByName(page, t('search.anything.label'))
    },
  },
  { name: 'account-matches', path: accountPath },
  { name: 'account-open-match', path: accountSoloPath, act: openMatch },
  {
    name: 'account-open-runes',
    path: accountSoloPath,
    act: async (page, t) => {
      await openMatch(page, t)
      await page
        .getByRole('button', { name: firstWords(t('runes.open', { name: ':' })) })
        .first()
        .click()
    },
  },
  { name: 'account-ranks', path: (account) => `${accountPath(account)}?tab=ranks` },
  {
    name: 'account-champion',
    path: accountPath,
    act: async (page, t) => {
      await page.getByRole('combobox', { name: t('account.matches.champion'), exact: true }).click()
      await page.getByRole('listbox').getByRole('option').first().click()
    },
  },
  { name: 'account-live', path: accountPath, act: openRunningGame },
  {
    name: 'game',
    path: accountPath,
    act: async (page, t) => {
      await openRunningGame(page, t)
      await page.getByTitle(t('game.open')).first().click()
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  { name: 'lobby', path: lobbyPath },
  {
    name: 'lobby-players',
    path: (account) =>
      pastedLobbyPath(
        `${account.gameName} #${account.tagLine} joined the lobby\nNobody At All #XXX joined the lobby\nSummoner 3 joined the lobby`,
        null,
      ),
    act: async (page) => {
      await page.getByText('Summoner 3').last().waitFor()
    },
  },
  { name: 'compare', path: () => comparePath() },
  {
    name: 'compare-choice',
    path: () => comparePath(),
    act: async (page, t) => {
      await page.getByRole('heading', { level: 1, name: t('compare.title') }).waitFor()
      await page.locator('main form input').last().fill('kar')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'compare-accounts',
    path: (account, world) => comparePath(account, world.findTransferred()),
    act: async (page) => {
      await page.getByRole('table').first().waitFor()
    },
  },
  {
    name: 'compare-pros',
    path: () => teamPath('G2'),
    act: async (page, t) => {
      await openPlayer(page, t)
      await page.getByRole('link', { name: t('compare.with') }).click()
      await page.locator('main form input').last().fill('kar')
      await page.getByRole('listbox').getByRole('option').first().click()
      await page.getByRole('table').first().waitFor()
    },
  },
  { name: 'compare-unknown', path: (account) => comparePath(account, { team: 'g2', player: 'nobody-at-all' }) },
  { name: 'game-unknown', path: () => gamePath('EUW1_1') },
  { name: 'account-champions', path: (account) => `${accountPath(account)}?tab=champions` },
  { name: 'account-activity', path: (account) => `${accountPath(account)}?tab=activity` },
  {
    name: 'match',
    path: accountSoloPath,
    act: async (page, t) => {
      await openMatch(page, t)
      await page.getByRole('link', { name: t('match.link.open') }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('table').first().waitFor()
      await showCourse(page, t)
    },
  },
  {
    name: 'match-role-quest',
    path: (_account, world) => matchPath(world.findMatch('roleQuest')),
    act: async (page, t) => {
      await showCourse(page, t)
      await openFigures(page, t)
    },
  },
  {
    name: 'match-arena',
    path: (_account, world) => matchPath(world.findMatch('arena')),
    act: async (page, t) => {
      await showPlayer(page, t)
      await openFigures(page, t)
    },
  },
  { name: 'match-mayhem', path: (_account, world) => matchPath(world.findMatch('mayhem')), act: showPlayer },
  { name: 'match-tournament', path: (_account, world) => matchPath(world.findMatch('tournament')), act: showCourse },
  { name: 'match-missing', path: () => matchPath('EUW1_1') },
  {
    name: 'account-elsewhere',
    path: (account) => accountPath({ ...account, region: account.region === 'NA' ? 'KR' : 'NA' }),
  },
  { name: 'search-account', path: () => searchAccountPath({ gameName: 'Nobody At-All', tagLine: '0000' }) },
  // The o is Cyrillic, and there is one space too many.
  { name: 'search-look-alike', path: () => searchAccountPath({ gameName: 'N0bоdy  At', tagLine: '0000' }) },
  { name: 'search-no-tag-line', path: ({ gameName }) => searchAccountPath({ gameName, tagLine: '' }) },
  { name: 'search-several', path: (_account, world) => searchAccountPath(world.findTransferred()) },
  { name: 'pro-players', path: proPlayersPath },
  { name: 'pro-players-list', path: () => `${proPlayersPath()}?tab=players&league=lec&team=g2&team=fnc` },
  { name: 'streams', path: () => streamsPath(), act: awaitStreams },
  { name: 'streams-grid', path: () => streamsPath(), act: openGrid },
  { name: 'streams-empty', path: () => `${streamsPath()}?text=qqqq`, act: awaitStreams },
  { name: 'team', path: () => teamPath('G2') },
  { name: 'player', path: () => teamPath('G2'), act: openPlayer },
  {
    name: 'player-champion',
    path: () => teamPath('G2'),
    act: async (page, t) => {
      await openPlayer(page, t)
      await settle(page)
      // A world without background jobs knows no games of the player.
      const links = page.locator('main a[href*="/player/"][href*="/champion/"]')
      const known = (await links.count()) > 0 ? await links.first().getAttribute('href') : null
      await page.goto(known ?? `${page.url()}/champion/ashe`)
    },
  },
  { name: 'player-champion-nothing', path: () => '/player/g2/quartzite/champion/yuumi' },
  { name: 'champions', path: () => `${championsPath()}?view=grid`, act: awaitCounted },
  { name: 'champions-table', path: () => `${championsPath()}?sort=win-rate`, act: awaitCounted },
  { name: 'champions-tiers', path: () => `${championsPath()}?view=tiers`, act: awaitCounted },
  { name: 'champions-empty', path: () => `${championsPath()}?search=qqqq` },
  {
    name: 'champion',
    path: () => championPath(ASHE),
    act: async (page, t) => {
      await awaitGames(page, t)
      await page.getByText(t('champion.patches.asTable')).click()
    },
  },
  { name: 'champion-builds', path: () => `${championPath(ASHE)}?tab=builds`, act: awaitBuilds },
  { name: 'champion-builds-region', path: () => `${championPath(ASHE)}?tab=builds&region=kr`, act: awaitBuilds },
  {
    name: 'champion-builds-nothing',
    path: () => `${championPath(ASHE)}?tab=builds&against=yuumi&rank=iron-gold`,
    act: awaitGames,
  },
  { name: 'champion-games', path: () => `${championPath(ASHE)}?tab=games` },
  { name: 'champion-players', path: () => `${championPath(ASHE)}?tab=players` },
  { name: 'champion-nothing', path: () => `${championPath(ASHE)}?queue=clash&lane=jungle&patch=1.1` },
  { name: 'champion-unknown', path: () => '/champion/ahse' },
  { name: 'leaderboard', path: leaderboardPath, act: awaitLadder },
  { name: 'leaderboard-empty', path: () => `${leaderboardPath()}?search=qqqq`, act: awaitLadder },
  { name: 'streamers', path: () => streamersPath() },
  { name: 'streamers-account', path: streamersPath, act: awaitCards },
  { name: 'streamers-unknown', path: () => `${streamersPath()}?account=euw/Nobody%20At%20All-XXX` },
  { name: 'worlds-teams', path: worldsPath },
  {
    name: 'worlds-calendar',
    path: worldsPath,
    act: async (page) => {
      await page.locator('main header').getByRole('button').click()
      await page.getByRole('link', { name: '.ics' }).waitFor()
    },
  },
  { name: 'worlds-bootcamp', path: () => `${worldsPath()}?tab=bootcamp` },
  { name: 'add-pro-player-visitor', path: () => addProPlayerPath() },
  { name: 'person-request', path: accountPath, act: askForRemoval },
  { name: 'following', path: followingPath, act: followExamples },
  { name: 'following-empty', path: followingPath },
  { name: 'api-keys-visitor', path: apiKeysPath },
  { name: 'home-following', path: homePath, act: followExamples },
  { name: '404', path: () => '/no/such/page' },
  {
    name: 'settings',
    path: homePath,
    act: async (page, t) => {
      await openSettings(page, t)
    },
  },
  { name: 'consent', path: homePath, act: askForConsent },
  { name: 'privacy', path: privacyPath },
  { name: 'terms', path: termsPath },
  { name: 'accessibility', path: accessibilityPath },
  { name: 'status', path: statusPath },
  { name: 'developers', path: developersPath },
  { name: 'developers-python', path: () => `${developersPath()}?language=python` },
  { name: 'contract-changes', path: contractChangesPath },
]

/** Waits until both cards show the account. */
async function awaitCards(page: Page): Promise<void> {
  for (const kind of ['overlay', 'embed'])
    await page.frameLocator(`iframe[src^="/${kind}/"]`).locator('.tier').waitFor()
}

/** Opens the form about an account, and asks for a removal. */
async function askForRemoval(page: Page, t: TFunction): Promise<void> {
  await page.getByRole('button', { name: t('rights.link') }).click()
  await page
    .getByRole('dialog', { name: t('rights.link') })
    .getByRole('group')
    .getByRole('button')
    .last()
    .click()
}

/** Types a part of a name. The suggestions close when the field loses the focus. */
async function findByName(page: Page, field: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill('kar')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
}

/** Shows the cookie question of a first visit. */
async function askForConsent(page: Page, t: TFunction): Promise<void> {
  await page.context().clearCookies({ name: CONSENT_COOKIE })
  await page.reload()
  await page.getByRole('region', { name: t('consent.label') }).waitFor()
}

/** Matches of the solo queue: they have two sides and lanes. */
function accountSoloPath(account: AccountParams): string {
  return `${accountPath(account)}?queue=solo`
}

/** Opens the live tab of an account that is in a game now. */
async function openRunningGame(page: Page, t: TFunction): Promise<void> {
  await page.goto(`${accountPath(await findPlayingPro(page))}?tab=live`)
  await page.getByRole('heading', { name: t('scoreboard.sides.red') }).waitFor()
}

async function openMatch(page: Page, t: TFunction): Promise<void> {
  await page
    .getByRole('button', { name: firstWords(t('account.match.open')) })
    .first()
    .click()
  await page.getByRole('table', { name: t('scoreboard.sides.red') }).waitFor()
}

/** Waits for the streams of the first Twitch poll. Where the player has no room, a link replaces it. */
async function awaitStreams(page: Page, t: TFunction): Promise<void> {
  const player = page.getByRole('button', { name: firstWords(t('streams.poster.play', { channel: ':' })) })
  const link = page.getByRole('link', { name: firstWords(t('streams.onTwitch', { channel: ':' })) })
  await player.or(link).first().waitFor()
}

/** Opens two streams side by side, with the list of streams to add. */
async function openGrid(page: Page, t: TFunction): Promise<void> {
  await awaitStreams(page, t)
  await page.getByRole('button', { name: t('streams.grid.add') }).click()
  await page
    .getByRole('region', { name: t('streams.liveHeading') })
    .getByRole('button', { pressed: false })
    .first()
    .click()
  await page.getByRole('heading', { level: 2 }).nth(1).waitFor()
}

/** Scrolls to the parts of a match on the Rift that are fetched when they come near the window, and back to the top. */
async function showCourse(page: Page, t: TFunction): Promise<void> {
  await showPlayer(page, t)
  await page.getByRole('heading', { name: t('matchCourse.lanes.title') }).waitFor()
}

/** Scrolls to the match of one player, which is fetched when it comes near the window, and back to the top. */
/** Opens the page of the first player in a roster. */
async function openPlayer(page: Page, t: TFunction): Promise<void> {
  await page
    .getByRole('region', { name: t('team.roster'), exact: true })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('heading', { name: t('player.champions.title') }).waitFor()
}

async function showPlayer(page: Page, t: TFunction): Promise<void> {
  await page.getByRole('heading', { name: t('playerCourse.title') }).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: t('playerCourse.skills.title') }).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
}

/** Opens the table with all figures of a match. */
async function openFigures(page: Page, t: TFunction): Promise<void> {
  await page.getByRole('button', { name: t('matchFigures.open') }).click()
  await page.getByRole('table', { name: t('matchFigures.title') }).waitFor()
}

/** Reloads the page until a match is counted. */
async function awaitCounted(page: Page, t: TFunction): Promise<void> {
  while (await page.getByText(t('champions.nothingCounted')).isVisible()) {
    await page.reload()
    await settle(page)
  }
}

/** Reloads the page until a game with the champion is counted. */
async function awaitGames(page: Page, t: TFunction): Promise<void> {
  while (await page.getByRole('heading', { name: t('champion.nothing.yetTitle') }).isVisible()) {
    await page.reload()
    await settle(page)
  }
}

/** Waits until a build of the champion is known, and reloads the page. */
async function awaitBuilds(page: Page, t: TFunction): Promise<void> {
  await awaitGames(page, t)
  const known = await page.evaluate(async (query) => {
    const ask = () =>
      fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
    // Builds are at most a minute old.
    for (let attempt = 0; attempt < 40; attempt += 1) {
      if (!(await (await ask()).text()).includes('"games":0')) return true
      await new Promise((resolve) => setTimeout(resolve, 2000))
    }
    return false
  }, `{ champion(key: ${ASHE.key}) { builds { games } } }`)
  if (!known) throw new Error('No build of the champion is known yet.')
  await page.reload()
  await settle(page)
}

/** Retries until the product has fetched the ladder. */
async function awaitLadder(page: Page, t: TFunction): Promise<void> {
  const missing = page.getByRole('heading', { name: t('leaderboard.notFetchedTitle') })
  while (await missing.isVisible()) {
    const answered = page.waitForResponse((response) => GRAPHQL.test(response.url()))
    await page.getByRole('button', { name: t('common.retry') }).click()
    await answered
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
}
