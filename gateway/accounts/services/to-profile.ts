import type { RiotSummoner } from '../../riot/answers.ts'
import type { Fetched } from '../../shared/upstream.ts'
import type { AccountProfile } from '../rules/account.ts'

/** Returns the profile of an account from Riot's answer. */
export function toProfile({ value, fetchedAt }: Fetched<RiotSummoner>): AccountProfile {
  return { level: value.summonerLevel, profileIconId: value.profileIconId, fetchedAt }
}
