import type { Platform } from '../../domain/region.ts'
import type { RiotId } from '../../domain/riot-id.ts'
import type { Population } from './population.ts'

/** A Riot ID worth trying. */
export interface DemoAccount extends RiotId {
  readonly platform: Platform
}

/** What each of them shows: letters beyond English, plain letters, a space. */
const WISHES: readonly { readonly platform: Platform; readonly name: RegExp }[] = [
  { platform: 'EUW1', name: /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/ },
  { platform: 'KR', name: /^[A-Za-z]+$/ },
  { platform: 'NA1', name: / / },
]

/** Main accounts of three pros, on three platforms: of those with such a name whoever plays most. */
export function chooseDemoAccounts({ proPlayers }: Population): readonly DemoAccount[] {
  const mains = proPlayers
    .flatMap(({ accounts }) => accounts.slice(0, 1))
    .toSorted((one, other) => other.gamesPerDay - one.gamesPerDay)

  return WISHES.flatMap(({ platform, name }) => {
    const chosen = mains.find((account) => account.platform === platform && name.test(account.gameName))
    return chosen === undefined ? [] : [{ gameName: chosen.gameName, tagLine: chosen.tagLine, platform }]
  })
}
