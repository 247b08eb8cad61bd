import type { FragmentFields } from '../apollo/fragment-fields.ts'
import { GameImage } from '../components/GameImage.tsx'
import { graphql } from '../gql/gql.ts'
import type { PlayerPhoto_playerFragment } from '../gql/graphql.ts'

graphql(/* GraphQL */ `
  fragment PlayerPhoto_player on ProPlayer {
    id
    photo
  }
`)

interface PlayerPhotoProps {
  readonly player: FragmentFields<PlayerPhoto_playerFragment>
  /** Width and height in pixels. */
  readonly size: number
  /** True where it is in sight at once. */
  readonly eager?: boolean
}

/** The picture of a pro player, beside words that name him. */
export function PlayerPhoto({ player, size, eager = false }: PlayerPhotoProps) {
  return <GameImage src={player.photo} name={null} size={size} shape="circle" eager={eager} />
}
