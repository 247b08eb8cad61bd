import { useTranslation } from 'react-i18next'
import type { ListedChampion_entryFragment } from '../../gql/graphql.ts'

interface PossibleTiersProps {
  readonly range: NonNullable<ListedChampion_entryFragment['tierRange']>
  readonly className?: string
}

/** The tiers that a champion's games do not rule out. Nothing when there is one. */
export function PossibleTiers({ range: { best, worst }, className }: PossibleTiersProps) {
  const { t } = useTranslation()
  return best === worst ? null : <span className={className}>{t('champions.tiers.possible', { best, worst })}</span>
}
