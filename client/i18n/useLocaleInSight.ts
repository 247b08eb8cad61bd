import { useState } from 'react'
import type { Locale } from '../gql/graphql.ts'

/**
 * The language of the data in sight: the one that is asked for once its answer has `arrived`, until then the one
 * before. With it, what is in sight stays there while it is being translated.
 */
export function useLocaleInSight(asked: Locale, arrived: boolean): Locale {
  const [inSight, setInSight] = useState(asked)
  if (arrived && inSight !== asked) setInSight(asked)
  return arrived ? asked : inSight
}
