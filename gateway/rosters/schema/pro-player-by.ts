import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import type { ProSceneView } from '../rules/pro-scene-view.ts'
import { type ProPlayer, proSlugOf } from '../rules/pro-scene.ts'
import type { ProScene } from '../services/pro-scene.ts'

const ProPlayerNameInput = builder.inputType('ProPlayerName', {
  description: 'Name of a pro player, with a team that tells players of one name apart.',
  fields: (t) => ({
    name: t.string({ description: 'Name or slug of the player, case-insensitive.' }),
    team: t.string({
      required: false,
      description:
        'Code of a current or former team of the player, case-insensitive. Without it, of several players with the name, the one whose slug it is.',
    }),
  }),
})

/** Names one pro player. */
export const ProPlayerByInput = builder.inputType('ProPlayerBy', {
  isOneOf: true,
  description: 'One pro player, named in exactly one way.',
  fields: (t) => ({
    id: t.id({ required: false, description: 'The `id` of the player.' }),
    slug: t.string({ required: false, description: 'The `slug` of the player, case-insensitive.' }),
    name: t.field({ type: ProPlayerNameInput, required: false, description: 'The name of the player.' }),
  }),
})

type ProPlayerBy = typeof ProPlayerByInput.$inferInput

/** Finds the player that an input names; null when there is none. */
export function findPlayerBy({ id, slug, name }: ProPlayerBy, view: ProSceneView): ProPlayer | null {
  if (typeof id === 'string') {
    const named = findGlobalId(id)
    return named?.typename === 'ProPlayer' ? view.findPlayer(named.id) : null
  }
  if (typeof slug === 'string') {
    const player = view.findPlayerByName(slug)
    return player?.slug === proSlugOf(slug) ? player : null
  }
  return name === null || name === undefined ? null : findPlayerNamed(name, view)
}

/** Finds a player by name or slug who, if a team is given, is or was in it. */
function findPlayerNamed({ name, team }: typeof ProPlayerNameInput.$inferInput, view: ProSceneView): ProPlayer | null {
  const player = view.findPlayerByName(name, team ?? undefined)
  const code = team?.toUpperCase()
  const isMatch = code === undefined || player?.memberships.some((membership) => membership.team === code)
  return isMatch ? player : null
}

/** Returns the id of the player that a filter names; null without one. Throws a BAD_USER_INPUT error for no player. */
export async function filteredPlayerId(
  argument: string,
  by: ProPlayerBy | null | undefined,
  scene: ProScene,
): Promise<string | null> {
  if (by === null || by === undefined) return null
  const player = findPlayerBy(by, await scene.look())
  if (player !== null) return player.id
  throw badInput(
    `\`${argument}\` names no pro player of this server: pass the \`id\`, \`slug\` or name of a \`ProPlayer\`.`,
    argument,
  )
}
