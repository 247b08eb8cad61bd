import { useFormat, useMomentFormat } from '../i18n/useFormat.ts'
import { useNow } from './useNow.ts'

interface AgeProps {
  /** Moment in the past, in ISO 8601. */
  readonly moment: string
  /** Formats the text around the age; the age alone by default. */
  readonly children?: (age: string) => string
}

const STEP_MS = 10_000

/** Shows the time elapsed since a moment, and keeps it up to date. */
export function Age({ moment, children: words }: AgeProps) {
  const format = useFormat()
  const moments = useMomentFormat()
  // A clock that is slightly slow must not place a past moment in the future.
  const now = Math.max(useNow(STEP_MS), Date.parse(moment))
  const age = format.age(moment, now)
  return (
    <time dateTime={moment} title={moments.dateTime(moment)} suppressHydrationWarning>
      {words === undefined ? age : words(age)}
    </time>
  )
}
