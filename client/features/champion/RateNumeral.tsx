import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { RateBar } from '../../components/RateBar.tsx'
import { WinShare } from '../../components/WinShare.tsx'
import { isSmallSample, isTinySample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { RateNumeral_rateFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment RateNumeral_rate on Rate {
    value
    wins
    games
    low
    high
  }
`)

interface RateNumeralProps {
  readonly name: 'win' | 'pick' | 'ban'
  readonly rate: RateNumeral_rateFragment
  readonly note?: string | undefined
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '6px',
    fontVariantNumeric: 'tabular-nums',
    [PHONE]: {
      gridTemplateColumns: 'minmax(92px, min-content) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: '8px',
    },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  value: {
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    [PHONE]: { fontSize: '36px', lineHeight: '40px' },
  },
  few: { color: tokens.colorNeutralForeground3 },
  faint: { opacity: 0.5 },
  ground: { display: 'grid', gap: '8px', minWidth: 0 },
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  line: { display: 'block' },
})

/** Greyed when the sample is small. A tiny sample has no interval. */
export function RateNumeral({ name, rate: { value, wins, games, low, high }, note }: RateNumeralProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const few = isSmallSample(games)
  const tiny = isTinySample(games)
  const sample = { count: games, wins: format.number(wins), number: format.number(games) }
  return (
    <div className={styles.root}>
      <div>
        <h3 className={styles.title}>{t(`champion.rates.${name}`)}</h3>
        <span className={mergeClasses(styles.value, few && styles.few)}>
          {name === 'win' ? <WinShare value={value} games={games} /> : format.percent(value)}
        </span>
      </div>
      <div className={styles.ground}>
        {tiny ? null : (
          <div className={mergeClasses(few && styles.faint)}>
            <RateBar value={value} low={low} high={high} of={name === 'win' ? 'games' : 'matches'} />
          </div>
        )}
        <p className={styles.words}>
          <span className={styles.line}>
            {t(name === 'win' ? 'champion.rates.ofGames' : 'champion.rates.ofMatches', sample)}
            {few ? ` · ${t('champion.few')}` : null}
          </span>
          {tiny ? null : (
            <span className={styles.line}>
              {t('account.rate.interval', { low: format.number(low * 100, 1), high: format.percent(high) })}
            </span>
          )}
          {note === undefined ? null : <span className={styles.line}>{note}</span>}
        </p>
      </div>
    </div>
  )
}
