import type { RiotIdParams } from '../paths.ts'
import { findRegionOfTagLine } from './usual-tag-lines.ts'

/** What can be read in place of a character. */
const READ_AS: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  O: ['0'],
  o: ['0'],
  '1': ['l', 'I'],
  '|': ['I', 'l'],
  I: ['l', '1'],
  i: ['l', '1'],
  l: ['I', '1'],
}

/** How many of them are offered: more would be a guessing game. */
const MOST = 3

/** Riot IDs in which 0 and O, or 1, l and I, are taken for one another, the likeliest first; at most three. */
export function listConfusedSpellings(riotId: RiotIdParams): readonly RiotIdParams[] {
  const inName = listSwaps(riotId.gameName).map(({ text, likely }) => ({
    riotId: { ...riotId, gameName: text },
    likely,
  }))
  // A tag line that names a region was hardly misread, and one that nearly does was meant to.
  const misread = findRegionOfTagLine(riotId.tagLine) === null ? listSwaps(riotId.tagLine) : []
  const inTagLine = misread.map(({ text, likely }) => ({
    riotId: { ...riotId, tagLine: text },
    likely: findRegionOfTagLine(text) === null ? likely : 3,
  }))
  return [...inName, ...inTagLine]
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, MOST)
    .map(({ riotId: other }) => other)
}

/** A text with characters taken for others, and how likely that is: the higher the likelier. */
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
      // Who takes a character for another once mostly does so each time.
      const all = { text: swap(text, runs, to), likely: Math.min(...single.map(({ likely }) => likely)) + 0.5 }
      return [all, ...single]
    })
  })
}

/** Where a character stands, several of them in a row as one: from, and up to but without. */
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

function likelihood(text: string, [begin, end]: Run, from: string, to: string): number {
  const before = text[begin - 1] ?? ''
  const beside = before + (text[end] ?? '')
  const besideLetters = /\p{L}/u.test(beside)
  const besideDigits = /\d/.test(beside)
  if (from === '|') return 3
  if (/\d/.test(from)) return besideLetters && !besideDigits ? 2 : 0
  if (/\d/.test(to)) return besideDigits && !besideLetters ? 2 : 0
  if (from === 'I' && /\p{Ll}/u.test(before)) return 2
  return from === 'l' && !/\p{L}/u.test(before) ? 1 : 0
}
