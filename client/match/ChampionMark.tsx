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
    /** How the match names the champion; not there while it runs. */
    readonly championName?: string
  }
  /** Width and height in pixels. */
  readonly size: number
  /** True for a picture that is in sight at once. */
  readonly eager?: boolean
}

/** The picture of the champion that somebody played, with its name. */
export function ChampionMark({ participant, size, eager = false }: ChampionMarkProps) {
  const nameOf = useChampionName()
  return <GameImage src={participant.champion.image} name={nameOf(participant)} size={size} eager={eager} />
}
