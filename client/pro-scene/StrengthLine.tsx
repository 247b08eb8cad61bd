import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../components/Age.tsx'
import { GameImage } from '../components/GameImage.tsx'
import { formatTier } from '../game/rank-format.ts'
import { graphql } from '../gql/gql.ts'
import type { StrengthLine_strengthFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { ownTokens } from '../theme/tokens.ts'
import { useStrengthWords } from './useStrengthWords.ts'

graphql(/* GraphQL */ `
  fragment StrengthLine_strength on RosterStrength {
    median {
      tier
      division
      leaguePoints
    }
    players
    known
    oldestAt
  }
`)

interface StrengthLineProps {
  readonly strength: StrengthLine_strengthFragment
  /** `small` leaves out the age. */
  readonly size: 'small' | 'large'
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  large: { gap: '12px' },
  words: { display: 'grid', minWidth: 0 },
  rank: {
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '18px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  largeRank: { fontSize: tokens.fontSizeBase600, lineHeight: '30px' },
  points: { whiteSpace: 'nowrap', color: tokens.colorBrandForeground1 },
  facts: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The median rank of a roster, and how many ranks are known. */
export function StrengthLine({ strength: { median, players, known, oldestAt }, size }: StrengthLineProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useStrengthWords()
  const format = useFormat()
  const isLarge = size === 'large'
  if (median === null) return <span className={styles.facts}>{words('none')}</span>
  return (
    <span className={mergeClasses(styles.root, isLarge && styles.large)} title={words('note')}>
      <GameImage src={`/images/ranks/icons/${median.tier.toLowerCase()}.png`} name={null} size={isLarge ? 48 : 24} />
      <span className={styles.words}>
        <span className={mergeClasses(styles.rank, isLarge && styles.largeRank)}>
          {formatTier(median, t)}{' '}
          <span className={styles.points}>
            {t('account.rank.points', { points: format.number(median.leaguePoints) })}
          </span>
        </span>
        <span className={styles.facts}>
          {words(isLarge ? 'known' : 'short', { known: format.number(known), players: format.number(players) })}
          {!isLarge || oldestAt === null ? null : (
            <>
              {' · '}
              <Age moment={oldestAt}>{(age) => words('oldest', { age })}</Age>
            </>
          )}
        </span>
      </span>
    </span>
  )
}
