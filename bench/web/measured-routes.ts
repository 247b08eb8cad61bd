import { z } from 'zod'
import { graphqlRequest } from '../serving.ts'

export interface MeasuredRoute {
  readonly name: string
  readonly path: string
  /** Selector of the main content. */
  readonly content: string
}

const QUERY = `{
  status { examples { gameName tagLine region } }
  proPlayers(first: 1) { edges { node { slug team { code } } } }
}`

const MATCHES = `query ($gameName: String!, $tagLine: String!, $region: Region!) {
  account(gameName: $gameName, tagLine: $tagLine, region: $region) {
    ... on Account { matches(first: 1) { edges { node { matchId } } } }
  }
}`

const account = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })
const things = z.object({
  status: z.object({ examples: z.tuple([account]).rest(account) }),
  proPlayers: z.object({
    edges: z.tuple([z.object({ node: z.object({ slug: z.string(), team: z.object({ code: z.string() }) }) })]),
  }),
})
const matches = z.object({
  account: z.object({
    matches: z.object({
      edges: z.tuple([z.object({ node: z.object({ matchId: z.string() }) })]),
    }),
  }),
})

/** Lists every route with data, with things of the demo world behind the given address. */
export async function listRoutes(url: string): Promise<readonly MeasuredRoute[]> {
  const { status, proPlayers } = await ask(url, things, QUERY)
  const [{ gameName, tagLine, region }] = status.examples
  const [{ node }] = proPlayers.edges
  const found = await ask(url, matches, MATCHES, { gameName, tagLine, region })
  const [match] = found.account.matches.edges
  return [
    { name: 'home', path: '/', content: 'main section li' },
    { name: 'account', path: `/account/${region}/${encodeURIComponent(gameName)}-${tagLine}`, content: 'main article' },
    { name: 'match', path: `/match/${match.node.matchId}`, content: 'main table tbody tr' },
    { name: 'streams', path: '/streams', content: 'main li' },
    { name: 'champions', path: '/champions', content: 'main table tbody tr, main li a' },
    { name: 'champion', path: '/champion/ahri', content: 'main h1' },
    { name: 'leaderboard', path: '/leaderboard', content: 'main tbody tr' },
    { name: 'pro players', path: '/pro-players', content: 'main li a' },
    { name: 'player', path: `/player/${node.team.code}/${node.slug}`, content: 'main h1' },
    { name: 'team', path: `/team/${node.team.code}`, content: 'main h1' },
    { name: 'bootcamp', path: '/worlds-24', content: 'main h1' },
    { name: 'status', path: '/status', content: 'main h1' },
  ]
}

async function ask<Data>(url: string, shape: z.ZodType<Data>, query: string, variables: object = {}): Promise<Data> {
  const body: unknown = await (await fetch(graphqlRequest(url, query, variables))).json()
  return z.object({ data: shape }).parse(body).data
}
