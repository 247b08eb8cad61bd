import { cleanTagLine, INVISIBLE_MARKS, withoutHashBehind, type RiotIdParams } from '../paths.ts'

/** Riot's limit. */
const GAME_NAME_MAXIMUM = 16

/** Riot's limit. */
export const TAG_LINE_MAXIMUM = 5

export type FieldError = { readonly rule: 'required' } | { readonly rule: 'maximum'; readonly count: number }

export interface AccountSearchErrors {
  readonly gameName?: FieldError
  readonly tagLine?: FieldError
}

export interface AccountSearchForm {
  readonly fields: RiotIdParams
  readonly errors: AccountSearchErrors
}

/** The server also looks up longer names, in case Riot ever issued one. */
export const fitsGameName = (gameName: string): boolean =>
  Array.from(gameName.normalize('NFC')).length <= GAME_NAME_MAXIMUM

/** Empty for valid fields. An error of the game name is reported first and alone. */
export function validateAccountSearch(fields: RiotIdParams): AccountSearchErrors {
  const { gameName, tagLine } = trimRiotId(fields)
  if (isEmpty(gameName)) return { gameName: { rule: 'required' } }
  if (!fitsGameName(gameName)) return { gameName: { rule: 'maximum', count: GAME_NAME_MAXIMUM } }
  if (isEmpty(tagLine)) return { tagLine: { rule: 'required' } }
  if (!fitsTagLine(tagLine)) return { tagLine: { rule: 'maximum', count: TAG_LINE_MAXIMUM } }
  return {}
}

/** Clears an error when an empty field is filled, or when a text that was too long fits. */
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

/** Removes invisible marks, surrounding blanks and a `#`. Splits a Riot ID in the game name when the tag line is empty. */
export function trimRiotId({ gameName, tagLine }: RiotIdParams): RiotIdParams {
  const trimmed = { gameName: cleanGameName(gameName), tagLine: cleanTagLine(tagLine) }
  return trimmed.tagLine === '' ? (findPastedRiotId(gameName) ?? trimmed) : trimmed
}

/** Null when the text is not `Name#TAG` and should be pasted unchanged. */
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

// Riot's client wraps both halves of a copied Riot ID in invisible direction marks.
const cleanGameName = (text: string) => withoutHashBehind(text.replaceAll(INVISIBLE_MARKS, '').trim()).trimEnd()
