import { makeStyles, tokens } from '@fluentui/react-components'
import { Card } from '../../components/Card.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import { useFollowExamplesQuery } from '../../gql/FollowExamples.ts'
import { graphql } from '../../gql/gql.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { championPath, playerPath, teamPath } from '../../paths.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { FollowedRow } from './FollowedRow.tsx'
import { followExamplesVariables } from './load-following-page.ts'

graphql(/* GraphQL */ `
  query FollowExamples($champion: Int!, $locale: Locale!) {
    proPlayers(first: 1) {
      edges {
        node {
          id
          name
          slug
          team {
            id
            code
            name
            ...TeamMark_team
          }
          ...PlayerPhoto_player
        }
      }
    }
    champion(by: { key: $champion }) {
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
`)

const useStyles = makeStyles({
  words: { margin: '0 0 16px', maxWidth: '68ch', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  title: sectionTitleStyle,
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  bones: { display: 'grid', gap: '28px', padding: '14px 16px' },
})

/** Explains the empty page, and suggests a player, a team and a champion to follow. */
export function NothingFollowed() {
  const styles = useStyles()
  const words = useFollowingWords()
  const nameOf = useChampionName()
  const { data, loading } = useFollowExamplesQuery({ variables: followExamplesVariables(useLocale()) })
  const player = data?.proPlayers.edges.at(0)?.node
  const team = player?.team ?? null
  const champion = data?.champion ?? null

  return (
    <section>
      <h2 className={styles.title}>{words('empty.title')}</h2>
      <p className={styles.words}>{words('empty.words')}</p>
      {data === undefined && loading ? (
        <Card aria-busy="true" className={styles.bones}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Card>
      ) : null}
      {data === undefined ? null : (
        <Card>
          <ul className={styles.list}>
            {player === undefined ? null : (
              <li>
                <FollowedRow
                  id={player.id}
                  name={player.name}
                  to={playerPath({ team: team?.code ?? null, slug: player.slug })}
                  mark={<PlayerPhoto player={player} size={44} />}
                  title={player.name}
                >
                  {words('empty.kinds.player')}
                </FollowedRow>
              </li>
            )}
            {team === null ? null : (
              <li>
                <FollowedRow
                  id={team.id}
                  name={team.name}
                  to={teamPath(team.code)}
                  mark={<TeamMark team={team} size={44} />}
                  title={team.name}
                >
                  {words('empty.kinds.team')}
                </FollowedRow>
              </li>
            )}
            {champion === null ? null : (
              <li>
                <FollowedRow
                  id={champion.id}
                  name={nameOf({ champion }).text}
                  to={championPath(champion)}
                  mark={<GameImage src={champion.image} name={null} size={44} />}
                  title={nameOf({ champion }).text}
                >
                  {words('empty.kinds.champion')}
                </FollowedRow>
              </li>
            )}
          </ul>
        </Card>
      )}
    </section>
  )
}
