import { makeStyles } from '@fluentui/react-components'
import { graphql } from '../gql/gql.ts'
import type { LoadedGames_gamesFragment } from '../gql/graphql.ts'
import { gameListStyle } from './game-list-style.ts'
import { MoreGames } from './MoreGames.tsx'
import { ProMatch, type ProMatchSubject } from './ProMatch.tsx'

graphql(/* GraphQL */ `
  fragment LoadedGames_games on ProMatchConnection {
    edges {
      cursor
      ...ProMatch_edge
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`)

interface LoadedGamesProps {
  readonly subject: ProMatchSubject
  /** At least one. */
  readonly games: LoadedGames_gamesFragment
  /** Fetches the games after a cursor; rejects on failure. */
  readonly onLoad: (after: string | null) => Promise<unknown>
}

const useStyles = makeStyles({ list: gameListStyle })

export function LoadedGames({ subject, games: { edges, pageInfo }, onLoad }: LoadedGamesProps) {
  const styles = useStyles()
  return (
    <>
      <ol className={styles.list}>
        {edges.map((edge) => (
          <li key={edge.cursor}>
            <ProMatch edge={edge} subject={subject} />
          </li>
        ))}
      </ol>
      <MoreGames count={edges.length} pageInfo={pageInfo} onLoad={onLoad} />
    </>
  )
}
