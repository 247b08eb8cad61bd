import type { Region } from '../../shared/region.ts'
import { letters } from './letters.ts'
import { svg } from './svg.ts'

const MERIDIANS = 'M32 4c-20 16-20 40 0 56M32 4c20 16 20 40 0 56M9 19h46M9 45h46'

export function drawRegion(region: Region): string {
  return svg(
    '<circle cx="32" cy="32" r="29.5" fill="#1d2935" stroke="#6d8296" stroke-width="3"/>',
    `<path d="${MERIDIANS}" fill="none" stroke="#3b4d5f" stroke-width="2"/>`,
    letters(region, '#eaf1f7', { size: 27, centre: [32, 32], maxWidth: 48 }),
  )
}
