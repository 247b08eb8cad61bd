import { z } from 'zod'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import { type Editor, type Viewer, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { listDocuments } from '../rosters/open-rosters.ts'
import { proPlayerNamed, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'
import { GONE, IDLE, ODD_NAMES } from './pro-world.ts'
import { serveV2 } from './serve-v2.ts'

export const EDITOR: Editor = { kind: 'operator', name: 'Operator', sessionId: null, until: null }

export interface Sent {
  readonly body?: unknown
  readonly key?: string | undefined
  readonly viewer?: Viewer
}

/** Opens the /v2 layer on the real schema for an editor, with players of odd names in the rosters. */
export async function openWriteWorld() {
  const world = openTestWorld()
  await writeRosters(world.store, {
    leagues: ['LGE', 'OTH'].map((code, position) => ({ code, name: `League ${code}`, position })),
    teams: [
      { code: 'ODD', name: 'The Odd Ones', league: 'LGE', position: 0 },
      { code: 'NONE', name: 'Nobody', league: 'LGE', position: 1 },
      { code: '100', name: 'The Hundred', league: 'OTH', position: 0 },
    ],
    players: [...ODD_NAMES.map((name, index) => proPlayerNamed(name, 'ODD', { id: `odd-${index}` })), IDLE, GONE],
  })
  let viewer = VISITOR
  const restCompat = serveV2({
    execute: executeIn(world.context, () => viewer),
    clock: world.clock,
    reportError: (error) => {
      throw error
    },
  })
  const accounts = world.simulator.proPlayers.flatMap((player) => player.accounts.map(toAccount)).values()

  async function send(method: string, target: string, { body, key, viewer: as = EDITOR }: Sent = {}) {
    const headers = key === undefined ? {} : { 'Idempotency-Key': key }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    viewer = as
    const response = await restCompat(new Request(new URL(target, 'http://lanewatch.test'), init))
    const answer: unknown = await response.json()
    return { status: response.status, headers: response.headers, body: answer }
  }

  return {
    ...world,
    /** Returns an account of Riot that no other call has returned: its query and its PUUID. */
    async newAccount() {
      const { value: query = '' } = accounts.next()
      const { body } = await send('GET', `/v2/account/?${query}`)
      return { query, ...z.object({ puuid: z.string() }).parse(body) }
    },
    send,
    add: (body: unknown, query = '', sent: Sent = {}) =>
      send('POST', `/v2/pro-players/accounts/?${query}`, { ...sent, body }),
    transfer: (player: string, fromTeam: string, toTeam: string, sent: Sent = {}) => {
      const [who, from, to] = [player, fromTeam, toTeam].map(encodeURIComponent)
      return send('PUT', `/v2/pro-players/transfer/${who}/from/${from}/to/${to}`, sent)
    },
    transferInQuery: (query: Readonly<Record<string, string>>, sent: Sent = {}) =>
      send('PUT', `/v2/pro-players/players/transfer?${new URLSearchParams(query)}`, sent),
    /** The player as a GET returns it. */
    find: async (player: string) =>
      (await send('GET', `/v2/pro-players/players?${new URLSearchParams({ player })}`, { viewer: VISITOR })).body,
    /** Lists every document that a roster change can write. */
    listWritten: () => listDocuments(world.store),
    /** Returns the number of roster changes. */
    countChanges: async () => (await world.store.query('roster_changes', { limit: 1000 })).length,
  }
}

function toAccount({ gameName, tagLine, platform }: { gameName: string; tagLine: string; platform: string }): string {
  return `${new URLSearchParams({ username: gameName, tag: tagLine, region: platform })}`
}
