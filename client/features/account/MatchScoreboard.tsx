import { NetworkStatus } from '@apollo/client'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'
import { useMatchScoreboardQuery } from '../../gql/MatchScoreboard.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { useDisplayedLocale } from '../../i18n/useDisplayedLocale.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { CopyLink } from '../../match/CopyLink.tsx'
import { Scoreboard } from '../../match/Scoreboard.tsx'
import { AgainstUsual } from '../../match/usual/AgainstUsual.tsx'
import { matchPath, playerMatchPath } from '../../paths.ts'
import { MatchScoreboardSkeleton } from './MatchScoreboardSkeleton.tsx'

graphql(/* GraphQL */ `
  query MatchScoreboard($id: ID!, $participantId: Int!, $locale: Locale!) {
    match(id: $id) {
      ... on Match {
        id
        matchId
        patch
        ...AgainstUsual_match
        ...Scoreboard_match @nonreactive
      }
    }
  }
`)

interface MatchScoreboardProps {
  /** The `id` of the match. */
  readonly matchId: string
  /** The account's participant number. */
  readonly ownId: number
}

const useStyles = makeStyles({
  root: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 20px',
    padding: '10px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minWidth: 0 },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  failed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', padding: '16px' },
})

/** Fetches the full match when it is opened. */
export function MatchScoreboard({ matchId, ownId }: MatchScoreboardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const requested = toContractLocale(useLocale())
  const { data, previousData, loading, networkStatus, refetch } = useMatchScoreboardQuery({
    variables: { id: matchId, participantId: ownId, locale: requested },
    notifyOnNetworkStatusChange: true,
  })
  const locale = useDisplayedLocale(requested, data !== undefined)
  const match = (data ?? previousData)?.match
  const retrying = networkStatus === NetworkStatus.refetch

  if (match?.__typename === 'Match') {
    return (
      <div className={styles.root}>
        <AgainstUsual match={match} />
        <Scoreboard match={match} locale={locale} ownId={ownId} />
        <div className={styles.foot}>
          <span>
            {[match.matchId, match.patch && t('match.patch', { patch: match.patch })].filter(Boolean).join(' · ')}
          </span>
          <span className={styles.ways}>
            <Link className={styles.link} to={playerMatchPath(match.matchId, ownId)}>
              {t('match.link.open')}
            </Link>
            <CopyLink path={matchPath(match.matchId)} />
          </span>
        </div>
      </div>
    )
  }
  if (loading && !retrying) return <MatchScoreboardSkeleton />
  return (
    <div className={styles.root}>
      <div className={styles.failed} role="alert">
        {t('scoreboard.failed')}
        <Button size="small" disabledFocusable={retrying} onClick={() => void refetch()}>
          {retrying ? t('common.loading') : t('common.retry')}
        </Button>
      </div>
    </div>
  )
}
