import type { RiotIdParams } from '../paths.ts'
import { findRegionOfTagLine } from './usual-tag-lines.ts'

/** A lower-case i keeps its dot and a name has no case, so neither is listed. */
const READ_AS: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  O: ['0'],
  o: ['0'],
  '1': ['l', 'i'],
  '|': ['i', 'l'],
  I: ['l', '1'],
  l: ['I', '1'],
}

/** More suggestions would be a guessing game. */
const MAX_SUGGESTIONS = 3

/** Likeliest first. Only questions characters that look out of place: a digit among letters, or an I or l in an odd position. */
export function listConfusedSpellings(riotId: RiotIdParams): readonly RiotIdParams[] {
  const inName = listSwaps(riotId.gameName).map(({ text, likely }) => ({
    riotId: { ...riotId, gameName: text },
    likely,
  }))
  // A tag line that names a region was hardly misread. One that almost names a region was probably meant to.
  const misread = findRegionOfTagLine(riotId.tagLine) === null ? listSwaps(riotId.tagLine) : []
  const inTagLine = misread.map(({ text, likely }) => ({
    riotId: { ...riotId, tagLine: text },
    likely: findRegionOfTagLine(text) === null ? likely : 3,
  }))
  return [...inName, ...inTagLine]
    .filter(({ likely }) => likely > 0)
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ riotId: other }) => other)
}

/** A text with swapped characters, and its likelihood: the higher, the likelier. */
interface Swap {
  readonly text: string
  readonly likely: number
}

function listSwaps(text: string): readonly Swap[] {
  return Object.entries(READ_AS).flatMap(([from, readings]) => {
    const runs = findRuns(text, from)
    return readings.flatMap((to) => {
      const single = runs.map((run) => ({ text: swap(text, [run], to), likely: likelihood(text, run, from, to) }))
      if (runs.length < 2) return single
      // A reader who confuses two characters once usually does so everywhere.
      const least = Math.min(...single.map(({ likely }) => likely))
      return [{ text: swap(text, runs, to), likely: least === 0 ? 0 : least + 0.5 }, ...single]
    })
  })
}

/** The range of a repeated character: from `begin` to before `end`. */
type Run = readonly [begin: number, end: number]

function findRuns(text: string, character: string): readonly Run[] {
  const runs: Run[] = []
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at)) {
    const begin = at
    while (text[at] === character) at += 1
    runs.push([begin, at])
  }
  return runs
}

function swap(text: string, runs: readonly Run[], to: string): string {
  return runs.reduce(
    (swapped, [begin, end]) => swapped.slice(0, begin) + to.repeat(end - begin) + swapped.slice(end),
    text,
  )
}

/** Rates how likely a run of characters was misread, up to 3; 0 when nothing suggests it. */
function likelihood(text: string, [begin, end]: Run, from: string, to: string): number {
  const before = text[begin - 1] ?? ''
  const after = text[end] ?? ''
  if (from === '|') return 3
  if (DIGIT.test(from)) return digitLikelihood(before, after, from)
  if (DIGIT.test(to)) return DIGIT.test(before + after) && !LETTER.test(before + after) ? 2 : 0
  if (isBars(text, begin)) return 1
  return from === 'I' ? capitalLikelihood(before, after) : smallLikelihood(before, after)
}

const DIGIT = /\d/u
const LETTER = /\p{L}/u
const VOWEL = /[aeiouy]/iu

function digitLikelihood(before: string, after: string, digit: string): number {
  if (DIGIT.test(before + after)) return 0
  if (LETTER.test(before) && LETTER.test(after)) return 2
  // Many names end in a number, but hardly any in a zero.
  return LETTER.test(after) || (digit === '0' && LETTER.test(before)) ? 1 : 0
}

/** A capital I inside a word, next to the vowel that an l would have: PIayer, AngeI. */
function capitalLikelihood(before: string, after: string): number {
  const within = /\p{Ll}/u.test(after) || (/\p{Ll}/u.test(before) && !LETTER.test(after))
  return LETTER.test(before) && within && VOWEL.test(before + after) ? 2 : 0
}

/** A lower-case l at the start of a word without a following vowel, or among capitals: lce, KlNG. */
function smallLikelihood(before: string, after: string): number {
  if (/^\p{Lu}$/u.test(after)) return LETTER.test(before) && !/\p{Lu}/u.test(before) ? 0 : 2
  return !LETTER.test(before) && LETTER.test(after) && !VOWEL.test(after) ? 1 : 0
}

/** True for a word of nothing but strokes, which can't be deciphered. */
function isBars(text: string, at: number): boolean {
  const word = /^[\p{L}\p{N}|]*/u.exec(text.slice(text.slice(0, at).search(/[\p{L}\p{N}|]*$/u)))?.[0] ?? ''
  return /^[Il1|]+$/u.test(word)
}
