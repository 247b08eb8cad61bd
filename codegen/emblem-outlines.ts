import { readFileSync, writeFileSync } from 'node:fs'
import { icons } from '@iconify-json/game-icons'
import svgpath from 'svgpath'
import { z } from 'zod'

const FOLDER = 'gateway/images/drawn/emblems'

/** Icons by the names of what they stand for. */
const NAMED = z.record(z.string(), z.object({ icon: z.string() }))

/** Numbers of what an icon stands for, by icon. */
const NUMBERED = z.record(z.string(), z.array(z.number()))

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))
}

function listIcons(): readonly string[] {
  const named = ['champions.json', 'spells.json'].flatMap((file) => Object.values(NAMED.parse(read(file))))
  const numbered = ['items.json', 'runes.json'].flatMap((file) => Object.keys(NUMBERED.parse(read(file))))
  return [...new Set([...named.map(({ icon }) => icon), ...numbered])].toSorted()
}

/** Returns the outline of an icon on a square of 512. Whole numbers are exact enough for a picture of 64 pixels. */
function outlineOf(icon: string): string {
  const body = icons.icons[icon]?.body ?? ''
  const paths = Array.from(body.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path)
  if (paths.length === 0) throw new Error(`There is no icon ${icon} in the set. Choose another one in ${FOLDER}.`)
  return paths.map((path) => svgpath(path).round(0).rel().round(0).toString()).join('')
}

/** Writes the outlines of the icons that the tables of emblems name, for the drawings of the server. */
export function writeEmblems(): void {
  const outlines = Object.fromEntries(listIcons().map((icon) => [icon, outlineOf(icon)]))
  writeFileSync(`${FOLDER}/outlines.json`, `${JSON.stringify(outlines, null, 2)}\n`)
}
