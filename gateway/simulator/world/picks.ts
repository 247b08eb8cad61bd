import { hashText, Random } from '../random.ts'
import { championPool, isOneTrick } from './champion-pools.ts'
import type { PoolEntry } from './champion-pools.ts'
import { CHAMPIONS, listChampions } from './champions.ts'
import type { Champion } from './champions.ts'
import type { Lobby, Seat, Side } from './lobbies.ts'

const PICKS = hashText('picks')

const OWN_IN_THE_RINGS = 0.5

/** Attempts to pick an own champion before a random one is taken. */
const ATTEMPTS = 12

/** The picked champions, in the order of the seats. No champion is picked twice, except by a side that shares one. */
export function choosePicks(lobby: Lobby): readonly Champion[] {
  const random = new Random(lobby.key, PICKS)
  if (lobby.queue.picks === 'shared') return pickForSides(lobby, random)
  const picks = new Map<Seat, Champion>()
  const taken = new Set<Champion>()
  for (const seat of orderOfChoice(lobby, random)) {
    const champion = choose(lobby, seat, taken, random)
    picks.set(seat, champion)
    taken.add(champion)
  }
  return lobby.seats.flatMap((seat) => picks.get(seat) ?? [])
}

/** One player chooses for each side. */
function pickForSides(lobby: Lobby, random: Random): readonly Champion[] {
  const taken = new Set<Champion>()
  const bySide = new Map<Side, Champion>()
  for (const seat of lobby.seats) {
    if (bySide.has(seat.side)) continue
    const champion = choose(lobby, seat, taken, random)
    bySide.set(seat.side, champion)
    taken.add(champion)
  }
  return lobby.seats.flatMap(({ side }) => bySide.get(side) ?? [])
}

/** Random order, but one-tricks choose first. */
function orderOfChoice({ seats }: Lobby, random: Random): readonly Seat[] {
  const order = random.shuffle(seats)
  const oneTricks = order.filter(({ account }) => isOneTrick(account))
  return oneTricks.length === 0 ? order : [...new Set([...oneTricks, ...order])]
}

function choose(
  { queue, startedAt }: Lobby,
  { account, lane }: Seat,
  taken: ReadonlySet<Champion>,
  random: Random,
): Champion {
  const fromPool = queue.picks !== 'random' && (queue.ground !== 'RINGS' || random.chance(OWN_IN_THE_RINGS))
  if (fromPool) {
    const pool = championPool(account, lane, startedAt)
    for (let attempts = ATTEMPTS; attempts > 0; attempts--) {
      const { champion } = random.pickWeighted(pool, shareOf)
      if (!taken.has(champion)) return champion
    }
  }
  const all = fromPool ? listChampions(lane) : CHAMPIONS
  for (;;) {
    const champion = random.pick(all)
    if (!taken.has(champion)) return champion
  }
}

function shareOf({ share }: PoolEntry): number {
  return share
}
