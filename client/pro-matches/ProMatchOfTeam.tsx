import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { GameImage } from '../components/GameImage.tsx'
import { LocalText } from '../components/LocalText.tsx'
import { graphql } from '../gql/gql.ts'
import type { ProMatchOfTeam_edgeFragment } from '../gql/graphql.ts'
import { useChampionName } from '../match/useChampionName.ts'
import { championPath, playerChampionPath, playerPath } from '../paths.ts'
import { useGameSubjectStyles } from './useGameSubjectStyles.ts'

graphql(/* GraphQL */ `
  fragment ProMatchOfTeam_edge on ProMatchEdge {
    participant {
      gameName
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
    }
    proPlayer {
      id
      name
      slug
      team {
        id
        code
      }
    }
  }
`)

const useStyles = makeStyles({
  champion: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
})

/** The player of a game with the champion, linked to how they play it. */
export function ProMatchOfTeam({ edge }: { readonly edge: ProMatchOfTeam_edgeFragment }) {
  const styles = useStyles()
  const subjectStyles = useGameSubjectStyles()
  const nameOf = useChampionName()
  const { participant, proPlayer } = edge
  const { champion, gameName } = participant
  const place = proPlayer && { team: proPlayer.team?.code ?? null, slug: proPlayer.slug }
  return (
    <div className={subjectStyles.root}>
      <GameImage src={champion.image} name={null} size={40} />
      <div className={subjectStyles.words}>
        {place === null ? (
          <bdi className={subjectStyles.name}>{gameName}</bdi>
        ) : (
          <Link to={playerPath(place)} className={subjectStyles.name}>
            <bdi>{proPlayer?.name}</bdi>
          </Link>
        )}
        <Link
          to={place === null ? championPath(champion) : playerChampionPath(place, champion)}
          className={styles.champion}
        >
          <LocalText name={nameOf({ champion })} />
        </Link>
      </div>
    </div>
  )
}
