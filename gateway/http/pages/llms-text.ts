import type { Handler } from '../route.ts'

/**
 * Tells language models what they can read here and how, in the form of llmstxt.org. `publicUrl` has no slash at the end; null uses
 * the URL of each request.
 */
export function createLlmsText(publicUrl: string | null): Handler {
  return (request) =>
    new Response(describe(publicUrl ?? new URL(request.url).origin), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
    })
}

function describe(base: string): string {
  return `# Lanewatch

> Accounts, matches, champion statistics, pro players, streams and leaderboards of League of Legends, with the age of every number.

All of it can be read without signing in. Rates state their number of games; a list that depends on Riot or Twitch states when its source last answered.

## For programs

- [Tools](${base}/mcp): Model Context Protocol over HTTP, at most ten tools: find an account, its recent games, who is live, what to build
- [GraphQL contract](${base}/schema.graphql): every type and field with its description and cost; queries go to ${base}/graphql
- [Exports](${base}/export): every table as CSV or JSON, with its parameters and columns
- [REST for older clients](${base}/v2/docs): described by ${base}/v2/openapi.json

## Pages

- [Pro players and teams](${base}/pro-players)
- [Streams and running games](${base}/streams)
- [Champion statistics](${base}/champions)
- [Leaderboards](${base}/leaderboard)
- [All pages](${base}/sitemap.xml)
- [Roster changes](${base}/feeds/roster-changes.atom): Atom feed
`
}
