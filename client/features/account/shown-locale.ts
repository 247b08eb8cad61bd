import { createContext } from 'react'
import { Locale } from '../../gql/graphql.ts'

/** Language of the displayed data's query. */
export const ShownLocale = createContext<Locale>(Locale.EN)
