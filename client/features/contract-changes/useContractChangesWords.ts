import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../languages.ts'
import type english from '../../../texts/en/on-demand/contractChanges.json'
import { textsIn } from '../../i18n/texts-in.ts'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/contractChanges.json', {
  import: 'default',
  eager: true,
})

export const contractChangesTexts = (locale: Locale): typeof english => textsIn(TEXTS, locale)

/** Bundled with the code in every language, because one page needs them. */
export function useContractChangesWords(): TFunction<'contractChanges'> {
  useSeparateTexts('contractChanges', TEXTS)
  return useTranslation('contractChanges').t
}
