import { decodeCursor, encodeCursor, InvalidCursorError } from '../../shared/cursor.ts'
import { comparePlaces, type ProPlayerPlace, type ProSceneView } from './pro-scene-view.ts'
import type { ProPlayer } from './pro-scene.ts'

export interface ProPlayerPage {
  /** The players, each with the cursor of the position after it. */
  readonly edges: readonly { readonly player: ProPlayer; readonly cursor: string }[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly totalCount: number
}

/**
 * A cursor is a position in the order and not a player: additions, removals and moves in between shift no other player. Throws
 * {@link InvalidCursorError}.
 */
export function pageOfPlayers(
  view: ProSceneView,
  players: readonly ProPlayer[],
  first: number,
  after: string | null,
): ProPlayerPage {
  const place = after === null ? null : parsePlace(after)
  const index = place === null ? 0 : players.findIndex((player) => comparePlaces(view.placeOf(player), place) > 0)
  const begin = index === -1 ? players.length : index
  return {
    edges: players.slice(begin, begin + first).map((player) => ({ player, cursor: toCursor(view.placeOf(player)) })),
    hasNextPage: begin + first < players.length,
    hasPreviousPage: begin > 0,
    totalCount: players.length,
  }
}

function toCursor({ league, team, role, slug }: ProPlayerPlace): string {
  return encodeCursor(`${league}:${team}:${role}:${slug}`)
}

function parsePlace(cursor: string): ProPlayerPlace {
  const parts = /^(\d{1,9}):(\d{1,9}):(\d):(.+)$/s.exec(decodeCursor(cursor))
  const [, league, team, role, slug] = parts ?? []
  if (league === undefined || team === undefined || role === undefined || slug === undefined) {
    throw new InvalidCursorError()
  }
  return { league: Number(league), team: Number(team), role: Number(role), slug }
}
