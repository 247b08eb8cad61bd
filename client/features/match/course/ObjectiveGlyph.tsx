import { makeStyles } from '@fluentui/react-components'
import type { ObjectiveKind } from './objectives.ts'

interface Drawing {
  readonly path: string
  /** True for a drawing of lines; others are filled. */
  readonly lines?: true
}

const TOWER: Drawing = { path: 'M3 2h2.2v1.8h1.7V2h2.2v1.8h1.7V2H13v4l-1.6 1.5v4.3L13 14H3l1.6-2.2V7.5L3 6z' }

const DOT: Drawing = { path: 'M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z' }

/** Drawings of the objectives, in a square of 16. They are our own: none is taken from the game. */
const DRAWINGS: Readonly<Record<ObjectiveKind, Drawing>> = {
  BARON: { path: 'M1.5 4.5 5 7.5l3-5.5 3 5.5 3.5-3L13 13H3z' },
  ELDER_DRAGON: { path: 'M8 .8l2 5.2 5.2 2-5.2 2-2 5.2-2-5.2L.8 8l5.2-2z' },
  ATAKHAN: {
    path: 'M1.8 1.5C2.6 5 4.2 6.3 6.5 6.8h3c2.3-.5 3.9-1.8 4.7-5.3 1.3 4.6 0 7.7-3.4 9L8 14.8l-2.8-4.3C1.8 9.2.5 6.1 1.8 1.5z',
  },
  INFERNAL: {
    path: 'M8.4 1c.3 3 4.4 4.5 4.4 8.6a4.8 4.8 0 0 1-9.6 0c0-2 1-3.2 1.8-4.4.2 1.3.7 2 1.5 2.4C6.2 5 6.9 2.8 8.4 1z',
  },
  CLOUD: { path: 'M4.3 13h7.5a3.1 3.1 0 0 0 .5-6.15 4.3 4.3 0 0 0-8.3-.4A3.3 3.3 0 0 0 4.3 13z' },
  OCEAN: {
    path: 'M1.5 6.2c2.2-2.4 4.3-2.4 6.5 0s4.3 2.4 6.5 0M1.5 11.2c2.2-2.4 4.3-2.4 6.5 0s4.3 2.4 6.5 0',
    lines: true,
  },
  MOUNTAIN: { path: 'M.8 13.2 6 4l2.5 4.3L10.2 6l5 7.2z' },
  HEXTECH: { path: 'M8 1.5l5.6 3.25v6.5L8 14.5l-5.6-3.25v-6.5zM8 5.3L5.7 6.65v2.7L8 10.7l2.3-1.35v-2.7z' },
  CHEMTECH: { path: 'M5.4 1.4h5.2V3h-.9v3.2l3.7 6.2c.5.9-.1 2.1-1.2 2.1H3.8c-1.1 0-1.7-1.2-1.2-2.1l3.7-6.2V3h-.9z' },
  DRAGON: {
    path: 'M1.5 2.5C7 2.5 10 5 10.3 9c.8-.8 1.3-1.7 1.5-2.9 1.8 3.4.4 7.4-3.6 8.4C4.8 15 2.7 12.3 3.3 9.2l1.9 1C4.9 7.3 3.8 4.8 1.5 2.5z',
  },
  RIFT_HERALD: {
    path: 'M.8 8S3.3 3.3 8 3.3 15.2 8 15.2 8 12.7 12.7 8 12.7.8 8 .8 8zM8 5.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  },
  INHIBITOR: { path: 'M8 1.2L13.2 8 8 14.8 2.8 8zM8 5.2L5.8 8 8 10.8 10.2 8z' },
  NEXUS_TOWER: TOWER,
  BASE_TOWER: TOWER,
  INNER_TOWER: TOWER,
  OUTER_TOWER: TOWER,
  VOID_GRUB: {
    path: 'M4 7.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM8.6 4.6a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM12.6 4.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z',
  },
  OTHER_MONSTER: DOT,
  OTHER_BUILDING: DOT,
}

const useStyles = makeStyles({ glyph: { display: 'block', flexShrink: 0 } })

interface ObjectiveGlyphProps {
  readonly kind: ObjectiveKind
  /** In pixels. */
  readonly size: number
}

/** The surroundings must provide the words. */
export function ObjectiveGlyph({ kind, size }: ObjectiveGlyphProps) {
  const styles = useStyles()
  const { path, lines = false } = DRAWINGS[kind]
  return (
    <svg aria-hidden className={styles.glyph} width={size} height={size} viewBox="0 0 16 16">
      {lines ? (
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      ) : (
        <path d={path} fill="currentColor" fillRule="evenodd" />
      )}
    </svg>
  )
}
