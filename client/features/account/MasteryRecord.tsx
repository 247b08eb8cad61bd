import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FragmentFields } from '../../apollo/fragment-fields.ts'
import { RateBar } from '../../components/RateBar.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import type { MasteryRecord_recordFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { KdaFigure } from '../../match/KdaFigure.tsx'
import { BROAD_CARDS, CARDS, SLIM_CARDS } from './champions-layout.ts'
import { isSmallSample } from './champions-order.ts'

graphql(/* GraphQL */ `
  fragment MasteryRecord_record on ChampionRecord {
    games
    kills
    deaths
    assists
    kda
    creepScorePerMinute
    winRate {
      value
      games
      low
      high
    }
  }
`)

interface MasteryRecordProps {
  /** Null without a stored game. */
  readonly record: FragmentFields<MasteryRecord_recordFragment> | null
}

const useStyles = makeStyles({
  cell: {
    padding: '10px 14px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    [CARDS]: { padding: 0, textAlign: 'start' },
  },
  figure: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  few: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  none: { color: tokens.colorNeutralForeground3, [CARDS]: { gridColumn: '1 / -1' } },
  games: {
    [BROAD_CARDS]: { gridColumn: 'span 4' },
    // On the narrowest cards the sample beside the share says it to the eye.
    [SLIM_CARDS]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  rate: {
    width: '170px',
    [CARDS]: { width: 'auto' },
    [BROAD_CARDS]: { gridColumn: 'span 3' },
    [SLIM_CARDS]: { gridColumn: 'span 5' },
  },
  score: { [BROAD_CARDS]: { gridColumn: 'span 3' }, [SLIM_CARDS]: { gridColumn: 'span 4' } },
  creepScore: {
    [CARDS]: { textAlign: 'end' },
    [BROAD_CARDS]: { gridColumn: 'span 2' },
    [SLIM_CARDS]: { gridColumn: 'span 3' },
  },
  bar: { margin: '4px 0' },
  faint: { opacity: 0.5 },
})

/** What the stored games say of a champion, as the last cells of its row. */
export function MasteryRecord({ record }: MasteryRecordProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const winRate = record?.winRate ?? null
  if (record === null || winRate === null) {
    return (
      <td colSpan={4} className={mergeClasses(styles.cell, styles.none)}>
        {t('account.champions.noGames')}
      </td>
    )
  }

  const { games, kills, deaths, assists, kda, creepScorePerMinute } = record
  const few = isSmallSample(winRate.games)
  const averages = {
    kills: format.number(kills / games, 1),
    deaths: format.number(deaths / games, 1),
    assists: format.number(assists / games, 1),
  }
  return (
    <>
      <td className={mergeClasses(styles.cell, styles.games)}>{t('account.champions.games', { count: games })}</td>
      <td className={mergeClasses(styles.cell, styles.rate)} title={few ? t('account.champions.fewGames') : undefined}>
        <span className={mergeClasses(styles.figure, few && styles.few)}>{format.percent(winRate.value)}</span>{' '}
        {t('account.rate.sample', { games: format.number(winRate.games) })}
        {few ? <VisuallyHidden> ({t('account.champions.fewGames')})</VisuallyHidden> : null}
        <div className={mergeClasses(styles.bar, few && styles.faint)}>
          <RateBar value={winRate.value} low={winRate.low} high={winRate.high} />
        </div>
        {t('account.rate.interval', {
          low: format.number(winRate.low * 100, 0),
          high: format.percent(winRate.high, 0),
        })}
      </td>
      <td className={mergeClasses(styles.cell, styles.score)}>
        <VisuallyHidden>{t('account.champions.score', averages)}</VisuallyHidden>
        <span aria-hidden="true">
          {averages.kills} / {averages.deaths} / {averages.assists}
        </span>
        <br />
        <KdaFigure kda={kda} /> {t('account.summary.kda')}
      </td>
      <td className={mergeClasses(styles.cell, styles.creepScore)}>
        {creepScorePerMinute === null
          ? null
          : t('account.creepScore.aMinute', { value: format.number(creepScorePerMinute, 1) })}
      </td>
    </>
  )
}
