import type { TFunction } from 'i18next'

/** Of no, one or two players. */
export function compareTitle([a, b]: readonly string[], t: TFunction): string {
  if (a === undefined) return t('compare.title')
  return b === undefined ? `${t('compare.title')}: ${a}` : t('compare.pair', { a, b })
}
