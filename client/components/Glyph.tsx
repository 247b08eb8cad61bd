const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z',
  feed: 'M5 4.5A14.5 14.5 0 0 1 19.5 19M5 11a8 8 0 0 1 8 8M6.5 17.5h.01',
  forward: 'M9 5.5 15.5 12 9 18.5',
} as const

interface GlyphProps {
  readonly name: keyof typeof PATHS
  /** Width and height in pixels. */
  readonly size?: number
}

/** A line drawing in the colour of the text around it. It says nothing by itself: its surroundings carry the words. */
export function Glyph({ name, size = 18 }: GlyphProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
