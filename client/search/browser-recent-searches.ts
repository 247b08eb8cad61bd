import { browserChoices } from '../settings/browser-choices.ts'
import { createRecentSearches, RECENT_SEARCHES_KEY } from './recent-searches.ts'

export const browserRecentSearches = createRecentSearches({
  session: () => sessionStorage,
  lasting: () => localStorage,
  hear: (listener) => {
    if (typeof window === 'undefined') return
    // Browsers notify other tabs only about `localStorage`.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === RECENT_SEARCHES_KEY) listener(newValue)
    })
  },
  choices: browserChoices,
})
