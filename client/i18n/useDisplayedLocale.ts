import { useState } from 'react'
import type { Locale } from '../gql/graphql.ts'

/** The previous language until the answer has `arrived`, so that the old data stays visible while its translation is fetched. */
export function useDisplayedLocale(requested: Locale, arrived: boolean): Locale {
  const [displayed, setDisplayed] = useState(requested)
  if (arrived && displayed !== requested) setDisplayed(requested)
  return arrived ? requested : displayed
}
