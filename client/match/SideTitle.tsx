import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { MatchOutcome, QueueKind } from '../gql/graphql.ts'
import { ownTokens } from '../theme/tokens.ts'
import { hasWon, type MatchShape } from './match-shape.ts'
import { hasWinners } from './queue-play.ts'
import { colourOf, type Side } from './sides.ts'

interface SideTitleProps {
  readonly side: Side<{ readonly win: boolean }>
  readonly kind: Exclude<MatchShape<unknown>['kind'], 'empty'>
  readonly match: { readonly queue: QueueKind; readonly outcome: MatchOutcome }
}

const useStyles = makeStyles({ won: { color: ownTokens.win }, lost: { color: ownTokens.loss } })

/** Has a place for one of many groups, and no result without a possible winner. */
export function SideTitle({ side, kind, match }: SideTitleProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  if (kind === 'groups' && side.placement > 0) {
    return t('scoreboard.place', { count: side.placement, ordinal: true })
  }
  const won = hasWon(side)
  return (
    <>
      {t(`scoreboard.sides.${kind === 'sides' ? colourOf(side.sideId) : 'none'}`)}{' '}
      {match.outcome === 'PLAYED' && hasWinners(match.queue) ? (
        <span className={won ? styles.won : styles.lost}>{t(`account.result.${won ? 'win' : 'loss'}`)}</span>
      ) : null}
    </>
  )
}
