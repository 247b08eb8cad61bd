import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import type { Lane } from '../../gql/graphql.ts'
import { LaneGlyph } from '../../pro-scene/LaneGlyph.tsx'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    gap: '4px',
    verticalAlign: 'middle',
    color: tokens.colorNeutralForeground2,
  },
})

interface LaneMarksProps {
  readonly lanes: readonly Lane[]
  /** In pixels. */
  readonly size?: number
}

export function LaneMarks({ lanes, size = 16 }: LaneMarksProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  if (lanes.length === 0) return null
  const words = lanes.map((lane) => t(`match.lanes.${lane}`)).join(', ')
  return (
    <span className={styles.root} title={words}>
      {lanes.map((lane) => (
        <LaneGlyph key={lane} lane={lane} size={size} />
      ))}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
