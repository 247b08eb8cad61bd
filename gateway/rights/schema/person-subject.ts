import type { GraphQLContext } from '../../contract/context.ts'
import { findFollowed, toSubject } from '../../people/schema/followed.ts'
import { fieldProblem } from '../../rosters/rules/roster-input.ts'
import type { RequestSubject } from '../services/person-requests.ts'

/** Refusal of an id of no account and no pro player here. */
export const UNKNOWN_SUBJECT = fieldProblem(
  'id',
  'UNKNOWN',
  'This does not identify an account or a pro player that is stored here: pass the `id` of one, unchanged.',
)

/** Null for everything that is not a stored account or a pro player. Sends no request to Riot. */
export async function findSubject(id: string, context: GraphQLContext): Promise<RequestSubject | null> {
  const subject = toSubject(id)
  if (subject === null) return null
  const { accounts, proPlayers } = await findFollowed([subject], context)
  const [[account], [player]] = [accounts, proPlayers]
  if (account !== undefined) {
    const { platform, puuid, gameName, tagLine } = account
    return { kind: 'account', platform, puuid, gameName, tagLine }
  }
  return player === undefined ? null : { kind: 'player', playerId: player.id, name: player.name }
}
