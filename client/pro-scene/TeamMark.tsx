import { GameImage } from '../components/GameImage.tsx'
import { graphql } from '../gql/gql.ts'
import type { TeamMark_teamFragment } from '../gql/graphql.ts'

graphql(/* GraphQL */ `
  fragment TeamMark_team on ProTeam {
    id
    logo
  }
`)

interface TeamMarkProps {
  readonly team: TeamMark_teamFragment
  /** In pixels. */
  readonly size: number
  /** True for a picture in the first view. */
  readonly eager?: boolean
}

export function TeamMark({ team, size, eager = false }: TeamMarkProps) {
  return <GameImage src={team.logo} name={null} size={size} eager={eager} />
}
