import type { TFunction } from 'i18next'
import { championName, type Name } from '../match/champion-name.ts'

export const teamTitle = ({ code, name }: { readonly code: string; readonly name: string }, t: TFunction) =>
  t('team.documentTitle', { team: name === code ? code : `${name} (${code})` })

export const playerTitle = (
  { name, team }: { readonly name: string; readonly team: { readonly code: string } | null },
  t: TFunction,
) => t('player.documentTitle', { name, team: team?.code ?? t('player.freeAgent') })

export function championTitle(champion: { readonly key: number; readonly name: Name | null }, t: TFunction): string {
  const { text } = championName({ champion })
  return t('champions.documentTitle', {
    name: text === '' ? t('match.unknownChampion', { number: champion.key }) : text,
  })
}
