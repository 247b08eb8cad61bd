import { createContext } from 'react'
import { browserChoices } from './browser-choices.ts'
import type { StoredChoices } from './stored-choices.ts'

/** The choices of the visitor for whom the page is rendered: by default those of this browser. */
export const ChoicesContext = createContext<StoredChoices>(browserChoices)
