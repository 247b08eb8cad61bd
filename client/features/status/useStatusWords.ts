import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../texts/en/on-demand/statusPage.json'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/statusPage.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the code in every language, because one page needs them. */
export function useStatusWords(): TFunction<'statusPage'> {
  useSeparateTexts('statusPage', TEXTS)
  return useTranslation('statusPage').t
}
