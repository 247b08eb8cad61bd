import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import { type Happening, isWanted } from '../../webhooks/rules/wanted.ts'
import type { PushSubscriptionRecord } from '../collections/push-subscriptions.ts'
import { isQuiet } from './quiet-hours.ts'

type Wishes = Pick<
  PushSubscriptionRecord,
  'kinds' | 'players' | 'teams' | 'accounts' | 'quietHours' | 'timeZone' | 'since'
>

/** True if a subscription wants an event. An event in its quiet hours is not wanted, now or later. */
export function wantsPush(happening: Happening, wishes: Wishes, view: ProSceneView): boolean {
  const { kinds, players, teams, accounts, quietHours, timeZone, since } = wishes
  if (happening.number <= since || !kinds.some((kind) => kind === happening.facts.kind)) return false
  const isAboutAccount = happening.accountId !== null && accounts.includes(happening.accountId)
  const isFollowed =
    isAboutAccount || isWanted(happening, { kinds, pros: { players, teams, leagues: [] }, accounts }, view)
  return isFollowed && !isQuiet(quietHours, timeZone, happening.at)
}
