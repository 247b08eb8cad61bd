import { browserChoices } from '../settings/browser-choices.ts'
import { createRecentSearches } from './recent-searches.ts'

/** What the visitor of this page found last. */
export const browserRecentSearches = createRecentSearches({
  session: () => sessionStorage,
  lasting: () => localStorage,
  choices: browserChoices,
})
