import { cleanTagLine, INVISIBLE_MARKS, withoutHashBehind, type RiotIdParams } from '../paths.ts'

/** Riot's longest game name, in characters. */
const GAME_NAME_MAXIMUM = 16

/** Riot's longest tag line, in characters. */
export const TAG_LINE_MAXIMUM = 5

export type FieldError = { readonly rule: 'required' } | { readonly rule: 'maximum'; readonly count: number }

export interface AccountSearchErrors {
  readonly gameName?: FieldError
  readonly tagLine?: FieldError
}

/** What the form holds: the fields as they were typed, and what the last submit found wrong with them. */
export interface AccountSearchForm {
  readonly fields: RiotIdParams
  readonly errors: AccountSearchErrors
}

/** Whether a game name is not too long. The server looks longer ones up as well, in case Riot ever gave one out. */
export const fitsGameName = (gameName: string): boolean =>
  Array.from(gameName.normalize('NFC')).length <= GAME_NAME_MAXIMUM

/** Says what is wrong with the fields; nothing when they can be looked up. A fault of the game name is told first and alone. */
export function validateAccountSearch(fields: RiotIdParams): AccountSearchErrors {
  const { gameName, tagLine } = trimRiotId(fields)
  if (isEmpty(gameName)) return { gameName: { rule: 'required' } }
  if (!fitsGameName(gameName)) return { gameName: { rule: 'maximum', count: GAME_NAME_MAXIMUM } }
  if (isEmpty(tagLine)) return { tagLine: { rule: 'required' } }
  if (!fitsTagLine(tagLine)) return { tagLine: { rule: 'maximum', count: TAG_LINE_MAXIMUM } }
  return {}
}

/** The form after an edit. Errors go when either text turns from empty to filled, or when what was too long fits again. */
export function editAccountSearch(form: AccountSearchForm, edit: Partial<RiotIdParams>): AccountSearchForm {
  const fields = { ...form.fields, ...edit }
  const filled =
    (isEmpty(form.fields.gameName) && !isEmpty(fields.gameName)) ||
    (isEmpty(form.fields.tagLine) && !isEmpty(fields.tagLine))
  const fits =
    (form.errors.gameName?.rule === 'maximum' && fitsGameName(trimRiotId(fields).gameName)) ||
    (form.errors.tagLine?.rule === 'maximum' && fitsTagLine(fields.tagLine))
  return { fields, errors: filled || fits ? {} : form.errors }
}

/**
 * The Riot ID that is looked up: without invisible marks, the blanks around its parts and a `#` between them. A whole
 * Riot ID that was typed into the game name is taken apart when there is no other tag line.
 */
export function trimRiotId({ gameName, tagLine }: RiotIdParams): RiotIdParams {
  const trimmed = { gameName: cleanGameName(gameName), tagLine: cleanTagLine(tagLine) }
  return trimmed.tagLine === '' ? (findPastedRiotId(gameName) ?? trimmed) : trimmed
}

/** The parts of a pasted `Name#TAG`; null when the text is something else and should be pasted as it is. */
export function findPastedRiotId(text: string): RiotIdParams | null {
  const hash = text.lastIndexOf('#')
  const parts = {
    gameName: cleanGameName(text.slice(0, Math.max(hash, 0))),
    tagLine: cleanTagLine(text.slice(hash + 1)),
  }
  return /^#*$/u.test(parts.gameName) || parts.tagLine === '' ? null : parts
}

const isEmpty = (text: string) => text.replaceAll(INVISIBLE_MARKS, '').trim() === ''

const fitsTagLine = (tagLine: string) => Array.from(cleanTagLine(tagLine)).length <= TAG_LINE_MAXIMUM

// Riot's client wraps the halves of a copied Riot ID in invisible marks of writing direction.
const cleanGameName = (text: string) => withoutHashBehind(text.replaceAll(INVISIBLE_MARKS, '').trim()).trimEnd()
