import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../texts/en/on-demand/personRequest.json'
import { useSeparateTexts } from '../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../texts/*/on-demand/personRequest.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the dialog in every language, because few visitors need them. */
export function usePersonRequestWords(): TFunction<'personRequest'> {
  useSeparateTexts('personRequest', TEXTS)
  return useTranslation('personRequest').t
}
