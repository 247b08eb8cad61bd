import { hashText, Random } from '../random.ts'
import type { Course, Performance } from './course.ts'

const HABITS = hashText('habits')

/** The pings of a player. Some players ping a lot, others never. */
export function countPings({ lobby, minutes }: Course, { seat, player, absent }: Performance) {
  const random = new Random(lobby.key, HABITS, seat)
  const talk = absent ? 0 : (minutes * (player.account.key % 5)) / 4
  const some = (share: number) => Math.round(talk * random.within(0, share))
  return {
    allInPings: some(0.1),
    assistMePings: some(0.3),
    basicPings: 0,
    commandPings: some(0.6),
    dangerPings: 0,
    enemyMissingPings: some(0.9),
    enemyVisionPings: some(0.4),
    getBackPings: some(0.3),
    holdPings: some(0.05),
    needVisionPings: some(0.15),
    onMyWayPings: some(1.1),
    pushPings: some(0.1),
    retreatPings: some(0.4),
    visionClearedPings: some(0.05),
  }
}

export function countCasts(
  { lobby, minutes }: Course,
  { seat, absent }: Performance,
  spells: readonly [number, number],
) {
  const random = new Random(lobby.key, HABITS, seat, 2)
  const often = (low: number, high: number) => (absent ? 0 : Math.round(minutes * random.within(low, high)))
  const cast = (spell: number) => (spell === 11 ? often(0.4, 0.6) : often(0.1, 0.24))
  return {
    spell1Casts: often(3, 8),
    spell2Casts: often(1.5, 5),
    spell3Casts: often(1.5, 4.5),
    spell4Casts: often(0.25, 0.9),
    summoner1Casts: cast(spells[0]),
    summoner1Id: spells[0],
    summoner2Casts: cast(spells[1]),
    summoner2Id: spells[1],
  }
}
