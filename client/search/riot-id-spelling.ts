import type { Region } from '../gql/graphql.ts'
import type { RiotIdParams } from '../paths.ts'
import { TAG_LINE_MAXIMUM } from './account-search-form.ts'
import { listConfusedSpellings } from './confused-characters.ts'
import { findLookAlike, findScript, SCRIPTS, type Script } from './look-alike-letters.ts'
import { findRegionOfTagLine, otherTagLine, usualTagLine } from './usual-tag-lines.ts'

/** Something about a Riot ID that could be why nobody has it, with the Riot IDs that could be meant, the likeliest first. */
export type SpellingHint = { readonly searches: readonly RiotIdParams[] } & (
  | { readonly is: 'hashInName' | 'fullWidth' | 'confusable' | 'tagLineMissing' }
  | { readonly is: 'tagLineTooLong'; readonly tagLine: string }
  | { readonly is: 'tagLineInName'; readonly word: string }
  | { readonly is: 'leftOut'; readonly blanks: number; readonly invisible: number }
  | { readonly is: 'mixedScripts'; readonly letters: readonly StrangeLetter[] }
  | { readonly is: 'usualTagLine' | 'otherTagLine'; readonly region: Region; readonly tagLine: string }
)

/** A letter of another script than its word. */
export interface StrangeLetter {
  readonly letter: string
  readonly script: Script
  /** Which character of the field it is, from 1. */
  readonly place: number
  readonly field: keyof RiotIdParams
  /** The letter of the word's own script that looks like it. */
  readonly meant: string
}

/**
 * What could be wrong with the spelling of a Riot ID, the surest first; each builds on the repairs before it. No Riot ID is
 * offered twice, nor the one that was asked for, nor one of those that are `known` to exist. `region` is where it was looked
 * for; null when that was everywhere.
 */
export function listSpellingHints(
  asked: RiotIdParams,
  region: Region | null,
  known: readonly RiotIdParams[] = [],
): readonly SpellingHint[] {
  const cleaned = withoutStrays(asked)
  if (cleaned.gameName === '') return []
  const parted = partAnew(cleaned)
  const narrow = mapParts(parted?.riotId ?? cleaned, toNarrow)
  const { mended, letters } = intoOneScript(narrow)

  return withoutRepeats(
    [asked, ...known],
    [
      ...describeLeftOut(asked, cleaned),
      ...(parted === null ? [] : [parted.hint]),
      ...(isSame(narrow, parted?.riotId ?? cleaned) ? [] : [{ is: 'fullWidth', searches: [narrow] } as const]),
      ...(letters.length === 0 ? [] : [{ is: 'mixedScripts', letters, searches: [mended] } as const]),
      ...findTagLineInName(mended),
      ...(mended.tagLine === '' ? [offerUsualTagLines(mended, region)] : findUsualTagLine(mended, region)),
      ...(mended.tagLine === '' ? [] : [{ is: 'confusable', searches: listConfusedSpellings(mended) } as const]),
    ],
  )
}

/** Controls and all that takes part in a text without being drawn, but for the blanks among them. */
const INVISIBLE = /(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Regions whose usual tag lines are offered where nobody said which region is meant. */
const LIKELY_REGIONS = ['EUW', 'EUNE', 'NA', 'KR'] as const satisfies readonly Region[]

/** Regions that are easily taken for one another. */
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
  return invisible + blanks === 0 ? [] : [{ is: 'leftOut', blanks, invisible, searches: [cleaned] }]
}

/** Parts name and tag line where they must be parted otherwise; null when they can be parted as they are. */
function partAnew({ gameName, tagLine }: RiotIdParams): { riotId: RiotIdParams; hint: SpellingHint } | null {
  if (gameName.includes('#')) {
    const [before = '', after = ''] = gameName
      .split('#')
      .map((part) => part.trim())
      .filter(Boolean)
    if (before === '') return null
    const riotId = { gameName: before, tagLine: isTagLine(after) ? after : tagLine }
    return { riotId, hint: { is: 'hashInName', searches: [riotId] } }
  }
  if (Array.from(tagLine).length > TAG_LINE_MAXIMUM) {
    const riotId = { gameName: `${gameName}-${tagLine}`, tagLine: '' }
    return { riotId, hint: { is: 'tagLineTooLong', tagLine, searches: [riotId] } }
  }
  return null
}

/** Letters and digits of double width, as some keyboards of East Asia write them, in the usual one. */
function toNarrow(text: string): string {
  return text.replaceAll(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
}

/** Carries each word that mixes scripts into the one script of them that has all its letters. */
function intoOneScript(riotId: RiotIdParams): { mended: RiotIdParams; letters: readonly StrangeLetter[] } {
  const letters: StrangeLetter[] = []

  const mend = (text: string, field: keyof RiotIdParams) =>
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

  const mended = { gameName: mend(riotId.gameName, 'gameName'), tagLine: mend(riotId.tagLine, 'tagLine') }
  return { mended, letters }
}

/** The script in which a word that mixes several could be written whole; null when it mixes none, or on purpose. */
function findScriptOfAll(word: string): Script | null {
  const letters = Array.from(word).filter((letter) => findScript(letter) !== null)
  const mixed = SCRIPTS.filter((script) => letters.some((letter) => findScript(letter) === script))
  if (mixed.length < 2) return null
  return mixed.find((script) => letters.every((letter) => findLookAlike(letter, script) !== null)) ?? null
}

/** A last word of the name that can be the tag line: any short one when there is none, else one that points to a region. */
function findTagLineInName({ gameName, tagLine }: RiotIdParams): SpellingHint[] {
  const blank = gameName.lastIndexOf(' ')
  const word = gameName.slice(blank + 1)
  const likely = tagLine === '' ? isTagLine(word) : findRegionOfTagLine(word) !== null
  if (blank === -1 || !likely) return []
  return [{ is: 'tagLineInName', word, searches: [{ gameName: gameName.slice(0, blank), tagLine: word }] }]
}

function offerUsualTagLines({ gameName }: RiotIdParams, region: Region | null): SpellingHint {
  const regions = region === null ? LIKELY_REGIONS : [region]
  return { is: 'tagLineMissing', searches: regions.map((each) => ({ gameName, tagLine: usualTagLine(each) })) }
}

/** The usual tag line of the region that is meant, and the other form of it where the usual one was asked for. */
function findUsualTagLine({ gameName, tagLine }: RiotIdParams, region: Region | null): SpellingHint[] {
  const own = findRegionOfTagLine(tagLine)
  if (own === null) return []
  const hintTo = (is: 'usualTagLine' | 'otherTagLine', meant: Region, form: string): SpellingHint => ({
    is,
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

/** What was left out is worth a sentence also when Riot sees no difference. */
function withoutRepeats(told: readonly RiotIdParams[], hints: readonly SpellingHint[]): readonly SpellingHint[] {
  const seen = new Set(told.map(keyOf))
  const isNew = (riotId: RiotIdParams) => seen.size < seen.add(keyOf(riotId)).size
  return hints
    .map((hint) => ({ ...hint, searches: hint.searches.filter(isNew) }))
    .filter(({ is, searches }) => is === 'leftOut' || searches.length > 0)
}

/** Riot sees neither case nor blanks. */
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
