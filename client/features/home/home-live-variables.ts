import type { HomeLiveQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../i18n/locale.ts'

/** A filter that lets every running game through. */
export const EVERY_GAME = {}

/** A filter that lets through who is live. */
export const LIVE_STREAMS = { live: true }

/** What Home asks for of what is live. */
export const homeLiveVariables = (locale: Locale): HomeLiveQueryVariables => ({
  games: EVERY_GAME,
  streams: LIVE_STREAMS,
  locale: toContractLocale(locale),
})
