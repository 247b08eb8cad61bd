import { graphql } from './gql/gql.ts'
import type { WholeProPlayerFragment } from './gql/graphql.ts'

/** Spread by each document that answers pro players. */
graphql(`
  fragment WholeProPlayer on ProPlayer {
    name
    role
    team {
      code
      league {
        code
      }
    }
    links {
      kind
      url
    }
    accounts {
      account {
        puuid
      }
    }
  }
`)

/** A pro player as old clients know one; his league goes by `region`, and who has no team has an empty one. */
export function toProPlayer({ name, role, team, links, accounts }: WholeProPlayerFragment) {
  const puuids = accounts.flatMap(({ account }) => account?.puuid ?? [])
  const player = {
    player: name,
    // The same person has one PUUID on every platform.
    puuid: [...new Set(puuids)],
    region: team?.league.code ?? '',
    role,
    team: team?.code ?? '',
  }
  return links.length === 0 ? player : { ...player, socialMedia: toSocialMedia(links) }
}

/** Addresses by what they lead to, in lower case; the first of several. */
function toSocialMedia(links: WholeProPlayerFragment['links']) {
  return Object.fromEntries(links.toReversed().map(({ kind, url }) => [kind.toLowerCase(), url]))
}
