import type { TFunction } from 'i18next'
import type { Locator, Page } from 'playwright-core'
import type { ProRole } from '../../client/gql/graphql.ts'
import type { BuiltProduct } from './built-product.ts'

/** Returns the cookie of a new editor. The operator's link works once, so this does too. */
export async function becomeEditor(product: BuiltProduct): Promise<Readonly<Record<string, string>>> {
  const { headers, status } = await fetch(product.operatorLink, { method: 'POST', redirect: 'manual' })
  const [name, value] = headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? []
  if (name === undefined || value === undefined) throw new Error(`The operator's link answers ${status}.`)
  return { [name]: value }
}

/** Locators of the visible tab of the editor page. */
export function findForm(page: Page, t: TFunction) {
  const form = page.getByRole('tabpanel')
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: false })
  const choice = (label: string) => form.getByRole('combobox', { name: label, exact: true })
  return {
    form,
    league: choice(t('addProPlayer.fields.league')),
    team: choice(t('addProPlayer.fields.team')),
    name: field(t('addProPlayer.fields.name')).first(),
    region: choice(`${t('addProPlayer.fields.region')} ${t('common.optional')}`),
    gameName: field(t('addProPlayer.fields.gameName')),
    tagLine: field(t('addProPlayer.fields.tagLine')),
    player: choice(t('addProPlayer.fields.player')),
    toLeague: choice(t('addProPlayer.fields.toLeague')),
    toTeam: choice(t('addProPlayer.fields.toTeam')),
    add: form.getByRole('button', { name: t('addProPlayer.add'), exact: true }),
    transfer: form.getByRole('button', { name: t('addProPlayer.transfer'), exact: true }),
    role: (role: ProRole): Locator => form.getByRole('radio', { name: t(`proScene.roles.${role}`) }),
    problem: (words: string): Locator => form.getByRole('alert').filter({ hasText: words }),
  }
}
