import { formerPlatformOf, levelAt } from '../world/accounts.ts'
import { WORLD_EPOCH } from '../world/calendar.ts'
import { getAccount, getLocalAccount } from './ask.ts'
import type { PlatformAsk } from './ask.ts'

/** Level of the summoner that a transfer left behind, as a share of the level at the start of the world. */
const LEFT_AT = 0.4

/** `/lol/summoner/v4/summoners/by-puuid/{puuid}` */
export function answerSummoner(ask: PlatformAsk) {
  if (formerPlatformOf(getAccount(ask)) === ask.platform) return answerFormerSummoner(ask)
  const account = getLocalAccount(ask)
  const [latest] = ask.world.listMatches(account, ask.now, { start: 0, count: 1 })
  return {
    puuid: account.puuid,
    profileIconId: ask.world.wornIcons.get(account.puuid) ?? account.profileIconId,
    revisionDate: latest?.endedAt ?? WORLD_EPOCH,
    summonerLevel: levelAt(account, ask.now),
  }
}

/** The summoner of a transferred account on its former platform. Its ranks, masteries and matches are on the new one. */
function answerFormerSummoner(ask: PlatformAsk) {
  const { puuid, profileIconId, firstLevel } = getAccount(ask)
  return {
    puuid,
    profileIconId,
    revisionDate: WORLD_EPOCH,
    summonerLevel: Math.max(1, Math.round(firstLevel * LEFT_AT)),
  }
}
