import { hashText, Random } from '../random.ts'
import type { WorldAccount } from './accounts.ts'
import { listChampions } from './champions.ts'
import type { Champion } from './champions.ts'

export interface PoolEntry {
  readonly champion: Champion
  /** Share of the account's games, 0 to 1. */
  readonly share: number
}

const POOL = hashText('champion pool')
const FALLOFF = 0.7

/** What an account plays on its lane, most often first: five to nine champions, mostly those at home there. */
export function championPool(account: WorldAccount): readonly PoolEntry[] {
  const random = new Random(account.key, POOL)
  const champions: Champion[] = []
  for (let left = random.whole(5, 9); left > 0; left--) {
    const others = listChampions(account.lane).filter((champion) => !champions.includes(champion))
    champions.push(random.pickWeighted(others, ({ lanes }) => 1 / (lanes.indexOf(account.lane) + 1) ** 2))
  }
  const whole = (1 - FALLOFF ** champions.length) / (1 - FALLOFF)
  return champions.map((champion, index) => ({ champion, share: FALLOFF ** index / whole }))
}
