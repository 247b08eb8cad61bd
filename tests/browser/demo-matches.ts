import { matchIdOf, toMatchBody } from '../../gateway/simulator/match/match.ts'
import type { Lobby } from '../../gateway/simulator/world/lobbies.ts'
import { ARAM_MAYHEM, ARENA } from '../../gateway/simulator/world/queues.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'

interface Wish {
  readonly queueId: number
  readonly isWanted: (lobby: Lobby) => boolean
}

/** Kinds of matches that the demo accounts rarely play. */
const WISHES = {
  arena: { queueId: ARENA.id, isWanted: isPlayed },
  mayhem: { queueId: ARAM_MAYHEM.id, isWanted: isPlayed },
  tournament: { queueId: 0, isWanted: isPlayed },
  roleQuest: { queueId: 420, isWanted: (lobby) => isPlayed(lobby) && haveBottomLanersBoots(lobby) },
} satisfies Readonly<Record<string, Wish>>

export type DemoMatch = keyof typeof WISHES

/** Finds the id of a match of the demo world of a seed, of those published at `now`. Throws when no pro has played one. */
export function findDemoMatch(seed: string, now: number, kind: DemoMatch): string {
  const { queueId, isWanted }: Wish = WISHES[kind]
  const world = new World(memoryOf(seed))
  for (const account of world.population.proPlayers.flatMap(({ accounts }) => accounts)) {
    const found = world.listMatches(account, now, { queueId, start: 0, count: 10 }).find(isWanted)
    if (found !== undefined) return matchIdOf(found)
  }
  throw new Error(`No pro of the demo world has played a match of the kind ${kind}.`)
}

function isPlayed({ ending }: Lobby): boolean {
  return ending !== 'remake'
}

/** True when both bottom laners have boots in the slot of their role quest. */
function haveBottomLanersBoots(lobby: Lobby): boolean {
  return toMatchBody(lobby).info.participants.every(
    ({ teamPosition, roleBoundItem }) => teamPosition !== 'BOTTOM' || roleBoundItem !== 0,
  )
}
