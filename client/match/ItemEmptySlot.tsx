import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  empty: {
    display: 'block',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
})

/** `size` is in pixels. */
export function ItemEmptySlot({ size }: { readonly size: number }) {
  const styles = useStyles()
  return (
    <span
      className={styles.empty}
      style={{ width: size, height: size, borderRadius: Math.round(size * 0.24) }}
      aria-hidden="true"
    />
  )
}
