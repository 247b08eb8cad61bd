import type { PlayerCourse_matchFragment } from '../../../gql/graphql.ts'
import type { colourOf } from '../../../match/sides.ts'

export type CoursePlayer = PlayerCourse_matchFragment['participants'][number]

/** `none` in modes without two sides. */
export type SideColour = ReturnType<typeof colourOf>

export function opposite(colour: SideColour): SideColour {
  if (colour === 'none') return 'none'
  return colour === 'blue' ? 'red' : 'blue'
}
