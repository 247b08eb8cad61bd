import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BarNumber } from '../../components/BarNumber.tsx'
import { Card } from '../../components/Card.tsx'
import { WinShare } from '../../components/WinShare.tsx'
import { ExportHead } from '../../exports/ExportHead.tsx'
import { isSmallSample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { ChampionLanes_statisticsFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { LaneGlyph } from '../../pro-scene/LaneGlyph.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { useStatisticsFilter } from '../../statistics/useStatisticsFilter.ts'
import { SCREEN_READER_ONLY } from '../../theme/screen-reader-only.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment ChampionLanes_statistics on ChampionStatistics {
    lanes {
      lane
      share {
        value
        games
      }
      winRate {
        value
        games
      }
    }
  }
`)

interface ChampionLanesProps {
  readonly championKey: number
  readonly statistics: ChampionLanes_statisticsFragment
}

const useStyles = makeStyles({
  title: sectionTitleStyle,
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  hidden: SCREEN_READER_ONLY,
  head: {
    padding: '10px 16px 6px 0',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    [PHONE]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  first: { paddingInlineStart: '16px', textAlign: 'start' },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  lane: {
    padding: '5px 8px 5px 8px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  choose: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '36px',
    padding: '4px 8px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    font: 'inherit',
    textAlign: 'start',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  chosen: {
    backgroundColor: ownTokens.brandTint,
    color: tokens.colorBrandForeground1,
    ':hover': { backgroundColor: ownTokens.brandTint },
  },
  unnamed: { padding: '4px 8px', fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
  share: { width: '84px', padding: '8px 16px 8px 0', textAlign: 'end' },
  rate: {
    padding: '8px 16px 8px 0',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    lineHeight: '18px',
    [PHONE]: { whiteSpace: 'normal' },
  },
  few: { color: tokens.colorNeutralForeground3 },
  sample: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
  },
})

/** Choosing a lane sets the page's lane filter. */
export function ChampionLanes({ championKey, statistics: { lanes } }: ChampionLanesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const titleId = useId()
  const { filter, change } = useStatisticsFilter()
  const { population, queue, patch } = filter
  return (
    <section aria-labelledby={titleId}>
      <ExportHead of="champion-lanes" parameters={{ champion: championKey, population, queue, patch }}>
        <h2 id={titleId} className={styles.title}>
          {t('champion.lanes.title')}
        </h2>
      </ExportHead>
      <Card>
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.head, styles.first)}>
                {t('champion.lanes.lane')}
              </th>
              <th scope="col" className={styles.head}>
                {t('champion.lanes.share')}
              </th>
              <th scope="col" className={styles.head}>
                {t('champion.rates.win')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lanes.map(({ lane, share, winRate }) => (
              <tr key={lane ?? 'unnamed'} className={styles.row}>
                <th scope="row" className={styles.lane}>
                  {lane === null ? (
                    <div className={styles.unnamed}>{t('champion.lanes.unnamed')}</div>
                  ) : (
                    <button
                      type="button"
                      className={mergeClasses(styles.choose, lane === filter.lane && styles.chosen)}
                      aria-pressed={lane === filter.lane}
                      title={t('champion.lanes.only', { lane: t(`match.lanes.${lane}`) })}
                      onClick={() => change({ lane: lane === filter.lane ? null : lane })}
                    >
                      <LaneGlyph lane={lane} size={18} />
                      {t(`match.lanes.${lane}`)}
                    </button>
                  )}
                </th>
                <td className={styles.share}>
                  <BarNumber share={share.value}>{format.percent(share.value)}</BarNumber>
                </td>
                <td className={mergeClasses(styles.rate, isSmallSample(winRate.games) && styles.few)}>
                  <WinShare value={winRate.value} games={winRate.games} />
                  <span className={styles.sample}>{t('common.games', { count: winRate.games })}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
