import { makeStyles } from '@fluentui/react-components'
import { useId } from 'react'
import { ExportHead } from '../../exports/ExportHead.tsx'
import { graphql } from '../../gql/gql.ts'
import { useTeamGamesQuery } from '../../gql/TeamGames.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { gameListStyle } from '../../pro-matches/game-list-style.ts'
import { ProMatch } from '../../pro-matches/ProMatch.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { teamGamesVariables } from './load-team-page.ts'
import { useTeamGamesWords } from './useTeamGamesWords.ts'

graphql(/* GraphQL */ `
  query TeamGames($team: String!, $locale: Locale!) {
    proTeam(code: $team) {
      id
      recentMatches(first: 5) {
        cursor
        ...ProMatch_edge
      }
    }
  }
`)

const useStyles = makeStyles({
  root: { marginTop: '28px' },
  title: sectionTitleStyle,
  list: gameListStyle,
})

/** The newest games of a team's players. Nothing without any. */
export function TeamGames({ team }: { readonly team: string }) {
  const styles = useStyles()
  const t = useTeamGamesWords()
  const titleId = useId()
  const { data } = useTeamGamesQuery({ variables: teamGamesVariables({ team }, useLocale()) })
  const games = data?.proTeam?.recentMatches ?? []
  if (games.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <ExportHead of="team-games" parameters={{ team }}>
        <h2 id={titleId} className={styles.title}>
          {t('title')}
        </h2>
      </ExportHead>
      <ol className={styles.list}>
        {games.map((edge) => (
          <li key={edge.cursor}>
            <ProMatch edge={edge} subject="team" />
          </li>
        ))}
      </ol>
    </section>
  )
}
