import type { TFunction } from 'i18next'
import { championName, type Name } from '../match/champion-name.ts'

/** Title of a team's page. */
export const teamTitle = ({ code, name }: { readonly code: string; readonly name: string }, t: TFunction) =>
  t('team.documentTitle', { team: name === code ? code : `${name} (${code})` })

/** Title of a pro player's page. */
export const playerTitle = (
  { name, team }: { readonly name: string; readonly team: { readonly code: string } | null },
  t: TFunction,
) => t('player.documentTitle', { name, team: team?.code ?? t('player.freeAgent') })

/** Title of a champion's page. */
export function championTitle(champion: { readonly key: number; readonly name: Name | null }, t: TFunction): string {
  const { text } = championName({ champion })
  return t('champions.documentTitle', {
    name: text === '' ? t('match.unknownChampion', { number: champion.key }) : text,
  })
}
