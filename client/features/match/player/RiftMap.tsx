import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/useFormat.ts'
import { FORCED_COLORS } from '../../../theme/tokens.ts'
import type { SideColour } from './course-player.ts'
import { EVENT_KINDS, EventMark } from './EventMark.tsx'
import type { PlayerEvents } from './player-events.ts'
import { drawnPoint, SIZE, spreadPoints } from './rift-place.ts'
import { RiftGround } from './RiftGround.tsx'

interface PlacedEvent {
  readonly seconds: number
  readonly killerId: number | null
  readonly victimId: number
  readonly assistIds: readonly number[]
  readonly place: { readonly x: number; readonly y: number }
}

interface RiftMapProps {
  readonly events: PlayerEvents<PlacedEvent>
  readonly colour: SideColour
}

/** Distance of a number from the middle of its cross. */
const BESIDE = 8

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', margin: 0 },
  map: { display: 'block', width: '100%', height: 'auto', borderRadius: tokens.borderRadiusLarge },
  number: {
    fill: tokens.colorNeutralForeground1,
    stroke: tokens.colorNeutralBackground2,
    strokeWidth: 3,
    paintOrder: 'stroke',
    fontSize: '10px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    [FORCED_COLORS]: { fill: 'CanvasText', stroke: 'Canvas' },
  },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  entry: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
})

/** Lists beside it say the same. */
export function RiftMap({ events, colour }: RiftMapProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const crosses = spreadPoints(events.deaths.map(({ place }) => drawnPoint(place)))
  const shown = EVENT_KINDS.filter((kind) => events[kind].length > 0)
  const label = t('playerCourse.map.label', {
    deaths: events.deaths.length,
    kills: events.kills.length,
    assists: events.assists.length,
  })
  return (
    <figure className={styles.root} aria-label={label}>
      <svg className={styles.map} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <RiftGround />
        {/* The most important marks are drawn last, above the others. */}
        {EVENT_KINDS.toReversed().map((kind) =>
          events[kind].map(({ seconds, victimId, place }, index) => {
            const own = drawnPoint(place)
            const at = kind === 'deaths' ? (crosses[index] ?? own) : own
            const title = t(`playerCourse.map.at.${kind}`, { time: format.duration(seconds) })
            const before = at.x > SIZE - 2 * BESIDE
            return (
              <g key={`${kind} ${seconds} ${victimId}`}>
                <title>{title}</title>
                <EventMark kind={kind} at={at} colour={colour} />
                {kind === 'deaths' ? (
                  <text
                    className={styles.number}
                    x={before ? at.x - BESIDE : at.x + BESIDE}
                    y={Math.max(at.y - 2, 10)}
                    textAnchor={before ? 'end' : 'start'}
                  >
                    {index + 1}
                  </text>
                ) : null}
              </g>
            )
          }),
        )}
      </svg>
      {shown.length === 0 ? null : (
        <figcaption className={styles.legend}>
          {shown.map((kind) => (
            <span key={kind} className={styles.entry}>
              <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                <EventMark kind={kind} at={{ x: 7, y: 7 }} colour={colour} />
              </svg>
              {t(`playerCourse.map.legend.${kind}`)}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  )
}
