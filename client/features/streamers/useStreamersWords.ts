import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../texts/en/on-demand/streamersPage.json'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/streamersPage.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the page in every language. */
export function useStreamersWords(): TFunction<'streamersPage'> {
  useSeparateTexts('streamersPage', TEXTS)
  return useTranslation('streamersPage').t
}
