import type { Platform } from '../../domain/region.ts'
import type { RiotId } from '../../domain/riot-id.ts'
import type { Population } from './population.ts'

/** A Riot ID worth trying. */
export interface DemoAccount extends RiotId {
  readonly platform: Platform
}

/** What each of them shows where the world has it: letters beyond English, plain letters, a space. */
const WISHES: readonly { readonly platform: Platform; readonly name: RegExp }[] = [
  { platform: 'EUW1', name: /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/ },
  { platform: 'KR', name: /^[A-Za-z]+$/ },
  { platform: 'NA1', name: / / },
]

/** Main accounts of three pros, on three platforms. */
export function chooseDemoAccounts({ proPlayers }: Population): readonly DemoAccount[] {
  const mains = proPlayers.flatMap(({ accounts }) => accounts.slice(0, 1))

  return WISHES.flatMap(({ platform, name }) => {
    const candidates = mains.filter((account) => account.platform === platform && !account.gameName.includes('-'))
    const chosen = candidates.find(({ gameName }) => name.test(gameName)) ?? candidates[0]
    return chosen === undefined ? [] : [{ gameName: chosen.gameName, tagLine: chosen.tagLine, platform }]
  })
}
