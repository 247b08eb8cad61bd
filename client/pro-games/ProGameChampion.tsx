import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { GameImage } from '../components/GameImage.tsx'
import { LocalText } from '../components/LocalText.tsx'
import { graphql } from '../gql/gql.ts'
import type { ProGameChampion_edgeFragment } from '../gql/graphql.ts'
import { ParticipantName } from '../match/ParticipantName.tsx'
import { useChampionName } from '../match/useChampionName.ts'
import { championPath, playerChampionPath } from '../paths.ts'

graphql(/* GraphQL */ `
  fragment ProGameChampion_edge on ProMatchEdge {
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

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  // Touch targets: the name is 24 pixels high, and the centre of the account more than 12 pixels below it.
  words: { display: 'grid', justifyItems: 'start', gap: '6px', minWidth: 0 },
  name: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  link: {
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '2px' },
  },
  account: { minWidth: 0, maxWidth: '100%' },
})

/** The champion of a game, linked to how the player plays it, and the account. */
export function ProGameChampion({ edge }: { readonly edge: ProGameChampion_edgeFragment }) {
  const styles = useStyles()
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
        <Link to={path} className={mergeClasses(styles.name, styles.link)}>
          <LocalText name={nameOf({ champion })} />
        </Link>
        <span className={styles.account}>
          <ParticipantName participant={participant} region={match.region} own={false} />
        </span>
      </div>
    </div>
  )
}
