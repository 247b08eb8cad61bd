import { Link } from 'react-router-dom'
import { GameImage } from '../components/GameImage.tsx'
import { LocalText } from '../components/LocalText.tsx'
import { graphql } from '../gql/gql.ts'
import type { ProMatchChampion_edgeFragment } from '../gql/graphql.ts'
import { ParticipantName } from '../match/ParticipantName.tsx'
import { useChampionName } from '../match/useChampionName.ts'
import { championPath, playerChampionPath } from '../paths.ts'
import { useGameSubjectStyles } from './useGameSubjectStyles.ts'

graphql(/* GraphQL */ `
  fragment ProMatchChampion_edge on ProMatchEdge {
    node {
      id
      region
    }
    participant {
      champion {
        id
        key
        slug
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      ...ParticipantName_participant
    }
    proPlayer {
      id
      slug
      team {
        id
        code
      }
    }
  }
`)

/** The champion of a game, linked to how the player plays it, and the account. */
export function ProMatchChampion({ edge }: { readonly edge: ProMatchChampion_edgeFragment }) {
  const styles = useGameSubjectStyles()
  const nameOf = useChampionName()
  const { node: match, participant, proPlayer } = edge
  const { champion } = participant
  const path =
    proPlayer === null
      ? championPath(champion)
      : playerChampionPath({ team: proPlayer.team?.code ?? null, slug: proPlayer.slug }, champion)
  return (
    <div className={styles.root}>
      <GameImage src={champion.image} name={null} size={40} />
      <div className={styles.words}>
        <Link to={path} className={styles.name}>
          <LocalText name={nameOf({ champion })} />
        </Link>
        <span className={styles.account}>
          <ParticipantName participant={participant} region={match.region} own={false} />
        </span>
      </div>
    </div>
  )
}
