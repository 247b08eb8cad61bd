import type { Lane } from '../../game-data/rules/lane.ts'
import { lines, svg } from './svg.ts'

/** A grey with a contrast of at least 3 to 1 against both a dark card and a white one. */
const GREY = '#7b8da0'

const MAP = 'M13 13h38v38H13z'

/** The part of the map that belongs to a lane, drawn strongly, and the faint lines of the map behind it. */
const GLYPHS: Readonly<Record<Lane, readonly [strong: string, faint: string]>> = {
  TOP: ['M13 51V13h38', 'M51 13v38H13'],
  JUNGLE: ['M32 55V25M32 45c-11-1-18-10-17-26 11 3 17 12 17 26M32 40c0-14 6-23 17-26 1 15-5 25-17 26', ''],
  MIDDLE: ['M14 50 50 14', MAP],
  BOTTOM: ['M13 51h38V13', 'M13 51V13h38'],
  UTILITY: ['M32 52C18 42 12 34 12 25a10 10 0 0 1 20-3 10 10 0 0 1 20 3c0 9-6 17-20 27z', ''],
}

export function drawLane(lane: Lane): string {
  const [strong, faint] = GLYPHS[lane]
  return svg(`<g opacity=".4">${lines(faint, GREY, 4)}</g>`, lines(strong, GREY, 7))
}
