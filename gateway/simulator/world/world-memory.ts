import { LRUCache } from 'lru-cache'
import type { Platform } from '../../shared/region.ts'
import type { WorldAccount } from './accounts.ts'
import { formBrackets } from './brackets.ts'
import { MatchMaker } from './match-making.ts'
import { createPopulation } from './population.ts'
import type { Population } from './population.ts'
import { SeasonCheckpoints } from './season-checkpoints.ts'

/**
 * The people of a seed, and what its worlds have counted so far. It depends on the seed only, so worlds at different times can
 * share it: a season then is counted once.
 */
export class WorldMemory {
  readonly population: Population
  readonly #makers = new Map<Platform, readonly MatchMaker[]>()
  readonly #makerOf = new Map<WorldAccount, MatchMaker>()
  readonly #checkpoints = new Map<MatchMaker, SeasonCheckpoints>()

  constructor(seed: string) {
    this.population = createPopulation(seed)
  }

  /** Null for an account that never plays. */
  findMaker(account: WorldAccount): MatchMaker | null {
    this.makersOf(account.platform)
    return this.#makerOf.get(account) ?? null
  }

  makersOf(platform: Platform): readonly MatchMaker[] {
    return remember(this.#makers, platform, () => {
      const brackets = formBrackets(platform, this.population.listAccounts(platform))
      const makers = brackets.map((bracket) => new MatchMaker(this.population.key, bracket))
      for (const maker of makers) {
        for (const account of maker.bracket.accounts) this.#makerOf.set(account, maker)
      }
      return makers
    })
  }

  checkpointsOf(maker: MatchMaker): SeasonCheckpoints {
    return remember(this.#checkpoints, maker, () => new SeasonCheckpoints())
  }
}

const memories = new LRUCache<string, WorldMemory>({ max: 4, memoMethod: (seed) => new WorldMemory(seed) })

/** The memory that the worlds of this process share: those of the present and of the past, or those of many tests. */
export const memoryOf = (seed: string): WorldMemory => memories.memo(seed)

/** Returns the known value of a key, or makes it. */
export function remember<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
