import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import type { Lane, ProRole } from '../gql/graphql.ts'
import { RoleGlyph } from '../pro-scene/RoleGlyph.tsx'

/** Where on the map a lane is, is drawn as the role of those who play there. */
const DRAWN = { TOP: 'TOP', JUNGLE: 'JNG', MIDDLE: 'MID', BOTTOM: 'ADC', UTILITY: 'SUP' } as const satisfies Record<
  Lane,
  ProRole
>

const useStyles = makeStyles({ root: { display: 'inline-flex', color: tokens.colorNeutralForeground2 } })

/** The lane that somebody likely plays. */
export function LaneMark({ lane }: { readonly lane: Lane }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = t('liveGame.likelyLane', { lane: t(`match.lanes.${lane}`) })
  return (
    <span className={styles.root} title={words}>
      <RoleGlyph role={DRAWN[lane]} size={18} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
