import type { Region } from '../gql/graphql.ts'
import type { RiotIdParams } from '../paths.ts'
import { TAG_LINE_MAXIMUM } from './account-search-form.ts'
import { listConfusedSpellings } from './confused-characters.ts'
import { findLookAlike, findScript, SCRIPTS, type Script } from './look-alike-letters.ts'
import { findRegionOfTagLine, otherTagLine, usualTagLine } from './usual-tag-lines.ts'

/** A possible reason why no account has a Riot ID, with Riot IDs that could be meant, the likeliest first. */
export type SpellingHint = { readonly searches: readonly RiotIdParams[] } & (
  | { readonly kind: 'hashInName' | 'fullWidth' | 'confusable' | 'tagLineMissing' }
  | { readonly kind: 'tagLineTooLong'; readonly tagLine: string }
  | { readonly kind: 'tagLineInName'; readonly word: string }
  | { readonly kind: 'leftOut'; readonly blanks: number; readonly invisible: number }
  | { readonly kind: 'mixedScripts'; readonly letters: readonly StrangeLetter[] }
  | { readonly kind: 'usualTagLine' | 'otherTagLine'; readonly region: Region; readonly tagLine: string }
)

/** A letter of another script than its word. */
export interface StrangeLetter {
  readonly letter: string
  readonly script: Script
  /** Position of the character in the field, from 1. */
  readonly place: number
  readonly field: keyof RiotIdParams
  /** The similar letter of the word's own script. */
  readonly meant: string
}

/** The most certain first; each builds on the repairs before it. No Riot ID is offered twice, nor a `known` or searched one. */
export function listSpellingHints(
  asked: RiotIdParams,
  region: Region | null,
  known: readonly RiotIdParams[] = [],
): readonly SpellingHint[] {
  const cleaned = withoutStrays(asked)
  if (cleaned.gameName === '') return []
  const resplit = splitAgain(cleaned)
  const narrow = mapParts(resplit?.riotId ?? cleaned, toNarrow)
  const { repaired, letters } = intoOneScript(narrow)

  return withoutRepeats(
    [asked, ...known],
    [
      ...describeLeftOut(asked, cleaned),
      ...(resplit === null ? [] : [resplit.hint]),
      ...(isSame(narrow, resplit?.riotId ?? cleaned) ? [] : [{ kind: 'fullWidth', searches: [narrow] } as const]),
      ...(letters.length === 0 ? [] : [{ kind: 'mixedScripts', letters, searches: [repaired] } as const]),
      ...findTagLineInName(repaired),
      ...(repaired.tagLine === '' ? [offerUsualTagLines(repaired, region)] : findUsualTagLine(repaired, region)),
      ...(repaired.tagLine === '' ? [] : [{ kind: 'confusable', searches: listConfusedSpellings(repaired) } as const]),
    ],
  )
}

