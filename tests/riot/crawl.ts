import { runAs, type Caller } from '../../gateway/limits/caller.ts'
import { UpstreamWait } from '../../gateway/limits/upstream-wait.ts'
import type { RiotClient } from '../../gateway/riot/create-riot-api.ts'
import { endingOf, type Ending } from '../support/ending.ts'
import type { FakeClock } from '../support/fake-clock.ts'

/** Budget of one operation, in requests to Riot. */
const REQUESTS_OF_AN_OPERATION = 20

const VISITOR = { priority: 'visitor' } as const

/** Makes the caller of one operation. */
export function callerAt(address: string, requests: number = REQUESTS_OF_AN_OPERATION): Caller {
  let left = requests
  return {
    address,
    spendRequest() {
      if (left === 0) return false
      left -= 1
      return true
    },
    wait: new UpstreamWait(),
  }
}

/** Looks up an unknown account as the product does: the account, its active platform and its summoner. */
async function lookUp(api: RiotClient, address: string, gameName: string): Promise<void> {
  await runAs(callerAt(address), async () => {
    const { value } = await api.accountByRiotId({ gameName, tagLine: 'EUW' }, 'EUW1', VISITOR)
    if (value === null) return
    await api.activePlatform(value.puuid, 'EUW1', VISITOR)
    await api.summoner('EUW1', value.puuid, VISITOR)
  })
}

export interface Crowd {
  /** The endings of the look-ups so far. */
  readonly endings: readonly Promise<Ending<void>>[]
}

/** Lets people at their own addresses look up a different known account every `everyMs`, for `forMs`. */
export function letPeopleLookUp(
  clock: FakeClock,
  api: RiotClient,
  { people, everyMs, forMs }: { readonly people: number; readonly everyMs: number; readonly forMs: number },
): Crowd {
  const endings: Promise<Ending<void>>[] = []
  for (let person = 0; person < people; person++) {
    for (let at = (person * everyMs) / people; at < forMs; at += everyMs) {
      clock.schedule(at, () => endings.push(endingOf(clock, lookUp(api, `person ${person}`, `known ${person} ${at}`))))
    }
  }
  return { endings }
}

/** Lets crawlers at their own addresses look up a different unknown Riot ID every `everyMs`, for `forMs`. */
export function letCrawl(
  clock: FakeClock,
  api: RiotClient,
  { crawlers, everyMs, forMs }: { readonly crawlers: number; readonly everyMs: number; readonly forMs: number },
): void {
  for (let crawler = 0; crawler < crawlers; crawler++) {
    const ask = (at: number): void => {
      if (at >= forMs) return
      void endingOf(clock, lookUp(api, `crawler ${crawler}`, `nobody ${crawler} ${at}`))
      clock.schedule(everyMs, () => ask(at + everyMs))
    }
    clock.schedule((crawler * everyMs) / crawlers, () => ask(0))
  }
}

/** Returns the share of answered look-ups, 0 to 1. */
export async function answeredPart({ endings }: Crowd): Promise<number> {
  const all = await Promise.all(endings)
  return all.filter(({ kind }) => kind === 'answered').length / all.length
}
