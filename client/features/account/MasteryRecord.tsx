import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { RateBar } from '../../components/RateBar.tsx'
import { RateWords } from '../../components/RateWords.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { isSmallSample, isTinySample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { MasteryRecord_recordFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { KdaFigure } from '../../match/KdaFigure.tsx'
import { CARD_LABEL } from '../../theme/card-label.ts'
import { SCREEN_READER_ONLY } from '../../theme/screen-reader-only.ts'
import { BROAD_CARDS, CARDS, SLIM_CARDS, TIGHT_TABLE } from './champions-layout.ts'

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
  readonly record: MasteryRecord_recordFragment | null
}

const useStyles = makeStyles({
  cell: {
    padding: '10px 14px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    [TIGHT_TABLE]: { padding: '10px 6px' },
    [CARDS]: { padding: 0, textAlign: 'start', ...CARD_LABEL },
  },
  none: { color: tokens.colorNeutralForeground3, [CARDS]: { gridColumn: '1 / -1' } },
  games: {
    [BROAD_CARDS]: { gridColumn: 'span 4' },
    // Where space is short, the sample beside the rate shows it instead.
    [TIGHT_TABLE]: SCREEN_READER_ONLY,
    [SLIM_CARDS]: SCREEN_READER_ONLY,
  },
  rate: {
    width: '170px',
    [TIGHT_TABLE]: { width: '140px' },
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
      <td className={mergeClasses(styles.cell, styles.games)} data-label={t('account.champions.columns.games')}>
        {t('common.games', { count: games })}
      </td>
      <td
        className={mergeClasses(styles.cell, styles.rate)}
        data-label={t('account.champions.columns.winRate')}
        title={few ? t('account.champions.fewGames') : undefined}
      >
        <RateWords value={winRate.value} sample={winRate.games} />
        {few ? <VisuallyHidden> ({t('account.champions.fewGames')})</VisuallyHidden> : null}
        {isTinySample(winRate.games) ? null : (
          <>
            <div className={mergeClasses(styles.bar, few && styles.faint)}>
              <RateBar value={winRate.value} low={winRate.low} high={winRate.high} />
            </div>
            {t('account.rate.interval', {
              low: format.number(winRate.low * 100, 0),
              high: format.percent(winRate.high, 0),
            })}
          </>
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.score)} data-label={t('account.champions.columns.score')}>
        <VisuallyHidden>{t('account.champions.score', averages)}</VisuallyHidden>
        <span aria-hidden="true">
          {averages.kills} / {averages.deaths} / {averages.assists}
        </span>
        <br />
        <KdaFigure kda={kda} /> {t('account.summary.kda')}
      </td>
      <td
        className={mergeClasses(styles.cell, styles.creepScore)}
        data-label={creepScorePerMinute === null ? undefined : t('account.champions.columns.creepScore')}
      >
        {creepScorePerMinute === null
          ? null
          : t('account.creepScore.aMinute', { value: format.number(creepScorePerMinute, 1) })}
      </td>
    </>
  )
}
