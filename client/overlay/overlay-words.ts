import type { Locale } from '../../languages.ts'
import type english from '../../texts/en/on-demand/overlay.json'
import type englishTiers from '../../texts/en/tiers.json'
import { textsIn } from '../i18n/texts-in.ts'

const TEXTS = import.meta.glob<typeof english>('../../texts/*/on-demand/overlay.json', {
  import: 'default',
  eager: true,
})

const TIERS = import.meta.glob<typeof englishTiers>('../../texts/*/tiers.json', { import: 'default', eager: true })

export type OverlayWords = typeof english & { readonly tiers: typeof englishTiers }

export const overlayWordsIn = (locale: Locale): OverlayWords => ({
  ...textsIn(TEXTS, locale),
  tiers: textsIn(TIERS, locale),
})

/** Replaces each `{{name}}` of a text by its value. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
