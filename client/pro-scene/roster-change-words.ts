import type { TFunction } from 'i18next'
import { regionKey } from '../game/regions.ts'
import type { RosterChangeRow_changeFragment } from '../gql/graphql.ts'

type ShownChange = Pick<
  RosterChangeRow_changeFragment,
  'kind' | 'role' | 'previousRole' | 'fromTeam' | 'toTeam' | 'account' | 'undoes'
>

/** Follows the player's name: `joined from FNC`. Does not name the viewing `team` again; null means no particular view. */
export function rosterChangeWords(change: ShownChange, team: string | null, t: TFunction): string {
  if (change.kind !== 'UNDONE') return describe(change, team, t)
  return change.undoes === null
    ? t('proScene.change.undone')
    : t('proScene.change.undoneChange', { change: describe(change.undoes, team, t) })
}

type Description = Pick<ShownChange, 'kind' | 'role' | 'previousRole' | 'fromTeam' | 'toTeam' | 'account'>

function describe(
  { kind, role, previousRole, fromTeam, toTeam, account }: Description,
  team: string | null,
  t: TFunction,
): string {
  const from = fromTeam?.code
  const to = toTeam?.code
  switch (kind) {
    case 'ADDED':
      return to === undefined || to === team ? t('proScene.change.added') : t('proScene.change.addedTo', { to })
    case 'UPDATED':
      if (account === null) {
        return previousRole === null
          ? t('proScene.change.corrected')
          : t('proScene.change.role', { role: t(`proScene.roles.${role}`) })
      }
      return t('proScene.change.account', {
        riotId: `${account.gameName}#${account.tagLine}`,
        region: t(`regions.${regionKey(account.region)}`),
      })
    case 'TRANSFERRED':
      return transferWords(from, to, team, t)
    case 'REMOVED':
      return t('proScene.change.removed')
    case 'UNDONE':
      return t('proScene.change.undone')
  }
}

function transferWords(from: string | undefined, to: string | undefined, team: string | null, t: TFunction): string {
  if (from === undefined) return to === team ? t('proScene.change.joinedHere') : t('proScene.change.joined', { to })
  if (to === undefined) return from === team ? t('proScene.change.leftHere') : t('proScene.change.left', { from })
  if (to === team) return t('proScene.change.joinedFrom', { from })
  if (from === team) return t('proScene.change.leftFor', { to })
  return t('proScene.change.moved', { from, to })
}
