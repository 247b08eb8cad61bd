import { NetworkStatus } from '@apollo/client'
import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { useLastKnown } from '../../components/useLastKnown.ts'
import { useFollows } from '../../following/useFollows.ts'
import { useGamePageQuery } from '../../gql/GamePage.ts'
import { graphql } from '../../gql/gql.ts'
import { gameTitle } from '../../head/titles.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { LateGameBoard } from '../../live-game/LateGameBoard.tsx'
import { LiveGameSkeleton } from '../../live-game/LiveGameSkeleton.tsx'
import { useProGames } from '../../live-game/useProGames.ts'
import { usePolling } from '../../live/usePolling.ts'
import { gamePath, matchPath, type MatchParams } from '../../paths.ts'
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts'
import { EndedNotice } from './EndedNotice.tsx'
import { GameBand } from './GameBand.tsx'
import { gamePageVariables } from './load-game-page.ts'
import { UnknownGame } from './UnknownGame.tsx'

graphql(/* GraphQL */ `
  query GamePage($matchId: ID!, $locale: Locale!) {
    activeGame(matchId: $matchId) {
      ... on ActiveGame {
        id
        matchId
        region
        observedAt
        pros {
          puuid
          proPlayer {
            id
            name
          }
        }
        ...LiveGameBoard_game
      }
      ... on EndedGame {
        matchId
        endedAt
        match {
          id
          matchId
        }
      }
    }
  }
`)

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' },
})

/** A running game. After its end, the game stays as it was last seen, below the way to its match. */
export function GamePage({ matchId: writtenId }: MatchParams) {
  const styles = useStyles()
  // The page is mounted for one game. When its address is corrected, the answer is already here.
  const [matchId] = useState(writtenId)
  const { t } = useTranslation()
  const { ids: follows } = useFollows()
  const { data, previousData, loading, networkStatus, refetch } = useGamePageQuery({
    variables: gamePageVariables({ matchId }, useLocale()),
    notifyOnNetworkStatusChange: true,
  })
  const result = (data ?? previousData)?.activeGame
  const game = useLastKnown(result?.__typename === 'ActiveGame' ? result : null)
  const ended = result?.__typename === 'EndedGame' ? result : null
  const isOver = ended?.match != null || result?.__typename === 'ActiveGameNotFound'
  // A visitor who has not seen the game run comes for its match. Others keep the game, and the way to its match.
  const recordedId = game === null ? (ended?.match?.matchId ?? null) : null
  const navigate = useNavigate()
  useEffect(() => {
    if (recordedId !== null) void navigate(matchPath(recordedId), { replace: true })
  }, [recordedId, navigate])
  useCanonicalPath(recordedId === null ? gamePath(game?.matchId ?? ended?.matchId ?? matchId) : null)
  const running = result?.__typename === 'ActiveGame'
  const pro = game?.pros.find(({ proPlayer }) => proPlayer !== null)?.proPlayer?.id
  useProGames(running ? pro : undefined, game?.id, () => void refetch())
  // Nothing changes once the match is there.
  usePolling(loading || isOver || result?.__typename === 'InvalidMatchId', () => void refetch())

  if (game === null && (result?.__typename === 'ActiveGameNotFound' || result?.__typename === 'InvalidMatchId')) {
    return <UnknownGame matchId={matchId} invalid={result.__typename === 'InvalidMatchId'} />
  }
  if (result === undefined) {
    const title = t('game.documentTitle', { matchId })
    if (loading && networkStatus !== NetworkStatus.refetch) {
      return (
        <>
          <PageBand title={title} />
          <LiveGameSkeleton />
        </>
      )
    }
    return (
      <>
        <DocumentTitle title={title} />
        <PageBand title={title} />
        <Notice
          role="alert"
          title={t('account.problem.networkTitle')}
          actions={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
        >
          {t('account.problem.network')}
        </Notice>
      </>
    )
  }

  const title = game === null ? t('game.endedTitle') : gameTitle(game, t)
  return (
    <>
      <DocumentTitle title={title} />
      <GameBand title={title} matchId={matchId} observedAt={running ? result.observedAt : null} running={running} />
      <div className={styles.page}>
        {running ? null : <EndedNotice matchId={matchId} hasMatch={ended?.match != null} />}
        {game === null ? null : <LateGameBoard game={game} ownPuuid={null} followed={follows} running={running} />}
      </div>
    </>
  )
}
