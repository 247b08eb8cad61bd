import { Locale } from '../gql/graphql.ts'

export interface Name {
  readonly text: string
  readonly locale: Locale
}

/** Returns a champion's name. When this server does not know the champion, it is the match's own name, without its mode. */
export function championName(participant: {
  readonly champion: { readonly name: Name | null }
  readonly championName?: string
}): Name {
  return (
    participant.champion.name ?? {
      text: (participant.championName ?? '').replace(/^.*_/, ''),
      locale: Locale.EN,
    }
  )
}
