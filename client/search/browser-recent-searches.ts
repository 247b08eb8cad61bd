import { browserChoices } from '../settings/browser-choices.ts'
import { createRecentSearches, RECENT_SEARCHES_KEY } from './recent-searches.ts'

/** What the visitor of this page found last. */
export const browserRecentSearches = createRecentSearches({
  session: () => sessionStorage,
  lasting: () => localStorage,
  hear: (listener) => {
    if (typeof window === 'undefined') return
    // Other tabs are told of `localStorage` alone.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === RECENT_SEARCHES_KEY) listener(newValue)
    })
  },
  choices: browserChoices,
})
