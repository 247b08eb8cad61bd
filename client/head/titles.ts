import type { TFunction } from 'i18next'
import type { Region } from '../gql/graphql.ts'
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

interface TitledGame {
  readonly region: Region
  readonly pros: readonly { readonly proPlayer: { readonly name: string } | null }[]
}

/** Names at most two of the pros. */
export function gameTitle({ region, pros }: TitledGame, t: TFunction): string {
  const [first, second, ...more] = pros.flatMap(({ proPlayer }) => proPlayer?.name ?? [])
  if (first === undefined) return t('game.title.none', { region })
  if (second === undefined) return t('game.title.one', { first })
  return more.length === 0
    ? t('game.title.two', { first, second })
    : t('game.title.more', { first, second, count: more.length })
}
