import type { Locale } from '../../languages.ts'
import type english from '../../texts/en/on-demand/explorer.json'
import { textsIn } from '../i18n/texts-in.ts'

const TEXTS = import.meta.glob<typeof english>('../../texts/*/on-demand/explorer.json', {
  import: 'default',
  eager: true,
})

export type ExplorerTexts = typeof english

export const explorerTextsIn = (locale: Locale): ExplorerTexts => textsIn(TEXTS, locale)
