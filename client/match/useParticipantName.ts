import { useTranslation } from 'react-i18next'
import type { ParticipantName_participantFragment } from '../gql/graphql.ts'

type Named = Omit<ParticipantName_participantFragment, '__typename' | 'tagLine'>

export interface NameWords {
  readonly text: string
  /** False for words in place of a name. */
  readonly isName: boolean
}

/** Hidden players stay anonymous. */
export function useParticipantName(): (participant: Named) => NameWords {
  const { t } = useTranslation()
  return ({ bot, puuid, gameName, summonerName }) => {
    if (bot) return { text: t('account.player.bot'), isName: false }
    if (puuid === null) return { text: t('account.player.hidden'), isName: false }
    const name = gameName || summonerName
    return name === '' ? { text: t('match.nameless'), isName: false } : { text: name, isName: true }
  }
}
