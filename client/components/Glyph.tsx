import { LineDrawing } from './LineDrawing.tsx'

const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  settings:
    'M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  feed: 'M5 4.5A14.5 14.5 0 0 1 19.5 19M5 11a8 8 0 0 1 8 8M6.5 17.5h.01',
  forward: 'M9 5.5 15.5 12 9 18.5',
  becomes: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  star: 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
  flag: 'M5 21V4.5c4.5-2.5 9.5 2.5 14 0v10c-4.5 2.5-9.5-2.5-14 0',
  recent: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 8v4l2.5 1.5',
} as const

interface GlyphProps {
  readonly name: keyof typeof PATHS
  /** Width and height in pixels. */
  readonly size?: number
}

/** Has no accessible name: the surroundings must provide the words. */
export function Glyph({ name, size = 18 }: GlyphProps) {
  return <LineDrawing path={PATHS[name]} size={size} />
}
