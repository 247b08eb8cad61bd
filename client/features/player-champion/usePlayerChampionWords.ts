import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../texts/en/on-demand/playerChampion.json'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/playerChampion.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the code in every language, because one page needs them. */
export function usePlayerChampionWords(): TFunction<'playerChampion'> {
  useSeparateTexts('playerChampion', TEXTS)
  return useTranslation('playerChampion').t
}
