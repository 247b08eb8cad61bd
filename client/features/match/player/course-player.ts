import type { PlayerCourse_matchFragment } from '../../../gql/graphql.ts'
import type { colourOf } from '../../../match/sides.ts'

/** A participant of the match that the section is about. */
export type CoursePlayer = PlayerCourse_matchFragment['participants'][number]

/** Colour of a player's side; `none` in modes without two sides. */
export type SideColour = ReturnType<typeof colourOf>

/** Returns the colour of the opponents. */
export function opposite(colour: SideColour): SideColour {
  if (colour === 'none') return 'none'
  return colour === 'blue' ? 'red' : 'blue'
}
