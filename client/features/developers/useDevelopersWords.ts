import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../languages.ts'
import type english from '../../../texts/en/on-demand/developers.json'
import { textsIn } from '../../i18n/texts-in.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/developers.json', {
  import: 'default',
  eager: true,
})

export const developersTexts = (locale: Locale): typeof english => textsIn(TEXTS, locale)

/** Bundled with the code in every language, because one page needs them. */
export function useDevelopersWords(): TFunction<'developers'> {
  useSeparateTexts('developers', TEXTS)
  return useTranslation('developers').t
}

/** The same texts as they are written, for lists and tables. */
export const useDevelopersTexts = () => developersTexts(useLocale())
