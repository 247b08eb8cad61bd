import type { TFunction } from 'i18next'
import type { Locator, Page } from 'playwright-core'
import type { AccountParams, RiotIdParams } from '../../client/paths.ts'

/** The search by the parts of a Riot ID, on a page or in a part of it. */
export interface SearchForm {
  readonly root: Locator
  readonly region: Locator
  readonly gameName: Locator
  readonly tagLine: Locator
  readonly button: Locator
  /** Visible messages below the fields, in order. */
  readonly listErrors: () => Promise<readonly string[]>
  readonly enter: (riotId: RiotIdParams) => Promise<void>
  /** Fills all fields and presses Enter. */
  readonly lookUp: (account: AccountParams) => Promise<void>
}

/** Opens the search by parts in place of the search in one field. */
export async function openSearchForm(within: Page | Locator, t: TFunction): Promise<SearchForm> {
  await within.getByRole('button', { name: t('search.byParts') }).click()
  return findSearchForm(within, t)
}

/** The search in one field. */
export interface OneField {
  readonly root: Locator
  readonly region: Locator
  readonly field: Locator
  readonly list: Locator
  readonly options: Locator
}

export function findOneField(within: Page | Locator, t: TFunction): OneField {
  const root = within.getByRole('search', { name: t('search.anything.title') })
  const list = root.getByRole('listbox', { name: t('search.quick.list') })
  return {
    root,
    region: root.getByRole('combobox', { name: t('search.region') }),
    field: root.getByRole('combobox', { name: t('search.anything.label') }),
    list,
    options: list.getByRole('option'),
  }
}

export function findSearchForm(within: Page | Locator, t: TFunction): SearchForm {
  const root = within.getByRole('search', { name: t('search.label') })
  const gameName = root.getByRole('textbox', { name: t('search.gameName') })
  const tagLine = root.getByRole('textbox', { name: t('search.tagLine') })
  const region = root.getByRole('combobox', { name: t('search.region') })

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
