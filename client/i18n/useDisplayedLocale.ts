import { useState } from 'react'
import type { Locale } from '../gql/graphql.ts'

/**
 * Returns the language of the displayed data: the requested one once its answer has `arrived`, and the previous one until then.
 * So the old data stays visible while the translated data is fetched.
 */
export function useDisplayedLocale(requested: Locale, arrived: boolean): Locale {
  const [displayed, setDisplayed] = useState(requested)
  if (arrived && displayed !== requested) setDisplayed(requested)
  return arrived ? requested : displayed
}
