import type { TFunction } from 'i18next'
import { CHAMPION_TAGS } from '../../statistics/champion-tags.ts'

/** What a champion is good at, in the language of the page; as Riot writes it where nobody has translated it yet. */
export function tagWords(tag: string, t: TFunction): string {
  const known = CHAMPION_TAGS.find((name) => name === tag)
  return known === undefined ? tag : t(`champions.tags.${known}`)
}
