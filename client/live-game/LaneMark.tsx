import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import type { Lane } from '../gql/graphql.ts'
import { LaneGlyph } from '../pro-scene/LaneGlyph.tsx'

const useStyles = makeStyles({ root: { display: 'inline-flex', color: tokens.colorNeutralForeground2 } })

export function LaneMark({ lane }: { readonly lane: Lane }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = t('liveGame.likelyLane', { lane: t(`match.lanes.${lane}`) })
  return (
    <span className={styles.root} title={words}>
      <LaneGlyph lane={lane} size={18} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
