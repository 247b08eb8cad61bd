import { makeStyles } from '@fluentui/react-components'
import { Glyph } from '../components/Glyph.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { ownTokens } from '../theme/tokens.ts'
import { useScoutingWords } from './useScoutingWords.ts'

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex', flexShrink: 0, color: ownTokens.gold },
})

export function FollowedStar() {
  const styles = useStyles()
  const words = useScoutingWords()
  return (
    <span className={styles.root} title={words('followed')}>
      <Glyph name="star" size={16} />
      <VisuallyHidden>{words('followed')}</VisuallyHidden>
    </span>
  )
}
