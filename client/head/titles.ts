import type { TFunction } from 'i18next'
import type { Region } from '../gql/graphql.ts'
import { championName, type Name } from '../match/champion-name.ts'

export const teamTitle = ({ code, name }: { readonly code: string; readonly name: string }, t: TFunction) =>
  t('team.documentTitle', { team: name === code ? code : `${name} (${code})` })

export const playerTitle = (
  { name, team }: { readonly name: string; readonly team: { readonly code: string } | null },
  t: TFunction,
) => t('player.documentTitle', { name, team: team?.code ?? t('player.freeAgent') })

interface TitledChampion {
  readonly key: number
  readonly name: Name | null
}

export const championTitle = (champion: TitledChampion, t: TFunction) =>
  t('champions.documentTitle', { name: nameOf(champion, t) })

export const playerChampionTitle = ({ name }: { readonly name: string }, champion: TitledChampion, t: TFunction) =>
  t('player.onChampion', { player: name, champion: nameOf(champion, t) })

function nameOf(champion: TitledChampion, t: TFunction): string {
  const { text } = championName({ champion })
  return text === '' ? t('match.unknownChampion', { number: champion.key }) : text
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
