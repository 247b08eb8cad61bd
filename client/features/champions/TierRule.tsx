import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { graphql } from '../../gql/gql.ts'
import type { TierRule_ruleFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { PHONE, TABLET } from '../../theme/tokens.ts'
import { TierLetter } from './TierLetter.tsx'

graphql(/* GraphQL */ `
  fragment TierRule_rule on ChampionTierRule {
    average
    leastGames
    bands {
      tier
      from
      below
    }
  }
`)

interface TierRuleProps {
  readonly rule: TierRule_ruleFragment
  /** Win rate of the counted games, 0 to 1. */
  readonly average: number
}

type Band = TierRule_ruleFragment['bands'][number]

const useStyles = makeStyles({
  root: {
    padding: '20px',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)',
    alignItems: 'start',
    gap: '16px 40px',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [PHONE]: { padding: '14px' },
  },
  title: sectionTitleStyle,
  words: {
    maxWidth: '68ch',
    margin: '0 0 8px',
    textWrap: 'pretty',
    color: tokens.colorNeutralForeground2,
    ':last-child': { marginBottom: 0 },
  },
  table: { width: '100%', maxWidth: '560px', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    padding: '0 16px 6px 0',
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    verticalAlign: 'bottom',
    [PHONE]: { paddingRight: '10px' },
  },
  cell: {
    padding: '6px 16px 6px 0',
    textAlign: 'start',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightRegular,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { paddingRight: '10px' },
  },
  letter: { width: '44px' },
  last: { paddingRight: 0 },
})

export function TierRule({ rule: { bands, leastGames }, average }: TierRuleProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const titleId = useId()
  const conditionOf = useCondition()
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.root}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {t('champions.tiers.rule.title')}
          </h2>
          <p className={styles.words}>{t('champions.tiers.rule.formula', { average: format.percent(average) })}</p>
          <p className={styles.words}>{t('champions.tiers.rule.uncertainty', { count: leastGames })}</p>
        </div>
        <table className={styles.table} aria-label={t('champions.tiers.rule.label')}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.head, styles.letter)}>
                {t('champions.columns.tier')}
              </th>
              <th scope="col" className={styles.head}>
                {t('champions.tiers.rule.band')}
              </th>
              <th scope="col" className={mergeClasses(styles.head, styles.last)}>
                {t('champions.tiers.rule.condition')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => {
              const { winRate, interval } = conditionOf(band)
              return (
                <tr key={band.tier}>
                  <th scope="row" className={styles.cell}>
                    <TierLetter tier={band.tier} size="small" />
                  </th>
                  <td className={styles.cell}>{winRate}</td>
                  <td className={mergeClasses(styles.cell, styles.last)}>{interval}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Card>
    </section>
  )
}

/** Words the win rates of a tier, and what its champions' intervals have in common. */
function useCondition() {
  const { t } = useTranslation()
  const format = useFormat()
  const wordBand = ({ tier, ...band }: Band) => {
    const [from, below] = [format.percent(band.from), format.percent(band.below)]
    if (tier === 'S') return t('champions.tiers.rule.from', { from })
    if (tier === 'D') return t('champions.tiers.rule.below', { below })
    return t('champions.tiers.rule.between', { from, below })
  }
  return (band: Band): { readonly winRate: string; readonly interval: string } => {
    const winRate = wordBand(band)
    if (band.tier === 'B') return { winRate, interval: t('champions.tiers.rule.anyOther') }
    const above = band.tier === 'S' || band.tier === 'A'
    return {
      winRate,
      interval: t(above ? 'champions.tiers.rule.lowEnd' : 'champions.tiers.rule.highEnd', { band: winRate }),
    }
  }
}
