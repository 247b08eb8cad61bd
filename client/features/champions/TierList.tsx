import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import type { TierRule_ruleFragment } from '../../gql/graphql.ts'
import { ownTokens } from '../../theme/tokens.ts'
import type { ListedChampion } from './listed-champions.ts'
import { groupByTier } from './tier-groups.ts'
import { TierLetter } from './TierLetter.tsx'
import { TierRule } from './TierRule.tsx'
import { TierSection } from './TierSection.tsx'

interface TierListProps {
  /** In the order of each tier. */
  readonly champions: readonly ListedChampion[]
  /** The visible champions. */
  readonly found: ReadonlySet<ListedChampion>
  readonly rule: TierRule_ruleFragment
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' },
  notYet: { margin: 0, padding: '14px 16px', color: tokens.colorNeutralForeground2 },
  none: {
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
  },
})

/** Champions without a tier are at the end. */
export function TierList({ champions, found, rule }: TierListProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { tiers, withoutTier } = groupByTier(champions)
  const hasTiers = tiers.some(({ champions: placed }) => placed.length > 0)
  // A filter hides tiers in which it finds no champion; without a filter, an empty tier says that it is empty.
  const everything = found.size === champions.length
  return (
    <div className={styles.root}>
      {rule.average === null ? null : (
        <>
          {hasTiers ? null : (
            <Card>
              <p className={styles.notYet}>{t('champions.tiers.notYet', { count: rule.leastGames })}</p>
            </Card>
          )}
          {(hasTiers ? tiers : []).map(({ tier, champions: placed }) => (
            <TierSection
              key={tier}
              title={
                <>
                  <VisuallyHidden>{t('champions.columns.tier')} </VisuallyHidden>
                  <TierLetter tier={tier} size="large" /> {t(`champions.tiers.meaning.${tier}`)}
                </>
              }
              champions={placed}
              found={found}
              always={everything}
              withTiers
            />
          ))}
          <TierRule rule={rule} average={rule.average} />
        </>
      )}
      <TierSection
        title={t('champions.tiers.none')}
        titleClass={styles.none}
        note={t('champions.tiers.tooFew', { count: rule.leastGames })}
        champions={withoutTier}
        found={found}
        always={false}
        withTiers={false}
      />
    </div>
  )
}
