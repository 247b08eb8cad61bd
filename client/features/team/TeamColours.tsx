import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  // An outline keeps a colour visible that is near that of the page.
  band: {
    display: 'flex',
    height: '6px',
    marginBottom: '20px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}`,
  },
  colour: { flexGrow: 1, ':first-child': { flexGrow: 4 } },
})

/** A thin band in the colours of a team, the main one first. It carries no text. */
export function TeamColours({ colours }: { readonly colours: readonly string[] }) {
  const styles = useStyles()
  return (
    <div className={styles.band} aria-hidden="true">
      {colours.map((colour) => (
        <span key={colour} className={styles.colour} style={{ backgroundColor: colour }} />
      ))}
    </div>
  )
}
