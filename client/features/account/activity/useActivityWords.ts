import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../../texts/en/on-demand/accountActivity.json'
import { useSeparateTexts } from '../../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../../texts/*/on-demand/accountActivity.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the code in every language, because only the tab needs them. */
export function useActivityWords(): TFunction<'accountActivity'> {
  useSeparateTexts('accountActivity', TEXTS)
  return useTranslation('accountActivity').t
}
