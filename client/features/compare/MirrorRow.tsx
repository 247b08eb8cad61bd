import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface MirrorRowProps {
  readonly label: ReactNode
  readonly a: ReactNode
  readonly b: ReactNode
}

const useStyles = makeStyles({
  row: { '& > *': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
  value: { position: 'relative', padding: '10px 0', verticalAlign: 'middle', fontWeight: tokens.fontWeightRegular },
  a: { textAlign: 'start' },
  b: { textAlign: 'end' },
  label: {
    padding: '10px 8px',
    verticalAlign: 'middle',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
})

export function MirrorRow({ label, a, b }: MirrorRowProps) {
  const styles = useStyles()
  return (
    <tr className={styles.row}>
      <td className={mergeClasses(styles.value, styles.a)}>{a}</td>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      <td className={mergeClasses(styles.value, styles.b)}>{b}</td>
    </tr>
  )
}
