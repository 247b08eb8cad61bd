import { makeStyles } from '@fluentui/react-components'
import { useFormat, useMomentFormat } from '../i18n/useFormat.ts'
import { useNow } from './useNow.ts'

interface AgeProps {
  /** Moment in the past, in ISO 8601. */
  readonly moment: string
  /** Formats the text around the age; the age alone by default. */
  readonly children?: (age: string) => string
}

const STEP_MS = 10_000

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const useStyles = makeStyles({
  // As wide as it will become, so that the content beside it never moves.
  age: {
    display: 'inline-grid',
    fontVariantNumeric: 'tabular-nums',
    '::after': {
      content: 'attr(data-widest)',
      display: 'block',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
})

/** Returns an age in milliseconds, not below the given one, that is written with the most digits of its unit. */
function widestAfter(ageMs: number): number {
  if (ageMs < HOUR_MS) return 59 * MINUTE_MS
  return ageMs < 24 * HOUR_MS ? 23 * HOUR_MS : ageMs
}

/** Shows the time elapsed since a moment, and keeps it up to date. */
export function Age({ moment, children: words }: AgeProps) {
  const styles = useStyles()
  const format = useFormat()
  const moments = useMomentFormat()
  // A clock that is slightly slow must not place a past moment in the future.
  const now = Math.max(useNow(STEP_MS), Date.parse(moment))
  const wordsAt = (at: number) => {
    const age = format.age(moment, at)
    return words === undefined ? age : words(age)
  }
  return (
    <time
      className={styles.age}
      dateTime={moment}
      title={moments.dateTime(moment)}
      data-widest={wordsAt(widestAfter(now - Date.parse(moment)) + Date.parse(moment))}
      suppressHydrationWarning
    >
      {wordsAt(now)}
    </time>
  )
}
