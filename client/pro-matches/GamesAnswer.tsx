import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../components/Notice.tsx'
import type { LoadedGames_gamesFragment } from '../gql/graphql.ts'
import { GamesSkeleton } from './GamesSkeleton.tsx'
import { LoadedGames } from './LoadedGames.tsx'
import type { ProMatchSubject } from './ProMatch.tsx'

interface GamesAnswerProps {
  /** Undefined without an answer. */
  readonly games: LoadedGames_gamesFragment | undefined
  /** True while an answer may arrive. */
  readonly loading: boolean
  /** True when it is known without an answer that there are no games. */
  readonly isNone?: boolean
  readonly subject: ProMatchSubject
  /** Replaces an empty list. */
  readonly none: ReactNode
  /** The button that calls it is removed once there is an answer. */
  readonly onRetry: () => void
  /** Fetches the games after a cursor; rejects on failure. */
  readonly onLoad: (after: string | null) => Promise<unknown>
}

/** A list of games: a placeholder while it loads, a notice after a failure, and `none` in place of an empty list. */
export function GamesAnswer({ games, loading, isNone = false, subject, none, onRetry, onLoad }: GamesAnswerProps) {
  const { t } = useTranslation()
  if (isNone) return none
  if (games === undefined && loading) return <GamesSkeleton />
  if (games === undefined) {
    return (
      <Notice
        role="alert"
        title={t('championGames.unreachableTitle')}
        actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}
      >
        {t('championGames.unreachable')}
      </Notice>
    )
  }
  if (games.edges.length === 0) return none
  return <LoadedGames games={games} subject={subject} onLoad={onLoad} />
}
