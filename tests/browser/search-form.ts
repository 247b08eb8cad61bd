import type { TFunction } from 'i18next'
import type { Locator, Page } from 'playwright-core'
import type { AccountParams, RiotIdParams } from '../../client/paths.ts'

/** The account search of a page, or of a part of it. */
export interface SearchForm {
  readonly root: Locator
  readonly region: Locator
  readonly gameName: Locator
  readonly tagLine: Locator
  readonly button: Locator
  /** Suggestions of the game name field. */
  readonly list: Locator
  readonly options: Locator
  /** Visible messages below the fields, in order. */
  readonly listErrors: () => Promise<readonly string[]>
  readonly enter: (riotId: RiotIdParams) => Promise<void>
  /** Fills all fields and presses Enter. */
  readonly lookUp: (account: AccountParams) => Promise<void>
}

export function findSearchForm(within: Page | Locator, t: TFunction): SearchForm {
  const root = within.getByRole('search', { name: t('search.label') })
  const gameName = root.getByRole('combobox', { name: t('search.gameName') })
  const tagLine = root.getByRole('textbox', { name: t('search.tagLine') })
  const region = root.getByRole('combobox', { name: t('search.region') })

  const list = root.getByRole('listbox', { name: t('search.quick.list') })

  const enter = async (riotId: RiotIdParams) => {
    await gameName.fill(riotId.gameName)
    await tagLine.fill(riotId.tagLine)
  }

  return {
    root,
    region,
    gameName,
    tagLine,
    button: root.locator('[type="submit"]'),
    list,
    options: list.getByRole('option'),
    async listErrors() {
      const texts = await root.getByRole('alert').allInnerTexts()
      return texts.filter((text) => text !== '')
    },
    enter,
    async lookUp(account) {
      await enter(account)
      await region.selectOption(account.region)
      await tagLine.press('Enter')
    },
  }
}
