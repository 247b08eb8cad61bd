import { z } from 'zod'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { proPlayerNamed, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

/** Selection of the problems of a mutation of the viewer's own data. */
export const PROBLEMS = `problems {
  __typename ... on Problem { message } ... on InvalidField { path rule } ... on TooMany { limit } ... on NotAllowed { reason }
}`

/** Ids that can be followed in the world below. */
export const LUMEN = encodeGlobalId('ProPlayer', 'id-of-lumen')
export const VESPER = encodeGlobalId('ProPlayer', 'id-of-vesper')
export const ORRIN = encodeGlobalId('ProPlayer', 'id-of-orrin')
export const TEAM = encodeGlobalId('ProTeam', 'ONE')
export const AHRI = encodeGlobalId('Champion', 103)

const found = z.object({ account: z.object({ id: z.string() }) })

/** Opens a test world with a team of three players, and three stored accounts. */
export async function openPeopleWorld() {
  const world = openTestWorld()
  await writeRosters(world.store, {
    leagues: [{ code: 'LGE', name: 'League', position: 0 }],
    teams: [{ code: 'ONE', name: 'Team ONE', league: 'LGE', position: 0 }],
    players: ['Lumen', 'Vesper', 'Orrin'].map((name) => proPlayerNamed(name, 'ONE')),
  })
  const document =
    'query ($name: String!, $tag: String!) { account(gameName: $name, tagLine: $tag) { ... on Account { id } } }'
  const accountIds: string[] = []
  for (const { gameName, tagLine } of world.simulator.demoAccounts) {
    accountIds.push(found.parse(await world.ask(document, { name: gameName, tag: tagLine })).account.id)
  }

  return {
    ...world,
    /** Ids of the stored accounts. */
    accountIds,
    /** Returns the reads of the store and the requests to Riot during a step. */
    async asked(step: () => Promise<unknown>) {
      const before = [world.reads.length, world.requests.length]
      await step()
      return { reads: world.reads.slice(before[0]), requests: world.requests.slice(before[1]) }
    },
  }
}
