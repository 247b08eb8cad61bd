import { hashText, Random } from '../random.ts'
import type { WorldAccount } from './accounts.ts'
import { WORLD_EPOCH } from './calendar.ts'
import { championPool } from './champion-pools.ts'
import { CHAMPIONS } from './champions.ts'
import type { Champion } from './champions.ts'

/** What an account has done with one champion. */
export interface Mastery {
  readonly champion: Champion
  readonly points: number
  /** Milliseconds since 1970. */
  readonly lastPlayedAt: number
}

const MASTERY = hashText('mastery')
const DAY_MS = 86_400_000
const POINTS_A_MATCH = 820

/** Everything an account ever played, most points first: its pool, and what it only tried. */
export function listMasteries(account: WorldAccount, now: number): readonly Mastery[] {
  if (account.gamesPerDay === 0) return []
  const days = Math.max(0, now - WORLD_EPOCH) / DAY_MS
  const matches = account.firstLevel * 9 + days * account.gamesPerDay
  const pool = championPool(account)

  const mained = pool.map(({ champion, share }) => {
    const period = DAY_MS / (account.gamesPerDay * share)
    return {
      champion,
      points: Math.round(matches * share * POINTS_A_MATCH),
      lastPlayedAt: Math.max(WORLD_EPOCH - period, Math.floor(Math.floor(now / period) * period - 3_600_000)),
    }
  })
  return [
    ...mained,
    ...listTried(
      account,
      pool.map(({ champion }) => champion),
    ),
  ].toSorted((one, other) => other.points - one.points)
}

/** Champions from before the world began, never touched again. */
function listTried({ key }: WorldAccount, mained: readonly Champion[]): readonly Mastery[] {
  const random = new Random(key, MASTERY)
  const others = random.shuffle(CHAMPIONS.filter((champion) => !mained.includes(champion)))
  return others.slice(0, random.whole(15, 70)).map((champion) => ({
    champion,
    points: Math.round(random.within(3, 100) ** 2.1),
    lastPlayedAt: WORLD_EPOCH - random.whole(1, 900) * DAY_MS,
  }))
}
