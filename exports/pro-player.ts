import type { ProPlayerBy } from './gql/graphql.ts'
import { text } from './parameters.ts'
import { notFound } from './refusals.ts'

/** Name or slug of a pro player, and the code of a team of theirs where the name is not enough. */
export const PRO_PLAYER = { player: text, team: text.optional() }

interface Named {
  readonly player: string
  readonly team?: string | undefined
}

export const toProPlayerBy = ({ player, team }: Named): ProPlayerBy => ({ name: { name: player, team } })

/** Returns the player. Throws a 404 for null. */
export function foundProPlayer<Found>(found: Found | null, { player }: Named): Found {
  if (found === null) throw notFound(`There is no pro player "${player}".`)
  return found
}
