import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type english from '../../../texts/en/on-demand/teamGames.json'
import { useSeparateTexts } from '../../i18n/useSeparateTexts.ts'

const TEXTS = import.meta.glob<typeof english>('../../../texts/*/on-demand/teamGames.json', {
  import: 'default',
  eager: true,
})

/** Bundled with the code in every language, because one page needs them. */
export function useTeamGamesWords(): TFunction<'teamGames'> {
  useSeparateTexts('teamGames', TEXTS)
  return useTranslation('teamGames').t
}
