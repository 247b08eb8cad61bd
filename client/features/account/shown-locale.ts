import { createContext } from 'react'
import { Locale } from '../../gql/graphql.ts'

/** The displayed data's language. */
export const ShownLocale = createContext<Locale>(Locale.EN)
