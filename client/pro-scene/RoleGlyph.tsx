import type { ProRole } from '../gql/graphql.ts'

/** Drawings of the roles by their place on the map, a square with a base in two of its corners. */
const PATHS = {
  TOP: 'M5 19V5h14',
  JNG: 'M12 20.5c-3.6-4.8-5.4-10.3-6-17 3.6 3.4 5.3 7 6 11 .7-4 2.4-7.6 6-11-.6 6.7-2.4 12.2-6 17Z',
  MID: 'M5 19 19 5',
  ADC: 'M5 19h14V5',
  SUP: 'M12 20.5s-7-3-7-9.5V6l7-2.5L19 6v5c0 6.5-7 9.5-7 9.5ZM12 8v7M8.5 11.5h7',
} as const satisfies Record<ProRole, string>

const LANES: ReadonlySet<ProRole> = new Set(['TOP', 'MID', 'ADC'])

interface RoleGlyphProps {
  readonly role: ProRole
  /** In pixels. */
  readonly size?: number
}

/** Has no accessible name: adjacent text says the same. */
export function RoleGlyph({ role, size = 16 }: RoleGlyphProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {LANES.has(role) ? <path d="M5 5h14v14H5Z" opacity="0.35" strokeWidth="1.5" /> : null}
      <path d={PATHS[role]} strokeWidth={LANES.has(role) ? 3 : 1.8} />
    </svg>
  )
}
