import { LANES } from '../../game-data/rules/lane.ts'
import type { GameBuild } from './game-build.ts'

const SEPARATOR = '|'

/** Formats a build as one line of text, some 130 characters, which starts with the champion. {@link parseBuildLine} restores it. */
export function toBuildLine(build: GameBuild): string {
  const { championId, lane, versus, win, spells, runePage, start, items, skills } = build
  const result = win ? 'W' : 'L'
  return [championId, lane ?? '', versus ?? '', result, spells ?? '', runePage ?? '', start, items, skills].join(
    SEPARATOR,
  )
}

/** True when a line has the build of this champion. */
export function isBuildOf(championId: number, line: string): boolean {
  return line.startsWith(`${championId}${SEPARATOR}`)
}

/** Parses the output of {@link toBuildLine}. Throws for any other text. */
export function parseBuildLine(line: string): GameBuild {
  const parts = line.split(SEPARATOR)
  const [champion = '', lane = '', versus = '', result = '', spells = '', runePage = '', start = '', items = ''] = parts
  const { 8: skills = '' } = parts
  const known = LANES.find((name) => name === lane) ?? null
  const isComplete = parts.length === 9 && /^\d+$/.test(champion) && /^[1-4]*$/.test(skills)
  if (!isComplete || (known === null && lane !== ''))
    throw new Error(`${JSON.stringify(line.slice(0, 100))} is not a build.`)
  return {
    championId: Number(champion),
    lane: known,
    versus: versus === '' ? null : Number(versus),
    win: result === 'W',
    spells: spells === '' ? null : spells,
    runePage: runePage === '' ? null : runePage,
    start: toNumbers(start),
    items: toNumbers(items),
    skills,
  }
}

function toNumbers(text: string): readonly number[] {
  return text === '' ? [] : text.split(',').map(Number)
}
