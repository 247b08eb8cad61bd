import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { FORCED_COLORS, ownTokens } from '../theme/tokens.ts'
import { skillRows } from './skill-order.ts'

interface SkillTableProps {
  readonly label: string
  /** Skill points in order. The first point is that of level 1. */
  readonly skills: readonly {
    /** 1 to 4 for Q, W, E and R. */
    readonly slot: number
  }[]
}

const useStyles = makeStyles({
  table: {
    position: 'relative',
    width: '100%',
    maxWidth: '560px',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '2px',
    // The numbers of two digits fit into a cell at 390 px.
    fontFamily: ownTokens.displayFont,
    fontSize: '13px',
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
  },
  skillHead: { width: '20px', padding: 0 },
  levelHead: { padding: 0, lineHeight: 0 },
  skill: { padding: 0, textAlign: 'start', fontWeight: 600, color: tokens.colorNeutralForeground1 },
  cell: {
    height: '24px',
    padding: 0,
    borderRadius: '4px',
    textAlign: 'center',
    fontWeight: 600,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  point: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    [FORCED_COLORS]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
})

/** A row for each skill and a column for each level, with the skill points marked. */
export function SkillTable({ label, skills }: SkillTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const rows = skillRows(skills)
  const allLevels = Array.from(rows[0]?.levels ?? [], (_, index) => index + 1)
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.skillHead}>
            <VisuallyHidden>{t('playerCourse.skills.skill')}</VisuallyHidden>
          </th>
          {allLevels.map((level) => (
            <th key={level} scope="col" className={styles.levelHead}>
              <VisuallyHidden>{t('playerCourse.skills.level', { level })}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ skill, levels }) => (
          <tr key={skill}>
            <th scope="row" className={styles.skill}>
              {skill}
            </th>
            {allLevels.map((level) => (
              <td key={level} className={mergeClasses(styles.cell, levels[level - 1] && styles.point)}>
                {levels[level - 1] ? level : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
