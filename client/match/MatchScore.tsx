import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { graphql } from '../gql/gql.ts'
import type { MatchScore_participantFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { ownTokens } from '../theme/tokens.ts'
import { creepScoreAMinute } from './creep-score.ts'
import { COMPACT } from './match-row-layout.ts'
import type { MatchShape } from './match-shape.ts'
import { hasLanes, type LaneFacts } from './queue-play.ts'

graphql(/* GraphQL */ `
  fragment MatchScore_participant on Participant {
    kills
    deaths
    assists
    kda
    creepScore
  }
`)

interface MatchScoreProps {
  readonly participant: MatchScore_participantFragment
  readonly match: LaneFacts & { readonly durationSeconds: number }
  /** Matches of many groups have no lanes, and cooperative matches have no enemy champions. */
  readonly kind: MatchShape<unknown>['kind']
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    [COMPACT]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '6px' },
  },
  kills: {
    fontFamily: ownTokens.displayFont,
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'nowrap',
  },
  slash: { color: tokens.colorNeutralForeground3 },
  creepScore: { whiteSpace: 'nowrap', [COMPACT]: { display: 'none' } },
})

export function MatchScore({ participant, match, kind }: MatchScoreProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { kills, deaths, assists, kda, creepScore } = participant
  const aMinute = creepScoreAMinute(creepScore, match.durationSeconds)
  if (kind === 'together') {
    return (
      <div className={styles.root}>
        <span className={styles.kills}>{t('match.deaths', { count: deaths })}</span>
      </div>
    )
  }
  return (
    <div className={styles.root}>
      <span className={styles.kills} aria-hidden="true">
        {kills} <span className={styles.slash}>/</span> {deaths} <span className={styles.slash}>/</span> {assists}
      </span>
      <VisuallyHidden>{t('account.match.score', { kills, deaths, assists })}</VisuallyHidden>
      <span>{kda === null ? t('account.kda.perfect') : t('account.kda.value', { value: format.number(kda, 1) })}</span>
      {kind === 'sides' && hasLanes(match) ? (
        <span className={styles.creepScore}>
          {aMinute === null
            ? t('account.creepScore.total', { count: creepScore })
            : t('account.creepScore.both', { count: creepScore, value: format.number(aMinute, 1) })}
        </span>
      ) : null}
    </div>
  )
}
