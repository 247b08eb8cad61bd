import type { TFunction } from 'i18next'
import { NO_TEAM, type FieldTexts, type NamedPlayer, type TransferField } from './roster-fields.ts'

/** Null while the form is incomplete. */
export function transferPreviewOf(
  { league, team }: Pick<FieldTexts<TransferField>, 'league' | 'team'>,
  named: NamedPlayer,
  t: TFunction,
): string | null {
  if (named === null || named === undefined) return null
  const from = named.team?.code ?? null
  const who = { name: named.name, role: t(`proScene.roles.${named.role}`) }
  if (league === NO_TEAM) return from === null ? null : t('addProPlayer.preview.leaves', { ...who, from })
  if (team === '' || team === from) return null
  return from === null
    ? t('addProPlayer.preview.joins', { ...who, team, league })
    : t('addProPlayer.preview.transfer', { ...who, from, to: team, league })
}
