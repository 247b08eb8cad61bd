import { levelAt } from '../world/accounts.ts'
import { WORLD_EPOCH } from '../world/calendar.ts'
import { getLocalAccount } from './ask.ts'
import type { PlatformAsk } from './ask.ts'

/** `/lol/summoner/v4/summoners/by-puuid/{puuid}` */
export function answerSummoner(ask: PlatformAsk) {
  const account = getLocalAccount(ask)
  const [latest] = ask.world.listMatches(account, ask.now, { start: 0, count: 1 })
  return {
    puuid: account.puuid,
    profileIconId: account.profileIconId,
    revisionDate: latest?.endedAt ?? WORLD_EPOCH,
    summonerLevel: levelAt(account, ask.now),
  }
}
