import type { Locale } from '../../languages.ts'
import { Locale as ContractLocale } from '../gql/graphql.ts'

/** Throws when the contract does not have the language. */
export function toContractLocale(locale: Locale): ContractLocale {
  const found = Object.values(ContractLocale).find((word) => word.toLowerCase() === locale)
  if (found === undefined) throw new Error(`The contract does not have the language ${locale}: run npm run schema.`)
  return found
}