/** Controls and all other invisible characters, except the blanks among them. */
const INVISIBLE = /(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Regions whose usual tag lines are offered when no region is given. */
const LIKELY_REGIONS = ['EUW', 'EUNE', 'NA', 'KR'] as const satisfies readonly Region[]

/** Regions that are easily confused. */
const NEIGHBOURS: ReadonlyMap<Region, Region> = new Map([
  ['EUW', 'EUNE'],
  ['EUNE', 'EUW'],
  ['LAN', 'LAS'],
  ['LAS', 'LAN'],
])

function withoutStrays(asked: RiotIdParams): RiotIdParams {
  const { gameName, tagLine } = mapParts(asked, (text) =>
    text.replaceAll(INVISIBLE, '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim(),
  )
  return { gameName, tagLine: tagLine.replace(/^#+ ?/, '') }
}

function describeLeftOut(asked: RiotIdParams, cleaned: RiotIdParams): SpellingHint[] {
  const before = `${asked.gameName}${asked.tagLine}`
  const after = `${cleaned.gameName}${cleaned.tagLine}`
  const invisible = before.match(INVISIBLE)?.length ?? 0
  const blanks = countBlanks(before.replaceAll(INVISIBLE, '')) - countBlanks(after)
  return invisible + blanks === 0 ? [] : [{ kind: 'leftOut', blanks, invisible, searches: [cleaned] }]
}

/** Splits name and tag line differently where the present split can't be right; null where it can. */
function splitAgain({ gameName, tagLine }: RiotIdParams): { riotId: RiotIdParams; hint: SpellingHint } | null {
  if (gameName.includes('#')) {
    const [before = '', after = ''] = gameName
      .split('#')
      .map((part) => part.trim())
      .filter(Boolean)
    if (before === '') return null
    const riotId = { gameName: before, tagLine: isTagLine(after) ? after : tagLine }
    return { riotId, hint: { kind: 'hashInName', searches: [riotId] } }
  }
  if (Array.from(tagLine).length > TAG_LINE_MAXIMUM) {
    const riotId = { gameName: `${gameName}-${tagLine}`, tagLine: '' }
    return { riotId, hint: { kind: 'tagLineTooLong', tagLine, searches: [riotId] } }
  }
  return null
}

/** Converts full-width letters and digits, as some East Asian keyboards write them, to normal width. */
function toNarrow(text: string): string {
  return text.replaceAll(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
}

/** Rewrites each word that mixes scripts in the one script that has all its letters. */
function intoOneScript(riotId: RiotIdParams): { repaired: RiotIdParams; letters: readonly StrangeLetter[] } {
  const letters: StrangeLetter[] = []

  const repair = (text: string, field: keyof RiotIdParams) =>
    text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word, offset: number) => {
      const script = findScriptOfAll(word)
      if (script === null) return word
      const begin = Array.from(text.slice(0, offset)).length + 1
      return Array.from(word, (letter, index) => {
        const own = findScript(letter)
        const meant = findLookAlike(letter, script)
        if (own === null || own === script || meant === null) return letter
        letters.push({ letter, script: own, place: begin + index, field, meant })
        return meant
      }).join('')
    })

  const repaired = { gameName: repair(riotId.gameName, 'gameName'), tagLine: repair(riotId.tagLine, 'tagLine') }
  return { repaired, letters }
}

/** Null when the word does not mix scripts, or does so on purpose. */
function findScriptOfAll(word: string): Script | null {
  const letters = Array.from(word).filter((letter) => findScript(letter) !== null)
  const mixed = SCRIPTS.filter((script) => letters.some((letter) => findScript(letter) === script))
  if (mixed.length < 2) return null
  return mixed.find((script) => letters.every((letter) => findLookAlike(letter, script) !== null)) ?? null
}

/** A last word can be any short one when there is no tag line; otherwise it must point to a region. */
function findTagLineInName({ gameName, tagLine }: RiotIdParams): SpellingHint[] {
  const blank = gameName.lastIndexOf(' ')
  const word = gameName.slice(blank + 1)
  const likely = tagLine === '' ? isTagLine(word) : findRegionOfTagLine(word) !== null
  if (blank === -1 || !likely) return []
  return [{ kind: 'tagLineInName', word, searches: [{ gameName: gameName.slice(0, blank), tagLine: word }] }]
}

function offerUsualTagLines({ gameName }: RiotIdParams, region: Region | null): SpellingHint {
  const regions = region === null ? LIKELY_REGIONS : [region]
  return { kind: 'tagLineMissing', searches: regions.map((each) => ({ gameName, tagLine: usualTagLine(each) })) }
}

/** Suggests the usual tag line of the intended region, and its other form when the usual one was already searched. */
function findUsualTagLine({ gameName, tagLine }: RiotIdParams, region: Region | null): SpellingHint[] {
  const own = findRegionOfTagLine(tagLine)
  if (own === null) return []
  const hintTo = (kind: 'usualTagLine' | 'otherTagLine', meant: Region, form: string): SpellingHint => ({
    kind,
    region: meant,
    tagLine: form,
    searches: [{ gameName, tagLine: form }],
  })
  const isUsual = tagLine.toUpperCase() === usualTagLine(own)
  const likely = region ?? (isUsual ? NEIGHBOURS.get(own) : own)
  return [
    ...(likely === undefined ? [] : [hintTo('usualTagLine', likely, usualTagLine(likely))]),
    ...(isUsual && (region === null || region === own) ? [hintTo('otherTagLine', own, otherTagLine(own))] : []),
  ]
}

/** The `leftOut` hint stays without suggestions too, although Riot sees no difference. */
function withoutRepeats(excluded: readonly RiotIdParams[], hints: readonly SpellingHint[]): readonly SpellingHint[] {
  const seen = new Set(excluded.map(keyOf))
  const isNew = (riotId: RiotIdParams) => seen.size < seen.add(keyOf(riotId)).size
  return hints
    .map((hint) => ({ ...hint, searches: hint.searches.filter(isNew) }))
    .filter(({ kind, searches }) => kind === 'leftOut' || searches.length > 0)
}

/** Riot ignores case and blanks. */
function keyOf({ gameName, tagLine }: RiotIdParams): string {
  return `${gameName}#${tagLine}`.replaceAll(/\s/gu, '').toLowerCase()
}

function isTagLine(text: string): boolean {
  return /^[\p{L}\p{N}]{2,5}$/u.test(text)
}

function isSame(a: RiotIdParams, b: RiotIdParams): boolean {
  return a.gameName === b.gameName && a.tagLine === b.tagLine
}

function countBlanks(text: string): number {
  return text.match(/\s/gu)?.length ?? 0
}

function mapParts({ gameName, tagLine }: RiotIdParams, change: (text: string) => string): RiotIdParams {
  return { gameName: change(gameName), tagLine: change(tagLine) }
}
