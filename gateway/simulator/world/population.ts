import { OPEN_PLATFORMS } from '../../shared/region.ts'
import type { Platform } from '../../shared/region.ts'
import { hashText, Random } from '../random.ts'
import { AccountMaker } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'
import { foldRiotId } from './names.ts'
import { nameOddly } from './odd-names.ts'
import { planIdleAccount, planOrdinaryAccounts } from './ordinary-accounts.ts'
import { openBootcamps } from './pro-bootcamps.ts'
import { makeProPlayers } from './pro-players.ts'
import type { SimulatedProPlayer } from './pro-players.ts'

export interface Population {
  /** Seed of everything random in the world. */
  readonly key: number
  readonly accounts: readonly WorldAccount[]
  readonly proPlayers: readonly SimulatedProPlayer[]
  readonly byPuuid: ReadonlyMap<string, WorldAccount>
  /** By the Riot ID as `foldRiotId` returns it. */
  readonly byRiotId: ReadonlyMap<string, WorldAccount>
  listAccounts(platform: Platform): readonly WorldAccount[]
}

/** Number of ordinary accounts on the large platforms; each is a multiple of the five lanes. */
const ORDINARY_ACCOUNTS: Readonly<Partial<Record<Platform, number>>> = {
  KR: 90,
  EUW1: 110,
  NA1: 100,
  EUN1: 60,
  BR1: 60,
}
const ORDINARY_ACCOUNTS_ELSEWHERE = 40

/** Platforms with accounts that never played. */
const PLATFORMS_WITH_IDLE_ACCOUNT: readonly Platform[] = ['EUW1', 'EUN1', 'NA1', 'KR', 'BR1']
const IDLE_ACCOUNTS = 2

/** Creates the accounts and pros of a world. The same seed gives the same people. */
export function createPopulation(seed: string): Population {
  const key = hashText(seed)
  const maker = new AccountMaker(key)
  const random = new Random(key, hashText('population'))

  const settled = makeProPlayers(maker, random)
  for (const platform of OPEN_PLATFORMS) {
    const count = ORDINARY_ACCOUNTS[platform] ?? ORDINARY_ACCOUNTS_ELSEWHERE
    for (const plan of nameOddly(planOrdinaryAccounts(platform, count, random))) maker.make(plan)
  }
  for (const platform of PLATFORMS_WITH_IDLE_ACCOUNT) {
    for (let left = IDLE_ACCOUNTS; left > 0; left--) maker.make(planIdleAccount(platform, random))
  }

  const proPlayers = openBootcamps(maker, settled, new Random(key, hashText('bootcamps')))

  const byPlatform = Map.groupBy(maker.accounts, ({ platform }) => platform)
  return {
    key,
    accounts: maker.accounts,
    proPlayers,
    byPuuid: new Map(maker.accounts.map((account) => [account.puuid, account])),
    byRiotId: new Map(maker.accounts.map((account) => [foldRiotId(account), account])),
    listAccounts: (platform) => byPlatform.get(platform) ?? [],
  }
}
