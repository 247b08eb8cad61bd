import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import type { ListedChampion_entryFragment } from '../../gql/graphql.ts'
import { TierLetter } from './TierLetter.tsx'

interface TierCellProps {
  /** Null without counted matches. */
  readonly entry: Pick<ListedChampion_entryFragment, 'tier' | 'tierRange'> | null
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-grid', justifyItems: 'start', whiteSpace: 'nowrap' },
  range: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground3 },
})

/** The tier of a champion above its possible tiers, or a dash without a tier. */
export function TierCell({ entry }: TierCellProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const tier = entry?.tier ?? null
  const range = entry?.tierRange ?? null
  if (tier === null || range === null) {
    return (
      <span className={styles.root}>
        <VisuallyHidden>{t('champions.tiers.none')}</VisuallyHidden>
        <span className={styles.range} aria-hidden="true">
          –
        </span>
      </span>
    )
  }
  const { best, worst } = range
  if (best === worst) return <TierLetter tier={tier} size="small" />
  const possible = t('champions.tiers.possible', { best, worst })
  return (
    <span className={styles.root} title={possible}>
      <TierLetter tier={tier} size="small" />
      <VisuallyHidden> ({possible})</VisuallyHidden>
      <span className={styles.range} aria-hidden="true">
        {best}–{worst}
      </span>
    </span>
  )
}
