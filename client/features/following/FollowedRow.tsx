import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FollowButton } from '../../following/FollowButton.tsx'
import { ownTokens, PHONE } from '../../theme/tokens.ts'

interface FollowedRowProps {
  readonly id: string
  readonly name: string
  readonly to: string
  /** A picture, 44 pixels wide. */
  readonly mark: ReactNode
  readonly title: ReactNode
  readonly below?: ReactNode
  /** Content before the star. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 5fr) minmax(0, 7fr) auto',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '72px',
    boxSizing: 'border-box',
    padding: '10px 12px 10px 16px',
    [PHONE]: {
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      gridTemplateAreas: '"mark title actions" "mark doing doing"',
      columnGap: '12px',
      rowGap: '4px',
      padding: '10px 8px 10px 12px',
    },
  },
  mark: { [PHONE]: { gridArea: 'mark', alignSelf: 'start' } },
  title: { display: 'grid', minWidth: 0, [PHONE]: { gridArea: 'title' } },
  link: {
    justifySelf: 'start',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'inherit',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '26px',
    fontWeight: 600,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  below: {
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
  },
  doing: { minWidth: 0, color: tokens.colorNeutralForeground2, [PHONE]: { gridArea: 'doing' } },
  actions: { display: 'flex', alignItems: 'center', gap: '4px', [PHONE]: { gridArea: 'actions' } },
})

/** The star unfollows the entry. */
export function FollowedRow({ id, name, to, mark, title, below, action, children }: FollowedRowProps) {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.title}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
        {below === undefined ? null : <span className={styles.below}>{below}</span>}
      </span>
      <div className={styles.doing}>{children}</div>
      <span className={styles.actions}>
        {action}
        <FollowButton id={id} name={name} quiet />
      </span>
    </div>
  )
}
