import { makeStyles, tokens } from '@fluentui/react-components'
import { LiveDot } from '../components/LiveDot.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { useFormat } from '../i18n/useFormat.ts'
import { useStrengthWords } from './useStrengthWords.ts'

interface LiveCountProps {
  /** Number of players who stream or play. */
  readonly count: number
  /** True where there is only room for the number. */
  readonly short?: boolean
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

/** Renders nothing while no player streams or plays. */
export function LiveCount({ count, short = false }: LiveCountProps) {
  const styles = useStyles()
  const words = useStrengthWords()
  const format = useFormat()
  if (count === 0) return null
  const text = words('live', { count })
  return (
    <span className={styles.root} title={text}>
      <LiveDot />
      {short ? (
        <>
          <span aria-hidden="true">{format.number(count)}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </span>
  )
}
