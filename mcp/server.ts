import { type CallToolResult, McpServer } from '@modelcontextprotocol/server'
import type { Execute } from '../gateway/http/execute.ts'
import { compact } from './compact.ts'
import { type Tool, ToolFailure } from './tool.ts'
import { bestChampions } from './tools/best-champions.ts'
import { findAccount } from './tools/find-account.ts'
import { leaderboard } from './tools/leaderboard.ts'
import { match } from './tools/match.ts'
import { proPlayer } from './tools/pro-player.ts'
import { proTeam } from './tools/pro-team.ts'
import { recentGames } from './tools/recent-games.ts'
import { search } from './tools/search.ts'
import { whatToBuild } from './tools/what-to-build.ts'
import { whoIsLive } from './tools/who-is-live.ts'

/** At most ten: a model chooses better among few. */
const TOOLS: readonly Tool[] = [
  search,
  findAccount,
  recentGames,
  match,
  whoIsLive,
  proPlayer,
  proTeam,
  whatToBuild,
  bestChampions,
  leaderboard,
]

const INSTRUCTIONS = `Lanewatch knows accounts, matches, champions, pro players and live streams of League of Legends.
A Riot ID is a game name and a tag, as in "Lumen#EUW". Every answer states how old it is; rates state their number of games.
Small numbers of games prove little: say so.`

/** Version of the tools, raised with each change of a name, an input or an answer. */
const VERSION = '1.1.0'

/** Creates the server of one request. Its tools run documents on behalf of the sender. */
export function createServer(execute: Execute): McpServer {
  const server = new McpServer(
    { name: 'lanewatch', title: 'Lanewatch', version: VERSION },
    { instructions: INSTRUCTIONS },
  )
  for (const { name, title, description, input, run } of TOOLS) {
    const annotations = { readOnlyHint: true, openWorldHint: true }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, (given) =>
      answer(run(given, execute)),
    )
  }
  return server
}

async function answer(running: Promise<object>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(compact(await running)) }] }
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error
    return { isError: true, content: [{ type: 'text', text: error.message }] }
  }
}
