import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { formatTier } from '../game/rank-format.ts'
import { isTinySample } from '../game/small-sample.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { rankIn, type SeatFacts } from './seat-facts.ts'
import { FIGURE_NOTE, FIGURE_VALUE } from './seat-styles.ts'
import { useScoutingWords } from './useScoutingWords.ts'

interface SeatRankProps {
  readonly ranks: SeatFacts['ranks']
  /** Queue of the game. */
  readonly queue: string
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '6px', minWidth: 0 },
  crest: { gridRow: 'span 2', alignSelf: 'center' },
  nothing: {
    width: '24px',
    height: '24px',
    margin: '1px',
    borderRadius: '50%',
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
  },
  value: FIGURE_VALUE,
  points: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  note: { ...FIGURE_NOTE, position: 'relative' },
  bones: { display: 'grid', alignContent: 'center', gap: '6px', gridRow: 'span 2' },
})

/** Tier, points, and the record of the season in the queue of the game. */
export function SeatRank({ ranks: { value, asked }, queue }: SeatRankProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useScoutingWords()
  const format = useFormat()
  const rank = value === null ? null : rankIn(value.entries, queue)

  if (rank === null) {
    const waits = value === null && !asked
    const title = value === null ? words('rankUnknown') : t('account.rank.unrankedTitle')
    return (
      <div className={styles.root}>
        {waits ? (
          <>
            <span className={styles.crest}>
              <Skeleton width={28} height={28} radius={14} />
            </span>
            <span className={styles.bones}>
              <Skeleton width={92} height={12} />
              <Skeleton width={70} height={10} />
            </span>
          </>
        ) : (
          <>
            <span className={mergeClasses(styles.crest, styles.nothing)} aria-hidden="true" />
            <span className={styles.value}>{title}</span>
            <span className={styles.note}>{words(value === null ? 'asksAgain' : 'thisSeason')}</span>
          </>
        )}
      </div>
    )
  }

  const games = rank.wins + rank.losses
  const record = { wins: format.number(rank.wins), losses: format.number(rank.losses) }
  return (
    <div className={styles.root}>
      <span className={styles.crest}>
        <GameImage src={`/images/ranks/icons/${rank.tier.toLowerCase()}.png`} name={null} size={28} eager />
      </span>
      <span className={styles.value}>
        {formatTier(rank, t)}{' '}
        <span className={styles.points}>{t('account.rank.points', { points: format.number(rank.leaguePoints) })}</span>
      </span>
      <span className={styles.note} title={`${t('account.rank.recordMeaning')}: ${t('account.rank.record', record)}`}>
        <span aria-hidden="true">
          {record.wins}–{record.losses}
        </span>
        <VisuallyHidden>{t('account.rank.record', record)}</VisuallyHidden>
        {isTinySample(games) ? null : ` · ${format.percent(rank.wins / games, 0)}`}
      </span>
    </div>
  )
}
