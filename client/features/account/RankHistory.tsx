import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ExportHead } from '../../exports/ExportHead.tsx'
import { formatRank } from '../../game/rank-format.ts'
import { graphql } from '../../gql/gql.ts'
import type { RankHistory_historyFragment } from '../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { LpChart } from './LpChart.tsx'
import { LpTable } from './LpTable.tsx'
import { splitBySeason } from './seasons.ts'
import { useAddressedAccount } from './useAddressedAccount.ts'

graphql(/* GraphQL */ `
  fragment RankHistory_history on RankHistory {
    queue
    snapshots {
      takenAt
      tier
      division
      leaguePoints
      wins
      losses
    }
    peak {
      takenAt
      tier
      division
      leaguePoints
    }
  }
`)

interface RankHistoryProps {
  readonly queueName: string
  readonly history: RankHistory_historyFragment
  /** In ISO 8601; null when the account was unranked in the queue by the last observation. */
  readonly lookedAt: string | null
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    paddingTop: '14px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, fontFamily: ownTokens.displayFont, fontSize: '18px', lineHeight: '24px', fontWeight: 600 },
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  oneLine: { whiteSpace: 'nowrap' },
  peak: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  table: { fontSize: tokens.fontSizeBase200 },
  open: { width: 'fit-content', padding: '6px 0', cursor: 'pointer', color: tokens.colorNeutralForeground2 },
})

/** The observed ranks in one queue: the highest, a chart of all, and the same as a table. */
export function RankHistory({ queueName, history: { queue, snapshots, peak }, lookedAt }: RankHistoryProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const address = useAddressedAccount()
  const format = useFormat()
  const moments = useMomentFormat()
  const seasons = splitBySeason(snapshots)
  return (
    <div className={styles.root}>
      {address === null ? (
        <h3 className={styles.title}>{t('account.rank.history.title')}</h3>
      ) : (
        <ExportHead of="account-ranks" parameters={{ ...address, queue }}>
          <h3 className={styles.title}>{t('account.rank.history.title')}</h3>
        </ExportHead>
      )}
      <p className={styles.words}>
        <span className={styles.peak}>
          {t('account.rank.peak', { standing: formatRank(peak, t, format).replaceAll(' ', '\u00A0') })}
        </span>{' '}
        ·{' '}
        <time className={styles.oneLine} dateTime={peak.takenAt} suppressHydrationWarning>
          {moments.dateTime(peak.takenAt)}
        </time>
        <br />
        {t('account.rank.peakMeaning')}
      </p>
      {snapshots.length < 2 ? (
        <p className={styles.words}>{t('account.rank.history.begins')}</p>
      ) : (
        <>
          <LpChart seasons={seasons} lookedAt={lookedAt} />
          {seasons.length > 1 ? <p className={styles.words}>{t('account.rank.history.newSeason')}</p> : null}
          <details className={styles.table}>
            <summary className={styles.open}>{t('account.rank.history.asTable')}</summary>
            <LpTable label={`${t('account.rank.history.title')}: ${queueName}`} snapshots={snapshots} />
          </details>
        </>
      )}
    </div>
  )
}
