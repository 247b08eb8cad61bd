import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { pointsOnLine } from '../game/ladder.ts'
import { formatRank, signedPoints } from '../game/rank-format.ts'
import { graphql } from '../gql/gql.ts'
import type { RankChangeWords_changeFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { ownTokens } from '../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment RankChangeWords_change on PlayedRankChange {
    queue
    before {
      tier
      division
      leaguePoints
    }
    after {
      tier
      division
      leaguePoints
    }
  }
`)

interface RankChangeWordsProps {
  readonly change: RankChangeWords_changeFragment
}

const useStyles = makeStyles({
  root: { fontVariantNumeric: 'tabular-nums' },
  points: { whiteSpace: 'nowrap', fontWeight: tokens.fontWeightSemibold },
  won: { color: ownTokens.win },
  lost: { color: ownTokens.loss },
  ranks: { color: tokens.colorNeutralForeground2 },
})

/** Points that games brought or cost, and the ranks before and after them: `+21 LP · Gold II 40 LP → Gold II 61 LP`. */
export function RankChangeWords({ change: { before, after } }: RankChangeWordsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const points = pointsOnLine(after) - pointsOnLine(before)
  return (
    <span className={styles.root}>
      <span className={mergeClasses(styles.points, points > 0 && styles.won, points < 0 && styles.lost)}>
        {t('account.rank.points', { points: signedPoints(points, format) })}
      </span>{' '}
      <span className={styles.ranks}>
        · {formatRank(before, t, format)} → {formatRank(after, t, format)}
      </span>
    </span>
  )
}
