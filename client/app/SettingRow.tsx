import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { PHONE } from '../theme/tokens.ts'

interface SettingRowProps {
  /** The control inside repeats it for screen readers. */
  readonly name: string
  readonly hint?: ReactNode
  /** True when the content is so tall that the name is aligned with its top. */
  readonly tall?: boolean
  readonly children: ReactNode
}

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  },
  tall: { alignItems: 'start' },
  name: { fontWeight: tokens.fontWeightSemibold },
  hint: {
    gridColumn: 2,
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    [PHONE]: { gridColumn: 1 },
  },
})

export function SettingRow({ name, hint, tall = false, children }: SettingRowProps) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.row, tall && styles.tall)}>
      <span aria-hidden="true" className={styles.name}>
        {name}
      </span>
      <div>{children}</div>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
