import { makeStyles, tokens } from '@fluentui/react-components'
import { Glyph } from '../../components/Glyph.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { ownTokens } from '../../theme/tokens.ts'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '20px',
    fontWeight: 600,
  },
  letters: { display: 'inline-flex', alignItems: 'center', gap: '5px' },
})

/** Skills in the order in which they are completed: `Q > E > W`. */
export function SkillPriority({ order }: { readonly order: readonly string[] }) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <span className={styles.letters} aria-hidden="true">
        {order.map((skill, place) => (
          <span key={skill} className={styles.letters}>
            {place === 0 ? null : <Glyph name="forward" size={10} />}
            {skill}
          </span>
        ))}
      </span>
      <VisuallyHidden>{order.join(', ')}</VisuallyHidden>
    </span>
  )
}
