import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../../components/GameImage.tsx'
import { formatTier } from '../../game/rank-format.ts'
import { isTinySample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { RankedQueue, RankLine_entryFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import type { SpoilerState } from '../../settings/useSpoiler.ts'
import { NARROW, ownTokens } from '../../theme/tokens.ts'
import { queueWords } from './rank-words.ts'

graphql(/* GraphQL */ `
  fragment RankLine_entry on RankEntry {
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

interface RankLineProps {
  readonly queue: RankedQueue
  /** Null when unranked in the queue. */
  readonly entry: RankLine_entryFragment | null
  readonly spoiler: SpoilerState
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '14px',
    padding: '16px',
    [NARROW]: { gridTemplateColumns: '60px minmax(0, 1fr)', rowGap: '4px' },
  },
  // On the narrowest screens, the record is below the tier instead of overlapping it.
  figures: { textAlign: 'end', [NARROW]: { gridColumn: 2, textAlign: 'start' } },
  // As high as the content that a spoiler hides.
  standing: { minHeight: '66px' },
  unranked: {
    width: '52px',
    height: '52px',
    margin: '4px',
    borderRadius: '50%',
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
  },
  queue: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: 400,
    color: tokens.colorNeutralForeground2,
  },
  tier: { margin: 0, fontFamily: ownTokens.displayFont, fontSize: '24px', lineHeight: '30px', fontWeight: 600 },
  points: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  record: { margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  rate: {
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

export function RankLine({ queue, entry, spoiler }: RankLineProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const queueName = queueWords(queue, t)

  if (entry === null) {
    return (
      <div className={styles.root}>
        <span className={styles.unranked} aria-hidden="true" />
        <div>
          <h2 className={styles.queue}>{queueName}</h2>
          <p className={styles.tier}>{t('account.rank.unrankedTitle')}</p>
        </div>
      </div>
    )
  }

  return (
    <div className={styles.root}>
      {spoiler.hidden ? (
        <span className={styles.unranked} aria-hidden="true" />
      ) : (
        <GameImage src={`/images/ranks/icons/${entry.tier.toLowerCase()}.png`} name={null} size={60} eager />
      )}
      <div className={styles.standing}>
        <h2 className={styles.queue}>{queueName}</h2>
        <Spoiler spoiler={spoiler}>
          <p className={styles.tier}>{formatTier(entry, t)}</p>
          <p className={styles.points}>{t('account.rank.points', { points: format.number(entry.leaguePoints) })}</p>
        </Spoiler>
      </div>
      {spoiler.hidden ? null : (
        <div className={styles.figures}>
          <p className={styles.record} title={t('account.rank.recordMeaning')}>
            {t('account.rank.record', { wins: format.number(entry.wins), losses: format.number(entry.losses) })}
          </p>
          {entry.winRate === null ? null : (
            <p className={styles.rate}>
              {isTinySample(entry.winRate.games) ? null : `${format.percent(entry.winRate.value)} · `}
              {t('common.games', { count: entry.winRate.games })}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
