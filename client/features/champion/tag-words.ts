import type { TFunction } from 'i18next'
import { CHAMPION_TAGS } from '../../statistics/champion-tags.ts'

/** Returns a champion's tag in the page's language; Riot's own word when it has no translation. */
export function tagWords(tag: string, t: TFunction): string {
  const known = CHAMPION_TAGS.find((name) => name === tag)
  return known === undefined ? tag : t(`champions.tags.${known}`)
}
