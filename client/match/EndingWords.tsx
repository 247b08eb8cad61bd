import { useTranslation } from 'react-i18next'
import { graphql } from '../gql/gql.ts'
import type { EndingWords_matchFragment } from '../gql/graphql.ts'
import { endingOf } from './match-shape.ts'
import { useChampionName } from './useChampionName.ts'

graphql(/* GraphQL */ `
  fragment EndingWords_match on Match {
    queue
    outcome
    participants {
      teamId
      subteamId
      placement
      win
      champion {
        id
        key
        name(locale: $locale) {
          text
          locale
        }
      }
      championName
    }
  }
`)

/** Independent of any participant. */
export function EndingWords({ match }: { readonly match: EndingWords_matchFragment }) {
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const ending = endingOf(match)
  switch (ending.kind) {
    case 'side':
      return t(`match.ending.${ending.colour}`)
    case 'first':
      return t('match.ending.first', {
        champions: ending.participants.map((participant) => nameOf(participant).text).join(', '),
      })
    case 'won':
    case 'lost':
    case 'none':
    case 'REMAKE':
    case 'ABORTED':
      return t(`match.ending.${ending.kind}`)
  }
}
