import { createContext } from 'react'
import { Locale } from '../../gql/graphql.ts'

/** The language in which the data in sight was asked for. */
export const ShownLocale = createContext<Locale>(Locale.EN)
