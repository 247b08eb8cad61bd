import type { Execute } from '../gateway/http/execute.ts'
import { ask } from './ask.ts'
import { graphql } from './gql/gql.ts'
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

/** Read when no player with the name is or was in the team. */
const TEAM_OF_PLAYER = graphql(`
  query TeamOfPlayer($player: ProPlayerBy!) {
    proPlayer(by: $player) {
      name
      team {
        code
      }
    }
  }
`)

/** Returns the player. Throws a 404 for null: there is no such player, or the player is in another team. */
export async function foundProPlayer<Found>(found: Found | null, named: Named, execute: Execute): Promise<Found> {
  if (found !== null) return found
  const { player, team } = named
  const { proPlayer } = await ask(execute, TEAM_OF_PLAYER, { player: toProPlayerBy({ player }) })
  if (proPlayer === null || team === undefined) throw notFound(`There is no pro player "${player}".`)
  const current = proPlayer.team === null ? 'The player has no team.' : `The player's team is ${proPlayer.team.code}.`
  throw notFound(`${proPlayer.name} does not play in ${team.toUpperCase()}. ${current}`)
}
