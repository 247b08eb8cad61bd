import { isAccountFact, type JournalEntry } from '../../journal/rules/journal-entry.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import { currentTeamOf } from '../../rosters/rules/pro-scene.ts'
import type { ProFilter, WebhookSettings } from './webhook.ts'

/**
 * A journal entry with the id of its account: the account that changed, or the one that the pro plays on. Null for entries
 * without an account.
 */
export interface Happening extends JournalEntry {
  readonly accountId: string | null
}

/** True if a webhook receives the event. */
export function isWanted(
  { facts, accountId }: Happening,
  { kinds, pros, accounts }: Pick<WebhookSettings, 'kinds' | 'pros' | 'accounts'>,
  view: ProSceneView,
): boolean {
  if (!kinds.includes(facts.kind)) return false
  if (isAccountFact(facts)) return accountId !== null && accounts.includes(accountId)
  if (pros === null) return true
  const { playerId } = facts.pro
  if (pros.players.includes(playerId)) return true
  const player = view.findPlayer(playerId)
  const current = player === null ? null : currentTeamOf(player)
  const teams = facts.kind === 'ROSTER_CHANGED' ? [current, facts.fromTeam, facts.toTeam] : [current]
  return teams.some((code) => code !== null && isAboutTeam(code, pros, view))
}

function isAboutTeam(code: string, { teams, leagues }: ProFilter, view: ProSceneView): boolean {
  const league = view.findTeam(code)?.league ?? null
  return teams.includes(code) || (league !== null && leagues.includes(league))
}
