import { z } from 'zod'
import { openPreviews } from '../../gateway/composition/open-previews.ts'
import { withoutRiot } from '../../gateway/composition/without-riot.ts'
import { Refusal } from '../../gateway/http/refusal.ts'
import type { Handler } from '../../gateway/http/route.ts'
import { createPreviewReader } from '../../gateway/images/previews/preview-reader.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { proPlayerNamed, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

/** The address of the client that requests previews. */
export const ADDRESS = '192.0.2.1'

const FOUND = z.object({
  account: z.object({
    puuid: z.string(),
    matches: z.object({ edges: z.array(z.object({ node: z.object({ matchId: z.string() }) })).min(1) }),
  }),
})

/**
 * Previews of a demo world in which one account was looked up, with its newest match. It belongs to the pro player Old Mover
 * of GEN, unless `isPro` is false.
 */
export async function openPreviewWorld({ isPro = true }: { readonly isPro?: boolean } = {}) {
  const world = openTestWorld()
  const { store, clock, riot, context, simulator } = world
  const [demo] = simulator.demoAccounts
  if (demo === undefined) throw new Error('The demo world has no demo accounts.')
  const { gameName, tagLine } = demo
  const { account } = FOUND.parse(
    await world.ask(
      `query ($gameName: String!, $tagLine: String!) {
        account(gameName: $gameName, tagLine: $tagLine, region: EUW) {
          ... on Account { puuid ranks { entries { tier } } matches(first: 1) { edges { node { matchId } } } }
        }
      }`,
      { gameName, tagLine },
    ),
  )
  const matchId = account.matches.edges[0]?.node.matchId ?? ''

  const rosters = (accounts: Parameters<typeof proPlayerNamed>[2]) =>
    writeRosters(store, {
      leagues: [{ code: 'LCK', name: 'LCK', position: 0 }],
      teams: [{ code: 'GEN', name: 'Gen.G', league: 'LCK', position: 0 }],
      players: [proPlayerNamed('Old Mover', 'GEN', accounts)],
    })
  const makePro = () =>
    rosters({
      revision: 1,
      accounts: [{ platform: 'EUW1', gameName, tagLine, puuid: account.puuid, keyId: riot.keyId }],
    })
  await (isPro ? makePro() : rosters({}))

  const storedContext = withoutRiot(context, { store, clock, keyId: riot.keyId })
  const { handle } = openPreviews({ storedContext, clock, budgets: createMemoryBudgets() })
  return {
    world,
    matchId,
    makePro,
    reader: createPreviewReader(storedContext),
    subject: { kind: 'account', region: 'EUW', gameName, tagLine } as const,
    /** Paths of one page of each kind. */
    paths: {
      account: `account/euw/${encodeURIComponent(`${gameName}-${tagLine}`)}`,
      match: `match/${matchId}`,
      player: 'player/gen/old_mover',
      playerChampion: 'player/gen/old_mover/champion/monkeyking',
      champion: 'champion/monkeyking',
      team: 'team/gen',
    },
    get: getFrom(handle),
  }
}

/** Returns a function that requests a path below `/images/previews/`. */
export function getFrom(handle: Handler) {
  const log = createLog({ level: 'silent', write: () => {}, now: () => 0 })
  return async (path: string) => {
    try {
      const request = new Request(`http://lanewatch.test/images/previews/${path}`)
      const response = await handle(request, { requestId: 'a', address: ADDRESS, log })
      return { status: response.status, headers: response.headers, png: await response.bytes() }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, headers: new Headers(error.headers), png: new Uint8Array() }
    }
  }
}
