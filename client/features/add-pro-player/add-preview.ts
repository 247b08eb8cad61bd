import type { TFunction } from 'i18next'
import { findRegion } from '../../game/regions.ts'
import { cleanTagLine } from '../../paths.ts'
import {
  cleanGameName,
  cleanName,
  findRole,
  type AddField,
  type FieldTexts,
  type NamedPlayer,
} from './roster-fields.ts'

export type AddPreview =
  | { readonly kind: 'incomplete' | 'unknown' }
  | { readonly kind: 'sentence'; readonly words: string }
  /** The player is in another team, or in none, and can't be added. */
  | { readonly kind: 'elsewhere'; readonly name: string; readonly team: string | null }

/** `named` is the known player of that name. */
export function addPreviewOf(fields: FieldTexts<AddField>, named: NamedPlayer, t: TFunction): AddPreview {
  const name = cleanName(fields.name)
  const role = findRole(fields.role)
  const { team, league } = fields
  if (name === '' || role === null || team === '') return { kind: 'incomplete' }
  if (named === undefined) return { kind: 'unknown' }

  const account = accountWords(fields, t)
  const roleWords = t(`proScene.roles.${role}`)
  if (named === null) {
    const whole = { name, role: roleWords, team, league }
    const words =
      account === null
        ? t('addProPlayer.preview.joins', whole)
        : t('addProPlayer.preview.joinsWith', { ...whole, account })
    return { kind: 'sentence', words }
  }
  if (named.team?.code !== team) return { kind: 'elsewhere', name: named.name, team: named.team?.code ?? null }

  const effects = [
    named.role === role ? null : t('addProPlayer.preview.role', { name: named.name, role: roleWords }),
    account === null ? null : t('addProPlayer.preview.account', { name: named.name, account }),
  ].filter((words) => words !== null)
  const nothing = t('addProPlayer.preview.nothing', { name: named.name, team })
  return { kind: 'sentence', words: effects.length === 0 ? nothing : effects.join(' ') }
}

/** Null when incomplete. */
function accountWords({ region, gameName, tagLine }: FieldTexts<AddField>, t: TFunction): string | null {
  const account = { gameName: cleanGameName(gameName), tagLine: cleanTagLine(tagLine), region: findRegion(region) }
  if (account.gameName === '' || account.tagLine === '' || account.region === null) return null
  return t('addProPlayer.preview.onRegion', account)
}
