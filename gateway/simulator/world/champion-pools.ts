import { LANES } from '../../game-data/rules/lane.ts'
import type { Lane } from '../../game-data/rules/lane.ts'
import { fractionOf, hashText, mix, Random } from '../random.ts'
import type { WorldAccount } from './accounts.ts'
import { patchIndex } from './calendar.ts'
import { listChampions } from './champions.ts'
import type { Champion } from './champions.ts'

export interface PoolEntry {
  readonly champion: Champion
  /** Share of the account's games on the lane, above 0 and at most 1. */
  readonly share: number
}

/** Distribution of an account's games over champions. */
type Taste = 'one-trick' | 'few' | 'many'

const POOL = hashText('champion pool')
const FAD = hashText('fad')
const ONE_TRICK_SHARE = 0.14
const MANY_SHARE = 0.26
const FAD_CHANCE = 0.65

interface Candidate {
  readonly champion: Champion
  readonly weight: number
}

const candidates: ReadonlyMap<Lane, readonly Candidate[]> = new Map(
  LANES.map((lane) => {
    const list = listChampions(lane).map((champion) => {
      return { champion, weight: 1 / (champion.lanes.indexOf(lane) + 1) ** 2 }
    })
    return [lane, list]
  }),
)

/** Pools are cached, because creating them costs more than keeping them. */
const known = new WeakMap<WorldAccount, Map<number, readonly PoolEntry[]>>()

/** Champions at a time, most often played first. On the main lane, a temporary one joins for a few patches. */
export function championPool(account: WorldAccount, lane: Lane, at: number): readonly PoolEntry[] {
  if (lane !== account.lane || isOneTrick(account)) return lastingPool(account, lane)
  const era = eraOf(account, at)
  return remember(account, LANES.length + era, () => addFad(lastingPool(account, lane), account, era))
}

/** The permanent champions of an account on a lane, most often played first. */
export function lastingPool(account: WorldAccount, lane: Lane): readonly PoolEntry[] {
  return remember(account, LANES.indexOf(lane), () => inventPool(account, lane))
}

function remember(account: WorldAccount, name: number, make: () => readonly PoolEntry[]): readonly PoolEntry[] {
  const pools = known.get(account) ?? new Map<number, readonly PoolEntry[]>()
  const pool = pools.get(name) ?? make()
  pools.set(name, pool)
  known.set(account, pools)
  return pool
}

function inventPool(account: WorldAccount, lane: Lane): readonly PoolEntry[] {
  const random = new Random(account.key, POOL, hashText(lane))
  const { first, falloff, size } = planPool(account, lane, random)
  const champions: Champion[] = []
  for (let left = size; left > 0; left--) champions.push(pickAnother(lane, champions, random))

  const rest = (falloff - falloff ** size) / (1 - falloff)
  const main = first ?? 1 / (1 + rest)
  return champions.map((champion, index) => {
    return { champion, share: index === 0 ? main : ((1 - main) * falloff ** index) / rest }
  })
}

/** True for an account that plays almost only one champion. */
export function isOneTrick(account: WorldAccount): boolean {
  return tasteOf(account) === 'one-trick'
}

function tasteOf({ key }: WorldAccount): Taste {
  const fraction = fractionOf(key, POOL)
  if (fraction < ONE_TRICK_SHARE) return 'one-trick'
  return fraction < ONE_TRICK_SHARE + MANY_SHARE ? 'many' : 'few'
}

function planPool(account: WorldAccount, lane: Lane, random: Random) {
  if (lane !== account.lane) return { first: null, falloff: 0.6, size: random.whole(3, 5) }
  const taste = tasteOf(account)
  if (taste === 'one-trick') return { first: random.within(0.84, 0.95), falloff: 0.7, size: random.whole(4, 6) }
  if (taste === 'many') return { first: null, falloff: 0.91, size: random.whole(12, 18) }
  return { first: null, falloff: 0.7, size: random.whole(5, 9) }
}

/** Usually returns a champion whose main lane this is. */
function pickAnother(lane: Lane, champions: readonly Champion[], random: Random): Champion {
  for (;;) {
    const { champion } = random.pickWeighted(candidates.get(lane) ?? [], ({ weight }) => weight)
    if (!champions.includes(champion)) return champion
  }
}

function addFad(pool: readonly PoolEntry[], account: WorldAccount, era: number): readonly PoolEntry[] {
  const random = new Random(account.key, FAD, era)
  if (!random.chance(FAD_CHANCE)) return pool
  const champions = pool.map(({ champion }) => champion)
  const fad = { champion: pickAnother(account.lane, champions, random), share: random.within(0.15, 0.35) }
  const lasting = pool.map((entry) => ({ ...entry, share: entry.share * (1 - fad.share) }))
  return [...lasting, fad].toSorted((one, other) => other.share - one.share)
}

/** Number of the period in which the account keeps the same temporary champion: two to four patches. */
function eraOf({ key }: WorldAccount, at: number): number {
  const patches = 2 + (mix(key, FAD) % 3)
  return Math.floor((patchIndex(at) + (key % patches)) / patches)
}
