import type { TFunction } from 'i18next'
import type { Page } from 'playwright-core'
import { type AccountParams, accountPath, homePath, searchAccountPath } from '../../client/paths.ts'
import { firstWords } from './words.ts'

/** Something the product shows, and how to get there. */
export interface Scene {
  readonly name: string
  readonly path: (account: AccountParams) => string
  /** What to do on the page before it is looked at. */
  readonly act?: (page: Page, t: TFunction) => Promise<void>
}

/** Everything a visitor can see, page by page. */
export const SCENES: readonly Scene[] = [
  { name: 'home', path: homePath },
  {
    name: 'home-errors',
    path: homePath,
    act: async (page, t) => {
      await page.getByRole('textbox', { name: t('search.gameName') }).fill('Nobody')
      const tagLine = page.getByRole('textbox', { name: t('search.tagLine') })
      await tagLine.fill('TOOLONG')
      await tagLine.press('Enter')
    },
  },
  { name: 'account-matches', path: accountPath },
  {
    name: 'account-open-match',
    path: accountPath,
    act: async (page, t) => {
      await page
        .getByRole('button', { name: firstWords(t('account.match.open')) })
        .first()
        .click()
      await page.getByRole('table', { name: t('account.scoreboard.sides.red') }).waitFor()
    },
  },
  { name: 'account-ranks', path: (account) => `${accountPath(account)}?tab=ranks` },
  { name: 'search-account', path: () => searchAccountPath({ gameName: 'Nobody At-All', tagLine: '0000' }) },
  { name: '404', path: () => '/no/such/page' },
]
