import { useFormat } from '../i18n/useFormat.ts'
import { useNow } from './useNow.ts'

interface AgeProps {
  /** The moment whose age is shown, in ISO 8601. */
  readonly moment: string
  /** Words around the age; the age alone when left out. */
  readonly children?: (age: string) => string
}

const STEP_MS = 10_000

/** How long ago a moment was, kept true while it is shown. */
export function Age({ moment, children: words }: AgeProps) {
  const format = useFormat()
  // A clock that is a little slow must not see the past in its future.
  const now = Math.max(useNow(STEP_MS), Date.parse(moment))
  const age = format.age(moment, now)
  return (
    <time dateTime={moment} title={format.dateTime(moment)} suppressHydrationWarning>
      {words === undefined ? age : words(age)}
    </time>
  )
}
