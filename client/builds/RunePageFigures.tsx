import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { RateBar } from '../components/RateBar.tsx'
import { WinShare } from '../components/WinShare.tsx'
import { isSmallSample, isTinySample } from '../game/small-sample.ts'
import { graphql } from '../gql/gql.ts'
import type { RunePageFigures_useFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { ownTokens } from '../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment RunePageFigures_use on RunePageUse {
    share {
      value
      wins
      games
    }
    winRate {
      value
      games
      low
      high
    }
  }
`)

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px 40px',
    margin: 0,
    paddingBottom: '14px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
  },
  figure: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    alignContent: 'start',
    alignItems: 'baseline',
    columnGap: '8px',
  },
  name: {
    gridColumn: '1 / -1',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
  },
  value: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  sample: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  few: { color: tokens.colorNeutralForeground3 },
  bar: { gridColumn: '1 / -1', margin: '2px 0 0', minWidth: '180px' },
  faint: { opacity: 0.5 },
})

/** The share of games with a rune page, and their win rate. */
export function RunePageFigures({ use: { share, winRate } }: { readonly use: RunePageFigures_useFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const few = isSmallSample(winRate.games)
  const tiny = isTinySample(winRate.games)
  return (
    <dl className={styles.root}>
      <div className={styles.figure}>
        <dt className={styles.name}>{t('championBuilds.runes.taken')}</dt>
        <dd className={mergeClasses(styles.value, isSmallSample(share.games) && styles.few)}>
          {format.percent(share.value)}
        </dd>
        <dd className={styles.sample}>
          {t('championBuilds.runes.sample', {
            count: share.games,
            taken: format.number(share.wins),
            number: format.number(share.games),
          })}
        </dd>
      </div>
      <div className={styles.figure}>
        <dt className={styles.name}>{t('championBuilds.winRate')}</dt>
        <dd className={mergeClasses(styles.value, few && styles.few)}>
          <WinShare value={winRate.value} games={winRate.games} />
        </dd>
        <dd className={styles.sample}>
          {t('common.games', { count: winRate.games })}
          {few ? ` · ${t('account.champions.fewGames')}` : null}
          {tiny
            ? null
            : ` · ${t('account.rate.interval', {
                low: format.number(winRate.low * 100, 0),
                high: format.percent(winRate.high, 0),
              })}`}
        </dd>
        {tiny ? null : (
          <dd className={mergeClasses(styles.bar, few && styles.faint)}>
            <RateBar value={winRate.value} low={winRate.low} high={winRate.high} />
          </dd>
        )}
      </div>
    </dl>
  )
}
