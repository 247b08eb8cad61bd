import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../../components/keep-focus.ts'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { SharedGameKind } from '../../gql/graphql.ts'
import { useSharedGamesQuery } from '../../gql/SharedGames.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { ComparedParams } from '../../paths.ts'
import { gameListStyle } from '../../pro-matches/game-list-style.ts'
import { GamesSkeleton } from '../../pro-matches/GamesSkeleton.tsx'
import { MoreGames } from '../../pro-matches/MoreGames.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import type { Pair } from './found-player.ts'
import { sharedGamesVariables } from './load-compare-page.ts'
import { SharedGame } from './SharedGame.tsx'
import { useCompareWords } from './useCompareWords.ts'

graphql(/* GraphQL */ `
  query SharedGames(
    $a: ComparedBy!
    $b: ComparedBy!
    $kind: SharedGameKind!
    $first: Int!
    $after: String
    $locale: Locale!
  ) {
    sharedGames(a: $a, b: $b, kind: $kind, first: $first, after: $after) {
      edges {
        cursor
        ...SharedGame_edge
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

interface SharedGamesProps {
  readonly kind: SharedGameKind
  /** The address at which the players were found. */
  readonly asked: Pair<ComparedParams>
  readonly names: Pair<string>
  readonly ofPro: boolean
}

const useStyles = makeStyles({
  title: sectionTitleStyle,
  list: gameListStyle,
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})

/** The newest first. */
export function SharedGames({ kind, asked, names, ofPro }: SharedGamesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useCompareWords()
  const titleId = useId()
  const keepFocus = use(KeepFocus)
  const { data, loading, refetch, fetchMore } = useSharedGamesQuery({
    variables: sharedGamesVariables(asked.a, asked.b, kind, useLocale()),
    notifyOnNetworkStatusChange: true,
  })
  const games = data?.sharedGames

  function retry() {
    void refetch()
    // The button is removed once there is an answer.
    keepFocus()
  }

  function list() {
    if (games === undefined && loading) return <GamesSkeleton rows={2} />
    if (games === undefined) {
      return (
        <Notice
          role="alert"
          title={t('championGames.unreachableTitle')}
          actions={<Button onClick={retry}>{t('common.retry')}</Button>}
        >
          {t('championGames.unreachable')}
        </Notice>
      )
    }
    if (games === null || games.edges.length === 0) return <p className={styles.none}>{words('games.none')}</p>
    return (
      <>
        <ol className={styles.list}>
          {games.edges.map((edge) => (
            <li key={edge.cursor}>
              <SharedGame edge={edge} kind={kind} names={names} ofPro={ofPro} />
            </li>
          ))}
        </ol>
        <MoreGames
          count={games.edges.length}
          pageInfo={games.pageInfo}
          onLoad={(after) => fetchMore({ variables: { after } })}
        />
      </>
    )
  }

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {words(`games.title.${kind}`)}
      </h2>
      {list()}
    </section>
  )
}
