import { GameImage } from '../components/GameImage.tsx'
import { graphql } from '../gql/gql.ts'
import type { ChampionMark_participantFragment } from '../gql/graphql.ts'
import { useChampionName } from './useChampionName.ts'

graphql(/* GraphQL */ `
  fragment ChampionMark_participant on Participant {
    champion {
      id
      key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    championName
  }
`)

interface ChampionMarkProps {
  readonly participant: Pick<ChampionMark_participantFragment, 'champion'> & {
    /** The match's own name of the champion; absent while the game runs. */
    readonly championName?: string
  }
  /** In pixels. */
  readonly size: number
  /** True for a picture in the first view. */
  readonly eager?: boolean
}

export function ChampionMark({ participant, size, eager = false }: ChampionMarkProps) {
  const nameOf = useChampionName()
  return <GameImage src={participant.champion.image} name={nameOf(participant)} size={size} eager={eager} />
}
