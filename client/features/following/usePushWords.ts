import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../languages.ts'
import type english from '../../../texts/en/on-demand/push.json'
import { textsIn } from '../../i18n/texts-in.ts'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/push.json', {
  import: 'default',
  eager: true,
})

export const pushTexts = (locale: Locale): typeof english => textsIn(TEXTS, locale)

/** Bundled with the code in every language, because one page needs them. */
export function usePushWords(): TFunction<'push'> {
  useSeparateTexts('push', TEXTS)
  return useTranslation('push').t
}
