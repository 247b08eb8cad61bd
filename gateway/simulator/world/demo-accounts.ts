import type { RiotId } from '../../accounts/rules/riot-id.ts'
import type { Platform } from '../../shared/region.ts'
import type { Population } from './population.ts'

export interface DemoAccount extends RiotId {
  readonly platform: Platform
}

/** Each account demonstrates a kind of name: non-English letters, plain letters, a space. */
const WISHES: readonly { readonly platform: Platform; readonly name: RegExp }[] = [
  { platform: 'EUW1', name: /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/ },
  { platform: 'KR', name: /^[A-Za-z]+$/ },
  { platform: 'NA1', name: / / },
]

/** Chooses main accounts of three pros on three platforms. Among those with a suitable name, the most active one is taken. */
export function chooseDemoAccounts({ proPlayers }: Population): readonly DemoAccount[] {
  const mains = proPlayers
    .flatMap(({ accounts }) => accounts.slice(0, 1))
    .toSorted((one, other) => other.gamesPerDay - one.gamesPerDay)

  return WISHES.flatMap(({ platform, name }) => {
    const chosen = mains.find((account) => account.platform === platform && name.test(account.gameName))
    return chosen === undefined ? [] : [{ gameName: chosen.gameName, tagLine: chosen.tagLine, platform }]
  })
}
