import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { WinShare } from '../../components/WinShare.tsx'
import { isSmallSample, isTinySample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { PatchTable_ratesFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'

graphql(/* GraphQL */ `
  fragment PatchTable_rates on ChampionPatchRates {
    patch
    matches
    winRate {
      ...RateChart_rate
    }
    pickRate {
      ...RateChart_rate
    }
    banRate {
      ...RateChart_rate
    }
  }
`)

type Rates = PatchTable_ratesFragment

interface PatchTableProps {
  readonly label: string
  /** The newest first. */
  readonly rates: readonly Rates[]
}

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  caption: { padding: '4px 0', textAlign: 'start', lineHeight: '18px', color: tokens.colorNeutralForeground2 },
  head: {
    padding: '6px 0 6px 8px',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    ':first-child': { paddingInlineStart: 0, textAlign: 'start' },
  },
  cell: {
    padding: '6px 0 6px 8px',
    textAlign: 'end',
    verticalAlign: 'top',
    lineHeight: '18px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { paddingInlineStart: 0, textAlign: 'start' },
  },
  patch: { fontWeight: tokens.fontWeightSemibold },
  value: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  few: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  small: { display: 'block', fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
})

/** A champion's rates in each patch, with all samples. */
export function PatchTable({ label, rates }: PatchTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <table className={styles.table} aria-label={label}>
      <caption className={styles.caption}>{t('champion.patches.tableNote')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {t('champion.patches.patch')}
          </th>
          {(['win', 'pick', 'ban'] as const).map((name) => (
            <th key={name} scope="col" className={styles.head}>
              {t(`champion.rates.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map(({ patch, matches, winRate, pickRate, banRate }) => (
          <tr key={patch}>
            <th scope="row" className={mergeClasses(styles.cell, styles.patch)}>
              {patch}
              <span className={styles.small}>{t('common.matches', { count: matches })}</span>
            </th>
            <RateCell name="win" rate={winRate} />
            <RateCell name="pick" rate={pickRate} />
            <RateCell name="ban" rate={banRate} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface RateCellProps {
  readonly name: 'win' | 'pick' | 'ban'
  /** Null without games. */
  readonly rate: Rates['winRate']
}

function RateCell({ name, rate }: RateCellProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  if (rate === null) return <td className={styles.cell}>{t('champion.patches.noGames')}</td>
  const { value, wins, games, low, high } = rate
  return (
    <td className={styles.cell}>
      <span className={mergeClasses(styles.value, isSmallSample(games) && styles.few)}>
        {name === 'win' ? <WinShare value={value} games={games} /> : format.percent(value)}
      </span>
      <span className={styles.small}>
        {t('champion.patches.of', { wins: format.number(wins), games: format.number(games) })}
      </span>
      {isTinySample(games) ? null : (
        <span className={styles.small} title={t('champion.interval')}>
          {format.number(low * 100, 1)}–{format.percent(high)}
        </span>
      )}
    </td>
  )
}
