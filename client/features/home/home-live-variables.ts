import type { HomeLiveQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../../languages.ts'

/** A filter that matches every running game. */
export const EVERY_GAME = {}

/** A filter that matches live streams. */
export const LIVE_STREAMS = { live: true }

/** Returns the variables of the home page's live query. */
export const homeLiveVariables = (locale: Locale): HomeLiveQueryVariables => ({
  games: EVERY_GAME,
  streams: LIVE_STREAMS,
  locale: toContractLocale(locale),
})
