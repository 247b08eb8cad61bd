import { hashText, Random } from '../random.ts'
import { isSmurf } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'
import { WORLD_EPOCH } from './calendar.ts'
import { lastingPool } from './champion-pools.ts'
import { CHAMPIONS } from './champions.ts'
import type { Champion } from './champions.ts'
import type { Played } from './played-champions.ts'

export interface Mastery {
  readonly champion: Champion
  readonly points: number
  /** Milliseconds since 1970. */
  readonly lastPlayedAt: number
}

const MASTERY = hashText('mastery')
const DAY_MS = 86_400_000
const POINTS_A_MATCH = 820
const MATCHES_A_LEVEL = 9
const MAX_TRIED_BY_SMURFS = 4

/** The account's masteries, most points first: those from before the start of the world, and the matches since. */
export function listMasteries(account: WorldAccount, played: ReadonlyMap<Champion, Played>): readonly Mastery[] {
  const masteries = new Map(listFormer(account).map((mastery) => [mastery.champion, mastery]))
  for (const [champion, { matches, lastPlayedAt }] of played) {
    const points = (masteries.get(champion)?.points ?? 0) + matches * POINTS_A_MATCH
    masteries.set(champion, { champion, points, lastPlayedAt })
  }
  return [...masteries.values()].toSorted((one, other) => other.points - one.points)
}

/** The account's own pool, and champions that it only tried. */
function listFormer(account: WorldAccount): readonly Mastery[] {
  const random = new Random(account.key, MASTERY)
  const pool = lastingPool(account, account.lane).map(({ champion, share }) => ({
    champion,
    points: Math.round(account.firstLevel * MATCHES_A_LEVEL * share * POINTS_A_MATCH),
    lastPlayedAt: WORLD_EPOCH - random.whole(1, 20) * DAY_MS,
  }))
  const others = random.shuffle(CHAMPIONS.filter((champion) => !pool.some((known) => known.champion === champion)))
  const most = isSmurf(account) ? MAX_TRIED_BY_SMURFS : account.firstLevel
  const tried = others.slice(0, Math.min(random.whole(15, 70), most)).map((champion) => ({
    champion,
    points: Math.round(random.within(3, 100) ** 2.1),
    lastPlayedAt: WORLD_EPOCH - random.whole(21, 900) * DAY_MS,
  }))
  return [...pool, ...tried]
}
