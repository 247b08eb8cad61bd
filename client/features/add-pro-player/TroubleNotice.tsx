import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMomentFormat } from '../../i18n/useFormat.ts'
import { playerPath } from '../../paths.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { ElsewhereWords } from './ElsewhereWords.tsx'
import type { Trouble } from './roster-outcome.ts'
import { OUTCOME_MARK } from './useRosterRequest.ts'

interface TroubleNoticeProps {
  readonly troubles: readonly Trouble[]
  /** Team code of the offered transfer; null to offer none. */
  readonly transferTo: string | null
  readonly onRetry: () => void
}

const useStyles = makeStyles({
  notice: {
    display: 'grid',
    gap: '8px',
    padding: '12px 14px',
    border: `1px solid ${ownTokens.loss}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: ownTokens.lossTint,
  },
  trouble: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', margin: 0 },
  link: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
})

export function TroubleNotice({ troubles, transferTo, onRetry }: TroubleNoticeProps) {
  const styles = useStyles()
  if (troubles.length === 0) return null
  return (
    <div role="alert" className={styles.notice} {...OUTCOME_MARK}>
      {troubles.map((trouble) => (
        <p key={trouble.__typename} className={styles.trouble}>
          <TroubleWords trouble={trouble} transferTo={transferTo} onRetry={onRetry} />
        </p>
      ))}
    </div>
  )
}

interface TroubleWordsProps extends Pick<TroubleNoticeProps, 'transferTo' | 'onRetry'> {
  readonly trouble: Trouble
}

function TroubleWords({ trouble, transferTo, onRetry }: TroubleWordsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useMomentFormat()
  const retry = (
    <Button size="small" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  switch (trouble.__typename) {
    case 'MembershipChanged': {
      const { player, currentTeam } = trouble
      return <ElsewhereWords name={player.name} team={currentTeam?.code ?? null} transferTo={transferTo} />
    }
    case 'AccountTaken': {
      const { name, slug, team: of } = trouble.player
      return (
        <>
          {t('addProPlayer.trouble.accountTaken', { name })}
          <Link className={styles.link} to={playerPath({ team: of?.code ?? null, slug })}>
            {t('addProPlayer.toPlayer', { name })}
          </Link>
        </>
      )
    }
    case 'UpstreamUnavailable':
      return (
        <>
          {t('addProPlayer.trouble.riot', { time: format.dateTime(trouble.retryAt) })}
          {retry}
        </>
      )
    case 'Unreachable':
      return (
        <>
          {t('addProPlayer.trouble.unreachable')}
          {retry}
        </>
      )
    case 'NotAllowed':
      return trouble.reason === 'SIGN_IN_UNCONFIRMED' ? (
        <>
          {t('addProPlayer.trouble.unconfirmed')}
          {retry}
        </>
      ) : (
        t('addProPlayer.trouble.notAllowed')
      )
    case 'IdempotencyKeyReused':
    case 'NotUndoable':
    case 'Unexpected':
      return t('addProPlayer.trouble.unexpected')
  }
}
