import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../texts/en/on-demand/proposals.json'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/proposals.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the code in every language, because only editors need them. */
export function useProposalWords(): TFunction<'proposals'> {
  useSeparateTexts('proposals', TEXTS)
  return useTranslation('proposals').t
}
