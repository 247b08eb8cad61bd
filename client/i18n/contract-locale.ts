import { Locale as ContractLocale } from '../gql/graphql.ts'
import type { Locale } from './locale.ts'

const CONTRACT_LOCALES = { en: ContractLocale.EN, pl: ContractLocale.PL } as const satisfies Record<
  Locale,
  ContractLocale
>

/** Converts a locale to the contract's enum. */
export const toContractLocale = (locale: Locale): ContractLocale => CONTRACT_LOCALES[locale]
