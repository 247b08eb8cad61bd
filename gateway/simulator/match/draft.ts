import { hashText, Random } from '../random.ts'
import { gameVersion } from '../world/calendar.ts'
import { CHAMPIONS } from '../world/champions.ts'
import type { Champion } from '../world/champions.ts'
import type { Lobby } from '../world/lobbies.ts'
import { choosePicks } from '../world/picks.ts'

export interface Draft {
  /** In the order of the seats. */
  readonly picks: readonly Champion[]
  /** In the order of the turns, one per seat; -1 is a missed turn. Empty in queues without bans. */
  readonly bans: readonly number[]
}

const DRAFT = hashText('draft')
const MISSED_BAN = 0.02

/** Chooses picks and bans. A picked champion is never banned. */
export function holdDraft(lobby: Lobby): Draft {
  const picks = choosePicks(lobby)
  return { picks, bans: lobby.queue.bans ? ban(lobby, picks) : [] }
}

/** Prefers the champions that are strong in the patch. */
function ban({ key: lobbyKey, startedAt, seats }: Lobby, picked: readonly Champion[]): number[] {
  const random = new Random(lobbyKey, DRAFT)
  const strength = new Random(hashText(gameVersion(startedAt)))
  const feared = strength.shuffle(CHAMPIONS).filter((champion) => !picked.includes(champion))
  const bans: number[] = []
  while (bans.length < seats.length) {
    const candidates = feared.filter(({ key }) => !bans.includes(key))
    const { key } = random.pickWeighted(candidates, (_, index) => 1 / (index + 4))
    bans.push(random.chance(MISSED_BAN) ? -1 : key)
  }
  return bans
}
