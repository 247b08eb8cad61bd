import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TABLET } from '../../theme/tokens.ts'
import { ChampionGrid } from './ChampionGrid.tsx'
import type { ListedChampion } from './listed-champions.ts'

interface TierSectionProps {
  readonly title: ReactNode
  readonly titleClass?: string
  readonly note?: string
  readonly champions: readonly ListedChampion[]
  /** The visible champions. */
  readonly found: ReadonlySet<ListedChampion>
  /** Shows the section without a visible champion too. */
  readonly always: boolean
  /** Shows the possible tiers of each champion. */
  readonly withTiers: boolean
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '150px minmax(0, 1fr)',
    alignItems: 'start',
    gap: '10px 24px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '10px' },
  },
  hidden: { display: 'none' },
  head: {
    position: 'sticky',
    top: '16px',
    display: 'grid',
    gap: '2px',
    [TABLET]: { position: 'static', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  },
  title: {
    position: 'relative',
    display: 'grid',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
    [TABLET]: { display: 'flex', alignItems: 'baseline', gap: '12px' },
  },
  small: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  empty: { alignSelf: 'center' },
})

/** Nothing without a visible champion, unless `always`. */
export function TierSection(props: TierSectionProps) {
  const { title, titleClass, note, champions, found, always, withTiers } = props
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const shown = champions.filter((listed) => found.has(listed)).length
  const hidden = shown === 0 && !always
  if (hidden && champions.length === 0) return null
  return (
    // Hidden, not removed, like the tiles: mounting them again would take long.
    <section aria-labelledby={titleId} className={mergeClasses(styles.root, hidden && styles.hidden)}>
      <div className={styles.head}>
        <h2 id={titleId} className={mergeClasses(styles.title, titleClass)}>
          {title}
        </h2>
        {note === undefined ? null : <p className={styles.small}>{note}</p>}
        {shown === 0 ? null : <p className={styles.small}>{t('champions.found', { count: shown })}</p>}
      </div>
      {champions.length === 0 ? (
        <p className={mergeClasses(styles.small, styles.empty)}>{t('champions.tiers.empty')}</p>
      ) : (
        <ChampionGrid champions={champions} found={found} withTiers={withTiers} />
      )}
    </section>
  )
}
