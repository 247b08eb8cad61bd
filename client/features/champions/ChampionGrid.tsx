import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { PHONE } from '../../theme/lane.ts'
import { ChampionTile } from './ChampionTile.tsx'
import type { ListedChampion } from './listed-champions.ts'

interface ChampionGridProps {
  /** In the order in which they stand. */
  readonly champions: readonly ListedChampion[]
  /** Those that are in sight. */
  readonly found: ReadonlySet<ListedChampion>
}

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(178px, 1fr))',
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
    // Tiles beyond the window cost no layout, and can still be found by the browser's search.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 178px 68px',
    ':hover': {
      border: `1px solid ${tokens.colorBrandStroke1}`,
      backgroundColor: tokens.colorNeutralBackground1Hover,
    },
  },
  hidden: { display: 'none' },
})

/**
 * Champions as tiles, each a plain link. With one stop and arrow keys instead, a list of links would answer to keys that
 * nobody expects there, and be no list to those who listen: who goes by keyboard has the search field, which leaves a few
 * of them, the search of his browser, and the way past the list.
 *
 * Tiles that do not fit are hidden and not taken away: to bring 170 of them back would take longer than a letter may when
 * somebody empties the search.
 */
export function ChampionGrid({ champions, found }: ChampionGridProps) {
  const styles = useStyles()
  return (
    <ul className={styles.grid}>
      {champions.map((listed) => (
        <li key={listed.champion.key} className={mergeClasses(styles.tile, !found.has(listed) && styles.hidden)}>
          <ChampionTile listed={listed} />
        </li>
      ))}
    </ul>
  )
}
