import { defineExport } from '../export.ts'
import { graphql } from '../gql/gql.ts'
import { Tier } from '../gql/graphql.ts'
import { oneOf, text } from '../parameters.ts'
import { notFound } from '../refusals.ts'
import { isNamed } from '../search.ts'

const document = graphql(`
  query Bootcamp($event: String!) {
    bootcamp(event: $event) {
      event {
        slug
        name
        region
      }
      entries {
        proPlayer {
          name
          role
          team {
            code
            name
          }
        }
        account {
          gameName
          tagLine
          region
        }
        standing {
          tier
          division
          leaguePoints
          wins
          losses
          winRate {
            value
            low
            high
          }
        }
        freshness {
          fetchedAt
          stale
        }
      }
    }
  }
`)

export const bootcamp = defineExport({
  name: 'bootcamp',
  title: 'Leaderboard of a bootcamp',
  parameters: { event: text, tier: oneOf(Tier).optional(), search: text.optional() },
  document,
  variables: ({ event }) => ({ event }),
  read(data, { event, tier, search }) {
    if (data.bootcamp === null) throw notFound(`There is no event "${event}".`)
    const { entries, ...about } = data.bootcamp
    const nodes = entries
      .map((entry, index) => ({ ...entry, place: index + 1 }))
      .filter(
        ({ proPlayer: { name, team }, account, standing }) =>
          (tier === undefined || standing.tier === tier) &&
          (search === undefined ||
            isNamed([name, team?.code ?? '', team?.name ?? '', `${account.gameName}#${account.tagLine}`], search)),
      )
    return { nodes, about }
  },
  columns: {
    place: ({ place }) => place,
    proPlayer: ({ proPlayer }) => proPlayer.name,
    role: ({ proPlayer }) => proPlayer.role,
    team: ({ proPlayer }) => proPlayer.team?.code,
    gameName: ({ account }) => account.gameName,
    tagLine: ({ account }) => account.tagLine,
    region: ({ account }) => account.region,
    tier: ({ standing }) => standing.tier,
    division: ({ standing }) => standing.division,
    leaguePoints: ({ standing }) => standing.leaguePoints,
    games: ({ standing }) => standing.wins + standing.losses,
    wins: ({ standing }) => standing.wins,
    losses: ({ standing }) => standing.losses,
    winRate: ({ standing }) => standing.winRate?.value,
    winRateLow: ({ standing }) => standing.winRate?.low,
    winRateHigh: ({ standing }) => standing.winRate?.high,
    fetchedAt: ({ freshness }) => freshness.fetchedAt,
    stale: ({ freshness }) => freshness.stale,
  },
})
