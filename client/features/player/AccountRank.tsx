import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../../components/GameImage.tsx'
import { formatTier } from '../../game/rank-format.ts'
import { isTinySample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { AccountRank_entryFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment AccountRank_entry on RankEntry {
    tier
    division
    leaguePoints
    wins
    losses
    winRate {
      value
      games
    }
  }
`)

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '10px',
    fontVariantNumeric: 'tabular-nums',
  },
  tier: {
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '22px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  points: { color: tokens.colorBrandForeground1, whiteSpace: 'nowrap' },
  record: {
    display: 'grid',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  rate: { color: tokens.colorNeutralForeground3 },
})

export function AccountRank({ entry }: { readonly entry: AccountRank_entryFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { tier, leaguePoints, wins, losses, winRate } = entry
  return (
    <span className={styles.root}>
      <GameImage src={`/images/ranks/icons/${tier.toLowerCase()}.png`} name={null} size={32} eager />
      <span className={styles.tier}>
        {formatTier(entry, t)}{' '}
        <span className={styles.points}>{t('account.rank.points', { points: format.number(leaguePoints) })}</span>
      </span>
      <span className={styles.record}>
        <span title={t('account.rank.recordMeaning')}>
          {t('account.rank.record', { wins: format.number(wins), losses: format.number(losses) })}
        </span>
        {winRate === null ? null : (
          <span className={styles.rate}>
            {isTinySample(winRate.games) ? null : `${format.percent(winRate.value)} · `}
            {t('common.games', { count: winRate.games })}
          </span>
        )}
      </span>
    </span>
  )
}
