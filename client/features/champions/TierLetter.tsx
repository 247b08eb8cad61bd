import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ChampionTier } from '../../gql/graphql.ts'
import { ownTokens, TABLET } from '../../theme/tokens.ts'

interface TierLetterProps {
  readonly tier: ChampionTier
  readonly size: 'small' | 'large'
}

const useStyles = makeStyles({
  root: { fontFamily: ownTokens.displayFont, fontWeight: 700 },
  small: { fontSize: tokens.fontSizeBase500, lineHeight: '20px' },
  large: {
    fontSize: tokens.fontSizeHero1000,
    lineHeight: '64px',
    [TABLET]: { minWidth: '24px', fontSize: '36px', lineHeight: '40px' },
  },
  above: { color: ownTokens.win },
  below: { color: ownTokens.loss },
})

/** The colours of wins and losses mark tiers above and below the average. */
export function TierLetter({ tier, size }: TierLetterProps) {
  const styles = useStyles()
  const above = tier === 'S' || tier === 'A'
  const below = tier === 'C' || tier === 'D'
  return (
    <span className={mergeClasses(styles.root, styles[size], above && styles.above, below && styles.below)}>
      {tier}
    </span>
  )
}
