import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatTier } from '../game/rank-format.ts'
import { useWinShare } from '../game/useWinShare.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { WIDE } from './live-game-layout.ts'
import { medianRank, rankIn, type SeatFacts } from './seat-facts.ts'
import { useScoutingWords } from './useScoutingWords.ts'

interface SideFiguresProps {
  /** Of the seats with visible names. */
  readonly facts: readonly SeatFacts[]
  /** Number of seats of the side. */
  readonly seats: number
  /** Queue of the game. */
  readonly queue: string
  /** True on the right side, which is mirrored. */
  readonly turned: boolean
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '4px 18px', margin: 0, minHeight: '34px' },
  turned: { [WIDE]: { justifyContent: 'flex-end', textAlign: 'end' } },
  figure: { display: 'grid', alignContent: 'start' },
  label: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
  },
  sample: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
})

/** Known figures of a side as a whole. Ranks have a median, because tiers have no common scale; records are added up. */
export function SideFigures({ facts, seats, queue, turned }: SideFiguresProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useScoutingWords()
  const format = useFormat()
  const wordShare = useWinShare()
  const ranks = facts.flatMap(({ ranks: { value } }) => (value === null ? [] : (rankIn(value.entries, queue) ?? [])))
  const median = medianRank(ranks)
  const season = sumUp(ranks.map(({ wins, losses }) => ({ wins, games: wins + losses })))
  const played = sumUp(facts.flatMap(({ form }) => form.value.championRecord ?? []))
  const record = ({ wins, games }: Sum) => (
    <dd className={styles.value}>
      {games === 0 ? '–' : wordShare(wins / games, games)}{' '}
      <span className={styles.sample}>· {t('common.games', { count: games })}</span>
    </dd>
  )
  return (
    <dl className={mergeClasses(styles.root, turned && styles.turned)} aria-label={words('side.label')}>
      <div className={styles.figure}>
        <dt className={styles.label}>{words('side.medianRank')}</dt>
        <dd className={styles.value}>
          {median === null ? '–' : formatTier(median, t)}{' '}
          <span className={styles.sample}>
            · {words('side.known', { known: format.number(ranks.length), count: seats })}
          </span>
        </dd>
      </div>
      <div className={styles.figure} title={words('side.seasonMeaning')}>
        <dt className={styles.label}>{words('side.season')}</dt>
        {record(season)}
      </div>
      <div className={styles.figure} title={words('side.onChampionsMeaning')}>
        <dt className={styles.label}>{words('side.onChampions')}</dt>
        {record(played)}
      </div>
    </dl>
  )
}

interface Sum {
  readonly wins: number
  readonly games: number
}

function sumUp(records: readonly Sum[]): Sum {
  return records.reduce((sum, { wins, games }) => ({ wins: sum.wins + wins, games: sum.games + games }), {
    wins: 0,
    games: 0,
  })
}
