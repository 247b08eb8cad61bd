import { z } from 'zod'
import { graphql } from './gql/gql.ts'
import { ProLinkKind, ProRole, type WholeProPlayerFragment } from './gql/graphql.ts'

/** A pro player. Every document that returns pro players spreads this fragment. */
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

const LINK_KINDS = Object.values(ProLinkKind).map((kind) => kind.toLowerCase())

export const PRO_PLAYER = z
  .object({
    player: z.string().describe('Name of the player; unique, ignoring case.'),
    puuid: z.array(z.string()).describe("PUUIDs of the player's accounts that were found at Riot."),
    region: z.string().describe("Code of the team's league, such as LEC; empty without a team."),
    role: z.enum(ProRole),
    team: z.string().describe('Code of the team, such as G2; empty without a team.'),
    socialMedia: z
      .partialRecord(z.enum(LINK_KINDS), z.string())
      .optional()
      .describe('URLs by kind; left out when none is known.'),
  })
  .meta({ id: 'ProPlayer', description: 'A pro player with accounts.' })

/** `region` is the league. Team and region are empty without a team. */
export function toProPlayer({
  name,
  role,
  team,
  links,
  accounts,
}: WholeProPlayerFragment): z.output<typeof PRO_PLAYER> {
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

/** In lower case; the first of several of one kind. */
function toSocialMedia(links: WholeProPlayerFragment['links']) {
  return Object.fromEntries(links.toReversed().map(({ kind, url }) => [kind.toLowerCase(), url]))
}
