import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../texts/en/on-demand/ladderChanges.json'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/ladderChanges.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the page in every language. */
export function useChangeWords(): TFunction<'ladderChanges'> {
  useSeparateTexts('ladderChanges', TEXTS)
  return useTranslation('ladderChanges').t
}
