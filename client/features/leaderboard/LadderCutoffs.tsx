import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { graphql } from '../../gql/gql.ts'
import type { LadderCutoffs_cutoffsFragment } from '../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { changeCard, changeNote, changeTitle } from './changes-style.ts'
import { cutoffTrend, type CutoffTier } from './cutoff-trend.ts'
import { CutoffLine } from './CutoffLine.tsx'
import { CutoffTable } from './CutoffTable.tsx'
import { useChangeWords } from './useChangeWords.ts'

graphql(/* GraphQL */ `
  fragment LadderCutoffs_cutoffs on LadderCutoffs {
    challenger {
      leaguePoints
      minimum
      players
    }
    grandmaster {
      leaguePoints
      minimum
      players
    }
    history {
      date
      challenger
      grandmaster
    }
  }
`)

const TIERS = [
  ['challenger', 'CHALLENGER'],
  ['grandmaster', 'GRANDMASTER'],
] as const

const useStyles = makeStyles({
  card: changeCard,
  title: changeTitle,
  note: changeNote,
  tier: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '10px',
    padding: '6px 0',
  },
  name: { margin: 0, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  points: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: '24px',
    lineHeight: '28px',
    fontWeight: 600,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  trend: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '14px',
  },
})

/** The points that the two highest tiers need, with their history as lines and as a table. */
export function LadderCutoffs({ cutoffs }: { readonly cutoffs: LadderCutoffs_cutoffsFragment }) {
  const styles = useStyles()
  const t = useChangeWords()
  return (
    <Card className={styles.card}>
      <h3 className={styles.title} title={t('cutoffsMeaning')}>
        {t('cutoffs')}
      </h3>
      {TIERS.map(([key, tier]) => (
        <Cutoff key={key} tier={key} name={tier} cutoffs={cutoffs} />
      ))}
      <p className={styles.note}>{t('cutoffsMeaning')}</p>
      {cutoffs.history.length < 2 ? null : <CutoffTable days={cutoffs.history} />}
    </Card>
  )
}

interface CutoffProps {
  readonly tier: CutoffTier
  readonly name: 'CHALLENGER' | 'GRANDMASTER'
  readonly cutoffs: LadderCutoffs_cutoffsFragment
}

function Cutoff({ tier, name, cutoffs: { history, ...cutoffs } }: CutoffProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useChangeWords()
  const format = useFormat()
  const moments = useMomentFormat()
  const { leaguePoints, minimum, players } = cutoffs[tier]
  const trend = cutoffTrend(history, tier)
  const [first] = history

  function trendWords() {
    if (trend !== null) {
      const change = `${trend.change > 0 ? '+' : trend.change < 0 ? '−' : '±'}${format.number(Math.abs(trend.change))}`
      return words('change', { count: trend.days, change })
    }
    return first === undefined ? '' : words('begins', { date: moments.partialDate(first.date) })
  }

  return (
    <div className={styles.tier}>
      <GameImage src={`/images/ranks/icons/${name.toLowerCase()}.png`} name={null} size={32} eager />
      <div>
        <h4 className={styles.name}>{t(`tiers.${name}`)}</h4>
        <p className={styles.note}>
          {players === 0
            ? words('empty', { points: format.number(minimum) })
            : words('players', { count: players, number: format.number(players) })}
        </p>
      </div>
      <p className={styles.points}>
        {leaguePoints === null ? '–' : t('account.rank.points', { points: format.number(leaguePoints) })}
      </p>
      {players === 0 ? null : (
        <div className={styles.trend}>
          {trend === null ? <span /> : <CutoffLine points={trend.points} />}
          <p className={styles.note}>{trendWords()}</p>
        </div>
      )}
    </div>
  )
}
