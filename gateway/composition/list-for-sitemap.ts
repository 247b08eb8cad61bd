import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { z } from 'zod'
import type { Execute } from '../http/execute.ts'
import type { Listed } from '../http/pages/built-client.ts'

/** Champions of a player that have a place in the sitemap: those with the most known games. */
const MAX_OF_PLAYER = 3

/** Known games from which a player has a page worth finding on a champion. */
const FEWEST_GAMES = 5

const LISTS: TypedDocumentNode<unknown, { readonly after: string | null }> = parse(`
  query Sitemap($after: String) {
    leagues { teams { code } }
    champions { key slug }
    events { slug }
    proPlayers(first: 100, after: $after) {
      edges { node { slug team { code } recordedChampions(first: ${MAX_OF_PLAYER}) { champion { key slug } record { games } } } }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

const TEAM = z.object({ code: z.string() })

const CHAMPION = z.object({ key: z.number(), slug: z.string().nullable() })

const PLAYER = z.object({
  slug: z.string(),
  team: TEAM.nullable(),
  recordedChampions: z.array(z.object({ champion: CHAMPION, record: z.object({ games: z.number() }) })),
})

const ANSWER = z.object({
  leagues: z.array(z.object({ teams: z.array(TEAM) })),
  champions: z.array(CHAMPION),
  events: z.array(z.object({ slug: z.string() })),
  proPlayers: z.object({
    edges: z.array(z.object({ node: PLAYER })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
})

/** Lists teams, champions, events and players that have a page, and the champions that the players are known to play. Rejects when the contract returns errors. */
export async function listForSitemap(execute: Execute): Promise<Listed> {
  const players: Listed['players'][number][] = []
  let page = await readPage(execute, null)
  players.push(...page.players)
  while (page.next !== null) {
    page = await readPage(execute, page.next)
    players.push(...page.players)
  }
  return { teams: page.teams, champions: page.champions, events: page.events, players }
}

/** Teams, champions, events and one page of players; `next` is the cursor of the next page, null at the end. */
async function readPage(execute: Execute, after: string | null) {
  const { data, errors } = await execute(LISTS, { after })
  if (errors !== undefined)
    throw new AggregateError(errors, 'The teams, champions, events and players for the sitemap could not be listed.')
  const { leagues, champions, events, proPlayers } = ANSWER.parse(data)
  const { hasNextPage, endCursor } = proPlayers.pageInfo
  return {
    teams: leagues.flatMap(({ teams }) => teams),
    champions,
    events,
    players: proPlayers.edges.map(({ node: { slug, team, recordedChampions } }) => ({
      slug,
      team,
      champions: recordedChampions.filter(({ record }) => record.games >= FEWEST_GAMES).map(({ champion }) => champion),
    })),
    next: hasNextPage ? endCursor : null,
  }
}
