import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { PHONE } from '../../theme/tokens.ts'
import { ChampionTile } from './ChampionTile.tsx'
import type { ListedChampion } from './listed-champions.ts'

interface ChampionGridProps {
  /** In display order. */
  readonly champions: readonly ListedChampion[]
  /** The visible champions. */
  readonly found: ReadonlySet<ListedChampion>
  /** Shows the possible tiers of each champion. */
  readonly withTiers?: boolean
}

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(206px, 1fr))',
    gap: '10px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [PHONE]: { gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))', gap: '8px' },
  },
  tile: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    boxSizing: 'border-box',
    height: '68px',
    padding: '9px 10px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    // Tiles beyond the window cost no layout, but the browser's search still finds them.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 206px 68px',
    ':hover': {
      border: `1px solid ${tokens.colorBrandStroke1}`,
      backgroundColor: tokens.colorNeutralBackground1Hover,
    },
  },
  // One line more.
  tall: { height: '88px', containIntrinsicSize: 'auto 206px 88px' },
  hidden: { display: 'none' },
})

/**
 * Plain links: a single tab stop with arrow keys would be unusual, and screen readers would no longer announce a list.
 * Tiles that do not match are hidden, not removed: mounting 170 tiles again takes too long when the search is cleared.
 */
export function ChampionGrid({ champions, found, withTiers = false }: ChampionGridProps) {
  const styles = useStyles()
  return (
    <ul className={styles.grid}>
      {champions.map((listed) => (
        <li
          key={listed.champion.key}
          className={mergeClasses(styles.tile, withTiers && styles.tall, !found.has(listed) && styles.hidden)}
        >
          <ChampionTile listed={listed} withTiers={withTiers} />
        </li>
      ))}
    </ul>
  )
}
