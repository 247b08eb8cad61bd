import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../texts/en/separate/streamersPage.json'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/separate/streamersPage.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the page in every language. */
export function useStreamersWords(): TFunction<'streamersPage'> {
  useSeparateTexts('streamersPage', TEXTS)
  return useTranslation('streamersPage').t
}
