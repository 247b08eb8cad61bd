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
  readonly player: PlayerPhoto_playerFragment
  /** In pixels. */
  readonly size: number
  /** True for a picture in the first view. */
  readonly eager?: boolean
}

export function PlayerPhoto({ player, size, eager = false }: PlayerPhotoProps) {
  return <GameImage src={player.photo} name={null} size={size} shape="circle" eager={eager} />
}
