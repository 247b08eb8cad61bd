import { Locale } from '../gql/graphql.ts'

/** A name and the language it is in. */
export interface Name {
  readonly text: string
  readonly locale: Locale
}

/** What a champion is called: as the match names it where this server does not know the champion. */
export function championName(participant: {
  readonly champion: { readonly name: Name | null }
  readonly championName?: string
}): Name {
  return participant.champion.name ?? { text: participant.championName ?? '', locale: Locale.EN }
}
