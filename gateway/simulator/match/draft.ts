import { hashText, Random } from '../random.ts'
import { championPool } from '../world/champion-pools.ts'
import { CHAMPIONS, listChampions } from '../world/champions.ts'
import type { Champion } from '../world/champions.ts'
import { gameVersion } from '../world/calendar.ts'
import type { Lobby, Seat } from '../world/lobbies.ts'

/** Who plays what, and what nobody may play. */
export interface Draft {
  /** In the order of the seats. */
  readonly picks: readonly Champion[]
  /** In the order of the turns, five a side; -1 is a turn that passed. Empty in queues without bans. */
  readonly bans: readonly number[]
}

const DRAFT = hashText('draft')
const BANS = 10
const MISSED_BAN = 0.02

/** Lets everybody choose. No champion is picked twice, and none is banned that is picked. */
export function holdDraft(lobby: Lobby): Draft {
  const random = new Random(lobby.key, DRAFT)
  const picks = new Map<Seat, Champion>()
  for (const seat of random.shuffle(lobby.seats)) picks.set(seat, choose(lobby, seat, [...picks.values()], random))

  const picked = lobby.seats.flatMap((seat) => picks.get(seat) ?? [])
  return { picks: picked, bans: lobby.queue.bans ? ban(lobby, picked, random) : [] }
}

function choose({ queue }: Lobby, { account, lane }: Seat, taken: readonly Champion[], random: Random): Champion {
  const free = (champion: Champion) => !taken.includes(champion)
  if (!queue.lanes) return random.pick(CHAMPIONS.filter(free))
  const pool = championPool(account).filter(({ champion }) => free(champion))
  if (pool.length > 0) return random.pickWeighted(pool, ({ share }) => share).champion
  return random.pick(listChampions(lane).filter(free))
}

/** What is strong in a patch is banned most. */
function ban({ startedAt }: Lobby, picked: readonly Champion[], random: Random): number[] {
  const strength = new Random(hashText(gameVersion(startedAt)))
  const feared = strength.shuffle(CHAMPIONS).filter((champion) => !picked.includes(champion))
  const bans: number[] = []
  while (bans.length < BANS) {
    const candidates = feared.filter(({ key }) => !bans.includes(key))
    const { key } = random.pickWeighted(candidates, (_, index) => 1 / (index + 4))
    bans.push(random.chance(MISSED_BAN) ? -1 : key)
  }
  return bans
}
